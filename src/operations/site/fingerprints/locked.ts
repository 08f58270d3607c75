/**
 * A platform whose customers' pages are locked to it. Evidence is only what the page loads, embeds or posts to,
 * its scripts and generator, a cookie, its own host, and a link to the business's account: `links` has
 * places with `*` for the name of the account, as a path segment or a subdomain.
 */
export interface LockedPlatform {
  readonly name: string;
  readonly loads: readonly string[];
  readonly links?: readonly string[];
  readonly says?: readonly string[];
  readonly generator?: string;
  /** Beginning of a cookie's name, in lower case. */
  readonly cookie?: string;
  /** Domain under which the platform gives businesses their own hosts. */
  readonly sites?: string;
}

/** By rank: who builds the whole site comes before who only takes bookings. */
export const lockedPlatforms: readonly LockedPlatform[] = [
  // Restaurants
  { name: 'BentoBox', loads: ['getbento.com/'], sites: 'getbento.com' },
  { name: 'Popmenu', loads: ['popmenu.com/'], says: ['POPMENU_CLIENT'], sites: 'popmenu.com' },
  { name: 'SpotHopper', loads: ['spotapps.co/'] },
  // Dentists and doctors
  { name: 'ProSites', loads: ['prosites.com/'] },
  { name: 'Roya', loads: ['royacdn.com/'] },
  { name: 'PatientSites', loads: ['patientsites.com/'] },
  // Real estate
  { name: 'Real Geeks', loads: ['realgeeks.com/', 'realgeeks.media/'], sites: 'realgeeks.com' },
  { name: 'Sierra Interactive', loads: ['sierrainteractive.com/', 'sierrainteractivedev.com/'] },
  { name: 'kvCORE', loads: ['kvcore.com/'] },
  { name: 'Brivity', loads: ['brivityidx.com/'], sites: 'brivityidx.com' },
  { name: 'Top Producer', loads: ['topproducerwebsite.com/'], sites: 'topproducerwebsite.com' },
  { name: 'RentCafe', loads: ['rentcafe.com/'], links: ['*.securecafe.com/onlineleasing/*'] },
  // Cars
  { name: 'Dealer.com', loads: ['static.dealer.com/', 'pictures.dealer.com/'] },
  { name: 'DealerOn', loads: ['dlron.us/', 'dealeron.com/'] },
  { name: 'CDK Global', loads: ['connectcdk.com/', 'assets-cdk.com/'] },
  { name: 'Dealer Spike', loads: ['dealerspike.com/'] },
  { name: 'ARI', loads: ['ari-secure.com/', 'arinet.com/', 'endeavorsuite.com/'] },
  { name: 'AutoManager', loads: ['automanager.com/'] },
  { name: 'DX1', loads: ['dx1app.com/'] },
  // Hotels
  { name: 'Simplotel', loads: ['simplotel.com/'] },
  { name: 'Lodgify', loads: ['lodgify.com/'], sites: 'lodgify.com' },
  // Churches
  { name: 'The Church Co', loads: ['thechurchco.com/'], generator: 'the church co' },
  { name: 'Elexio', loads: ['elexiocms.com/'] },
  { name: 'Subsplash', loads: ['subsplash.com/'], sites: 'subspla.sh' },
  // Law, local business, schools
  { name: 'Justia', loads: ['justatic.com/'], cookie: 'sessjustia' },
  { name: 'Scorpion', loads: ['scorpion.direct/'] },
  { name: 'Hibu', loads: ['hibuwebsites.com/'] },
  { name: 'Finalsite', loads: ['finalsite.net/'], says: ['fsPoweredByFinalsite'] },
  { name: 'Edlio', loads: ['edlio.net/', 'edliocloud.com/'], generator: 'edlio' },
  // Orders and tables
  {
    name: 'Toast',
    loads: ['toasttab.com/'],
    links: ['order.toasttab.com/online/*', 'toasttab.com/local/order/*', 'tables.toasttab.com/restaurants/*'],
  },
  {
    name: 'ChowNow',
    loads: ['chownow.com/'],
    links: ['direct.chownow.com/order/*', 'ordering.chownow.com/order/*', 'eat.chownow.com/order/*'],
  },
  { name: 'Flipdish', loads: ['flipdish.com/', 'flipdish.co/'], links: ['*.flipdish.menu/'] },
  {
    name: 'GloriaFood',
    loads: ['fbgcdn.com/', 'foodbooking.com/'],
    links: ['foodbooking.com/ordering/restaurant/*'],
  },
  {
    name: 'OpenTable',
    loads: ['opentable.com/widget/', 'opentable.co.uk/widget/', 'opentable.de/widget/'],
    links: ['opentable.com/r/*', 'opentable.com/restref/*'],
  },
  { name: 'Resy', loads: ['widgets.resy.com/'], links: ['resy.com/cities/*/venues/*'] },
  {
    name: 'SevenRooms',
    loads: ['sevenrooms.com/'],
    links: ['sevenrooms.com/reservations/*', 'sevenrooms.com/explore/*'],
  },
  {
    name: 'TableCheck',
    loads: ['tablecheck.com/'],
    links: ['tablecheck.com/*/shops/*', 'tablecheck.com/shops/*'],
  },
  { name: 'Tableo', loads: ['tableo.com/'], links: ['app.tableo.com/r/*'] },
  // Salons
  {
    name: 'Boulevard',
    loads: ['joinboulevard.com/'],
    links: ['blvd.me/*', 'dashboard.boulevard.io/booking/businesses/*'],
  },
  { name: 'Mangomint', loads: ['mangomint.com/'], links: ['booking.mangomint.com/*'] },
  {
    name: 'Phorest',
    loads: ['phorestcdn.com/', 'phorest.com/'],
    links: ['phorest.com/salon/*', 'phorest.com/book/salons/*'],
  },
  { name: 'Booksy', loads: ['booksy.com/widget/'], links: ['booksy.com/*/*_*'] },
  { name: 'Vagaro', loads: ['vagaro.com/'], links: ['vagaro.com/*/book-now', 'vagaro.com/*/services'] },
  { name: 'Fresha', loads: ['fresha.com/'], links: ['fresha.com/book-now/*', 'fresha.com/a/*'] },
  { name: 'Zenoti', loads: ['zenoti.com/'], links: ['*.zenoti.com/webstorenew', '*.zenoti.com/webstore'] },
  {
    name: 'Squire',
    loads: ['getsquire.com/'],
    says: ['SquireWidget'],
    links: ['getsquire.com/booking/book/*'],
  },
  { name: 'Salonist', loads: ['salonist.io/'] },
  // Fitness
  {
    name: 'Mindbody',
    loads: ['mindbodyonline.com/', 'healcode.com/'],
    links: ['clients.mindbodyonline.com/classic/*'],
  },
  { name: 'Zen Planner', loads: ['zenplanner.com/'], links: ['*.sites.zenplanner.com/'] },
  { name: 'Glofox', loads: ['glofox.com/'], links: ['app.glofox.com/portal/'] },
  {
    name: 'Momence',
    loads: ['momence.com/', 'ribbon.com/plugin/'],
    links: ['momence.com/u/*', 'momence.com/m/*'],
  },
  { name: 'bsport', loads: ['bsport.io/'], links: ['backoffice.bsport.io/m/*'] },
  { name: 'Walla', loads: ['hellowalla.com/'], links: ['app.hellowalla.com/*'] },
  { name: 'Kicksite', loads: ['kicksite.net/'], links: ['*.kicksite.net/'] },
  { name: 'TeamUp', loads: ['goteamup.com/'], links: ['goteamup.com/p/*'] },
  { name: 'Virtuagym', loads: ['virtuagym.com/'], links: ['*.virtuagym.com/classes'] },
  { name: 'Hapana', loads: ['hapana.com/'] },
  // Practices
  {
    name: 'Zocdoc',
    loads: ['offsiteschedule.zocdoc.com/'],
    links: ['zocdoc.com/practice/*', 'zocdoc.com/doctor/*'],
  },
  {
    name: 'Solutionreach',
    loads: ['solutionreach.com/'],
    links: ['schedule.solutionreach.com/scheduling/subscriber/*'],
  },
  {
    name: 'Demandforce',
    loads: ['demandforce.com/', 'demandforced3.com/'],
    links: ['demandforced3.com/b/*'],
  },
  { name: 'DenGro', loads: ['dengro.com/'] },
  { name: 'HotDoc', loads: ['hotdoc.com.au/'], links: ['hotdoc.com.au/medical-centres/*'] },
  // Rents and rooms
  { name: 'DoorLoop', loads: ['doorloop.com/'], links: ['*.app.doorloop.com/'] },
  {
    name: 'Cloudbeds',
    loads: ['cloudbeds.com/'],
    links: ['hotels.cloudbeds.com/*/reservation/*', 'hotels.cloudbeds.com/reservation/*'],
  },
  {
    name: 'SiteMinder',
    loads: ['widget.siteminder.com/'],
    links: ['book-directonline.com/properties/*', 'direct-book.com/properties/*'],
  },
  {
    name: 'Mews',
    loads: ['mews.li/', 'api.mews.com/', 'app.mews.com/'],
    links: ['app.mews.com/distributor/*'],
  },
  { name: 'SabeeApp', loads: ['sabeeapp.com/'], links: ['ibe.sabeeapp.com/properties/*'] },
  {
    name: 'Little Hotelier',
    loads: ['littlehotelier.com/'],
    cookie: 'littlehotelier',
    links: ['*.littlehotelier.com/properties/*'],
  },
  { name: 'eviivo', loads: ['eviivo.com/'], cookie: 'eviivo', links: ['via.eviivo.com/*'] },
  // Gifts, matters, visits
  { name: 'Pushpay', loads: ['pushpay.com/'], links: ['pushpay.com/g/*'] },
  {
    name: 'Clio',
    loads: ['app.clio.com/'],
    links: ['app.clio.com/book/*', 'app.clio.com/link/*'],
  },
  {
    name: 'Lawmatics',
    loads: ['navi.lawmatics.com/', 'app.lawmatics.com/'],
    links: ['app.lawmatics.com/forms/share/*'],
  },
  {
    name: 'Housecall Pro',
    loads: ['housecallpro.com/'],
    links: ['book.housecallpro.com/book/*', 'client.housecallpro.com/*'],
  },
  { name: 'ServiceTitan', loads: ['static.servicetitan.com/', 'embed.scheduler.servicetitan.com/'] },
  { name: 'Jobber', loads: ['clienthub.getjobber.com/'], links: ['clienthub.getjobber.com/client_hubs/*'] },
];
