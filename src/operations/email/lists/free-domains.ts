import { requireText } from '../../../schema/argument.ts';

/**
 * Providers where a private person gets a mailbox or an alias, curated by hand: free web mail, the mail of
 * access providers and alias services. Each is a fact about the domain, not a fault of the address.
 */

/** A brand and the suffixes of its addresses. */
const brands: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  yahoo:
    'com ca fr de it es in ie gr se dk no fi nl be pt pl ro hu cz at ch co.uk co.in co.jp co.id co.nz co.kr co.th ' +
    'co.za com.br com.ar com.mx com.au com.hk com.sg com.ph com.my com.vn com.tw com.tr com.co com.pe com.ve cl',
  ymail: 'com',
  rocketmail: 'com',
  hotmail:
    'com ca fr de it es be nl se dk no fi gr ch at cz hu sk lt lv rs ro co.uk co.jp co.id co.kr co.nz co.th co.za ' +
    'co.il co.in com.br com.ar com.au com.mx com.tr com.tw com.hk com.vn cl',
  outlook:
    'com fr de it es be dk at cz ie in jp kr pt ph sa sg sk hu lv cl co.id co.il co.nz co.th com.ar com.au com.br ' +
    'com.gr com.tr com.vn com.pe',
  live:
    'com ca fr de it be nl se dk no fi at ie in jp ru cn cl co.uk co.za co.kr com.au com.ar com.mx com.my com.pt ' +
    'com.ph com.sg com.pe',
  msn: 'com',
  passport: 'com',
  windowslive: 'com',
  icloud: 'com',
  me: 'com',
  mac: 'com',
  aol: 'com de fr it es se nl be jp co.uk com.au com.br',
  aim: 'com',
  proton: 'me',
  protonmail: 'com ch',
  pm: 'me',
  gmx: 'com de net at ch us fr es it biz info org li eu co.uk',
  zoho: 'com eu in com.au com.cn jp',
  zohomail: 'com eu in com.au',
  fastmail: 'com fm cn de es fr in jp mx net nl org se us to tw uk co.uk com.au',
  tuta: 'com io',
  tutanota: 'com de',
  mailo: 'com eu',
  yandex: 'ru com by kz ua com.tr com.ua com.am com.ge co.il fr uz lt lv ee',
};

const domains = `
  web.de mail.com email.com t-online.de freenet.de arcor.de posteo.de posteo.net posteo.at posteo.eu mailbox.org
  1und1.de online.de vodafone.de kabelmail.de unity-mail.de ewe.net ewetel.net gmxpro.de directbox.com smart-mail.de
  mail.de kabelbw.de netcologne.de osnanet.de htp-tel.de versanet.de onlinehome.de alice-dsl.net alice.de o2online.de
  a1.net aon.at chello.at utanet.at inode.at kabsi.at liwest.at bluewin.ch sunrise.ch hispeed.ch hotmail.li
  tutamail.com keemail.me hush.com hushmail.com hushmail.me hey.com runbox.com startmail.com ctemplar.com mailfence.com
  countermail.com lavabit.com riseup.net disroot.org autistici.org inventati.org tilde.club sdf.org cock.li airmail.cc
  inbox.com inbox.lv inbox.lt mail.ee hot.ee online.ee delfi.lt one.lt
  mail.ru bk.ru inbox.ru list.ru internet.ru xmail.ru ya.ru narod.ru rambler.ru lenta.ru autorambler.ru myrambler.ru
  ro.ru pochta.ru nm.ru e1.ru ngs.ru sibmail.com ukr.net i.ua meta.ua bigmir.net ua.fm email.ua tut.by mail.by
  mail.kz wp.pl o2.pl tlen.pl go2.pl onet.pl onet.eu op.pl vp.pl poczta.onet.pl interia.pl interia.eu poczta.fm
  gazeta.pl buziaczek.pl autograf.pl spoko.pl neostrada.pl seznam.cz email.cz post.cz spoluzaci.cz centrum.cz
  atlas.cz volny.cz tiscali.cz quick.cz azet.sk zoznam.sk post.sk centrum.sk pobox.sk stonline.sk freemail.hu
  citromail.hu t-online.hu indamail.hu vipmail.hu upcmail.hu abv.bg mail.bg dir.bg gbg.bg net.hr inet.hr
  siol.net volja.net eunet.rs sbb.rs ptt.rs mts.rs libero.it virgilio.it alice.it tim.it tin.it tiscali.it
  inwind.it iol.it blu.it email.it fastwebnet.it poste.it supereva.it teletu.it vodafone.it aruba.it pec.it
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr club-internet.fr cegetel.net
  9online.fr noos.fr aliceadsl.fr voila.fr caramail.com lilo.org ik.me infomaniak.ch netplus.ch vtxmail.ch
  telenet.be skynet.be proximus.be scarlet.be voo.be base.be belgacom.net pandora.be ziggo.nl kpnmail.nl kpnplanet.nl
  planet.nl home.nl hetnet.nl xs4all.nl upcmail.nl casema.nl chello.nl quicknet.nl tele2.nl online.nl zonnet.nl
  versatel.nl solcon.nl hccnet.nl caiway.nl telfort.nl dds.nl pt.lu internet.lu vo.lu
  telia.com tele2.se spray.se comhem.se bredband.net bredband2.com swipnet.se home.se online.no broadpark.no
  frisurf.no getmail.no altibox.no sf-nett.no mail.dk jubii.dk tdcadsl.dk stofanet.dk ofir.dk youmail.dk
  kolumbus.fi elisanet.fi suomi24.fi luukku.com pp.inet.fi netti.fi saunalahti.fi simnet.is internet.is
  btinternet.com btopenworld.com bt.com talktalk.net tiscali.co.uk virginmedia.com virgin.net ntlworld.com
  blueyonder.co.uk sky.com orange.net freeserve.co.uk fsmail.net lineone.net plusnet.com f2s.com uwclub.net eircom.net
  iol.ie indigo.ie telefonica.net terra.es ono.com ya.com wanadoo.es movistar.es jazzfree.com sapo.pt clix.pt iol.pt
  netcabo.pt mail.telepac.pt otenet.gr forthnet.gr hol.gr in.gr mail.gr freemail.gr cytanet.com.cy onvol.net
  go.net.mt mynet.com mail.com.tr superonline.com ttmail.com walla.com walla.co.il netvision.net.il bezeqint.net
  012.net.il zahav.net.il emirates.net.ae eim.ae batelco.com.bh qatar.net.qa maktoob.com
  comcast.net xfinity.com verizon.net att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net
  flash.net prodigy.net snet.net nvbell.net cox.net charter.net spectrum.net roadrunner.com rr.com twc.com
  brighthouse.com optonline.net optimum.net suddenlink.net earthlink.net mindspring.com peoplepc.com netzero.net
  netzero.com juno.com frontier.com frontiernet.net windstream.net centurylink.net centurytel.net embarqmail.com q.com
  qwest.net cableone.net mchsi.com mediacombb.net wowway.com wideopenwest.com rcn.com tds.net hughes.net excite.com
  lycos.com netscape.net compuserve.com usa.net usa.com myway.com mail2world.com bigfoot.com pobox.com alum.mit.edu
  rogers.com shaw.ca telus.net bell.net sympatico.ca videotron.ca cogeco.ca eastlink.ca sasktel.net mts.net nb.sympatico.ca
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au internode.on.net tpg.com.au dodo.com.au westnet.com.au
  ozemail.com.au adam.com.au aapt.net.au xtra.co.nz slingshot.co.nz orcon.net.nz clear.net.nz paradise.net.nz
  vodafone.co.nz snap.net.nz qq.com foxmail.com vip.qq.com 163.com 126.com yeah.net vip.163.com 188.com 139.com 189.cn
  wo.cn sina.com sina.cn vip.sina.com sohu.com tom.com 21cn.com 263.net aliyun.com naver.com hanmail.net daum.net
  kakao.com nate.com empas.com korea.com lycos.co.kr dreamwiz.com hanafos.com docomo.ne.jp ezweb.ne.jp au.com
  softbank.ne.jp i.softbank.jp biglobe.ne.jp nifty.com ocn.ne.jp so-net.ne.jp goo.jp excite.co.jp plala.or.jp
  pchome.com.tw seed.net.tw hinet.net netvigator.com singnet.com.sg starhub.net.sg pacific.net.sg streamyx.com
  tm.net.my telkom.net plasa.com rediffmail.com rediff.com indiatimes.com sify.com vsnl.net vsnl.com bsnl.in
  sancharnet.in airtelmail.in webmail.co.za mweb.co.za telkomsa.net vodamail.co.za iafrica.com uol.com.br bol.com.br
  terra.com.br ig.com.br globo.com globomail.com r7.com zipmail.com.br oi.com.br itelefonica.com.br superig.com.br
  prodigy.net.mx arnet.com.ar fibertel.com.ar ciudad.com.ar speedy.com.ar vtr.net entelchile.net terra.com
  terra.com.mx cantv.net une.net.co adinet.com.uy operamail.com myopera.com techie.com dr.com doctor.com
  consultant.com engineer.com post.com europe.com asia.com usa.net writeme.com iname.com cheerful.com accountant.com
  lawyer.com teacher.com musician.org artlover.com london.com berlin.com munich.com contractor.net
  swissmail.org vivaldi.net skiff.com onmail.com mail.fr net-c.com netcourrier.com openmailbox.org
  atomicmail.io tutanota.de thexyz.com polarismail.com migadu.com opayq.com
  plus.com o2.co.uk unitybox.de bluemail.ch apollo.lv c2i.net ymobile.ne.jp dti.ne.jp asahi-net.or.jp infoseek.jp
  ybb.ne.jp yam.com care2.com netc.fr msn.nl
`;

/** Domains among which the customers of one provider choose: Fastmail's, then those of mail.com. */
const choices = `
  123mail.org 150mail.com 150ml.com 16mail.com 2-mail.com 4email.net 50mail.com airpost.net allmail.net bestmail.us
  cluemail.com elitemail.org emailcorner.net emailengine.net emailengine.org emailgroups.net emailplus.org
  emailuser.net eml.cc f-m.fm fast-email.com fast-mail.org fastem.com fastemail.us fastemailer.com fastest.cc
  fastimap.com fastmail.im fastmailbox.net fastmessaging.com fea.st fmail.co.uk fmailbox.com fmgirl.com fmguy.com
  ftml.net hailmail.net imap-mail.com imap.cc imapmail.org inoutbox.com internet-e-mail.com internet-mail.org
  internetemails.net internetmailing.net jetemail.net justemail.net letterboxes.org mail-central.com mail-page.com
  mailas.com mailbolt.com mailc.net mailcan.com mailforce.net mailhaven.com mailingaddress.org mailite.com
  mailmight.com mailnew.com mailsent.net mailservice.ms mailup.net mailworks.org ml1.net mm.st myfastmail.com
  mymacmail.com nospammail.net ownmail.net petml.com postinbox.com postpro.net proinbox.com promessage.com
  realemail.net reallyfast.biz reallyfast.info rushpost.com sent.as sent.at sent.com speedpost.net speedymail.org
  ssl-mail.com swift-mail.com the-fastest.net the-quickest.com theinternetemail.com veryfast.biz veryspeedy.net
  warpmail.net xsmail.com yepmail.net your-mail.com
  myself.com linuxmail.org activist.com adexec.com allergist.com alumni.com alumnidirector.com angelic.com
  appraiser.net archaeologist.com arcticmail.com atheist.com auctioneer.net bartender.net bikerider.com birdlover.com
  brew-meister.com cash4u.com chef.net chemist.com clerk.com clubmember.org collector.org columnist.com comic.com
  computer4u.com coolsite.net counsellor.com cyberservices.com deliveryman.com diplomats.com execs.com fastservice.com
  financier.com fireman.net gardener.com geologist.com graduate.org graphic-designer.com groupmail.com hairdresser.net
  homemail.com hot-shot.com instruction.com instructor.net insurer.com job4u.com journalist.com legislator.com
  lobbyist.com lovecat.com minister.com mail-me.com net-shopping.com null.net optician.com orthodontist.net
  pediatrician.com photographer.net physicist.net planetmail.com planetmail.net politician.com presidency.com
  priest.com programmer.net publicist.com qualityservice.com radiologist.net realtyagent.com registerednurses.com
  repairman.com representative.com rescueteam.com salesperson.net saintly.com samerica.com sanfranmail.com
  scientist.com secretary.net socialworker.net sociologist.com solution4u.com songwriter.net surgical.net teachers.org
  tech-center.com theplate.com therapist.net toothfairy.com tvstar.com umpire.com webname.com worker.com workmail.com
  2trom.com aircraftmail.com californiamail.com dallasmail.com disciples.com doramail.com elvisfan.com germanymail.com
  hackermail.com israelmail.com italymail.com japan.com koreamail.com mexicomail.com moscowmail.com nycmail.com
  pacific-ocean.com pacificwest.com polandmail.com safrica.com scotlandmail.com spainmail.com swedenmail.com
  swissmail.com torontomail.com dublin.com rome.com australiamail.com brazilmail.com chinamail.com dutchmail.com
  englandmail.com irelandmail.com
`;

/** Services that forward to the person's own mailbox: permanent, so not disposable. */
const aliases = `
  privaterelay.appleid.com duck.com mozmail.com relay.firefox.com simplelogin.com simplelogin.co simplelogin.fr
  simplelogin.io aleeas.com slmail.me silomails.com slmails.com 8shield.net 8alias.com dralias.com passmail.net
  passmail.com passinbox.com passfwd.com addy.io anonaddy.com anonaddy.me 4wrd.cc addymail.com mailer.me
  forwardemail.net cloaked.id myclkd.id clkdmail.com ironvest.com abine.com erine.email 33mail.com
  firemail.cc withheldforprivacy.com anon.fyi users.noreply.github.com
`;

/** Every free, access provider's and alias domain, in ASCII and lower case. */
export const freeDomains: ReadonlySet<string> = new Set([
  ...Object.entries(brands).flatMap(([brand, suffixes]) =>
    suffixes.split(' ').map((suffix) => `${brand}.${suffix}`),
  ),
  ...domains.trim().split(/\s+/),
  ...choices.trim().split(/\s+/),
  ...aliases.trim().split(/\s+/),
]);

/**
 * Whether anyone can have a mailbox or alias there. Accepts the ASCII form in lower case; exact, no parents, but for the
 * regions of Road Runner (`austin.rr.com`).
 */
export function isFreeProvider(asciiDomain: string): boolean {
  requireText('domain', asciiDomain);
  return freeDomains.has(asciiDomain) || asciiDomain.endsWith('.rr.com');
}
