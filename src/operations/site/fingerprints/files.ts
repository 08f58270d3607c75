/**
 * File names of scripts and styles, on any host, without version, `.min`, `.bundle` and the like, in lower
 * case; so `jquery-3.7.1.slim.min.js` and `/npm/jquery@3/dist/jquery.js` are both `jquery`. Names of packages, too,
 * for files with generic names.
 */
export const files: Readonly<Record<string, string>> = {
  jquery: 'jQuery',
  'jquery-migrate': 'jQuery Migrate',
  'jquery-ui': 'jQuery UI',
  'jquery.mobile': 'jQuery Mobile',
  'jquery.fancybox': 'FancyBox',
  'jquery.prettyphoto': 'prettyPhoto',
  'jquery.bxslider': 'bxSlider',
  swfobject: 'SWFObject',
  imagesloaded: 'imagesLoaded',
  sockjs: 'SockJS',
  fancybox: 'FancyBox',
  bootstrap: 'Bootstrap',
  foundation: 'ZURB Foundation',
  bulma: 'Bulma',
  tailwind: 'Tailwind CSS',
  tailwindcss: 'Tailwind CSS',
  '@tailwindcss/browser': 'Tailwind CSS',
  semantic: 'Semantic UI',
  materialize: 'Materialize CSS',
  uikit: 'UIKit',
  normalize: 'Normalize.css',
  animate: 'animate.css',
  react: 'React',
  'react-dom': 'React',
  preact: 'Preact',
  vue: 'Vue.js',
  'vue-router': 'Vue.js',
  'vue.global': 'Vue.js',
  angular: 'AngularJS',
  'angular-animate': 'AngularJS',
  ember: 'Ember.js',
  backbone: 'Backbone.js',
  knockout: 'Knockout.js',
  svelte: 'Svelte',
  alpine: 'Alpine.js',
  alpinejs: 'Alpine.js',
  htmx: 'htmx',
  'htmx.org': 'htmx',
  stimulus: 'Stimulus',
  turbo: 'Turbo',
  'es-module-shims': 'ES Module Shims',
  underscore: 'Underscore.js',
  lodash: 'Lodash',
  moment: 'Moment.js',
  dayjs: 'Day.js',
  axios: 'Axios',
  require: 'RequireJS',
  requirejs: 'RequireJS',
  mootools: 'MooTools',
  'mootools-core': 'MooTools',
  prototype: 'Prototype',
  scriptaculous: 'script.aculo.us',
  dojo: 'Dojo',
  'ext-all': 'ExtJS',
  modernizr: 'Modernizr',
  three: 'Three.js',
  d3: 'D3',
  chart: 'Chart.js',
  highcharts: 'Highcharts',
  echarts: 'ECharts',
  plotly: 'Plotly',
  leaflet: 'Leaflet',
  'mapbox-gl': 'Mapbox GL JS',
  gsap: 'GSAP',
  tweenmax: 'GSAP',
  scrolltrigger: 'GSAP',
  anime: 'Anime.js',
  lottie: 'Lottie',
  aos: 'AOS',
  wow: 'WOW.js',
  swiper: 'Swiper',
  'swiper-bundle': 'Swiper',
  slick: 'Slick',
  'owl.carousel': 'OWL Carousel',
  splide: 'Splide',
  flickity: 'Flickity',
  lightbox: 'Lightbox',
  photoswipe: 'PhotoSwipe',
  'jquery.magnific-popup': 'Magnific Popup',
  isotope: 'Isotope',
  'isotope.pkgd': 'Isotope',
  masonry: 'Masonry',
  'masonry.pkgd': 'Masonry',
  select2: 'Select2',
  datatables: 'DataTables',
  'jquery.datatables': 'DataTables',
  sweetalert2: 'SweetAlert2',
  toastr: 'toastr',
  clipboard: 'clipboard.js',
  hammer: 'Hammer.js',
  popper: 'Popper',
  lazysizes: 'LazySizes',
  lozad: 'lozad.js',
  prism: 'Prism',
  highlight: 'highlight.js',
  mathjax: 'MathJax',
  'tex-mml-chtml': 'MathJax',
  katex: 'KaTeX',
  tinymce: 'TinyMCE',
  ckeditor: 'CKEditor',
  quill: 'Quill',
  videojs: 'VideoJS',
  video: 'VideoJS',
  plyr: 'Plyr',
  jwplayer: 'JW Player',
  hls: 'hls.js',
  socket: 'Socket.io',
  'socket.io': 'Socket.io',
  'font-awesome': 'Font Awesome',
  fontawesome: 'Font Awesome',
  'bootstrap-icons': 'Bootstrap Icons',
  zepto: 'Zepto',
  polyfill: 'Polyfill',
  cookieconsent: 'Cookie Consent',
  'instant.page': 'Instant.page',
  instantpage: 'Instant.page',
  'lit-core': 'Lit',
  fullcalendar: 'FullCalendar',
  flatpickr: 'flatpickr',
};

/** The name of a script or style without the parts that differ between releases; undefined for a path without one. */
export function fileKey(path: string): string | undefined {
  const end = path.search(/[?#]/);
  const whole = end < 0 ? path : path.slice(0, end);
  const name = whole.slice(whole.lastIndexOf('/') + 1).toLowerCase();
  return /\.(?:js|mjs|css)$/.test(name) && name.length <= 100 ? withoutRelease(name) : undefined;
}

/**
 * The package of a file on a content delivery network for packages, with its scope:
 * `alpinejs` for `/npm/alpinejs@3.14.1/dist/cdn.min.js`. Undefined for a path without package and version.
 */
export function packageKey(path: string): string | undefined {
  const named =
    /^\/(?:npm\/)?((?:@[a-z0-9][a-z0-9._-]{0,50}\/)?[a-z0-9][a-z0-9._-]{0,50})@[\w.^~-]{1,30}(?=[/?#]|$)/i.exec(
      path,
    );
  return named?.[1]?.toLowerCase();
}

function withoutRelease(name: string): string {
  return name
    .replace(/\.(?:js|mjs|css)$/, '')
    .replace(/[@._-]v?\d+(?:\.\d+){0,3}(?=$|[._-])/, '')
    .replace(
      /(?:[._-](?:min|slim|bundle|pkgd|umd|esm|module|prod|production|development|global|core|all|rtl|custom|[0-9a-f]{8,40}))+$/,
      '',
    );
}
