/** The style sheet of the start page and the docs: system fonts, one accent, light and dark. */
export const style = `
:root{color-scheme:light dark;--paper:#fff;--wash:#f6f8f9;--ink:#18212b;--soft:#54616e;--line:#e2e7eb;--accent:#0b6b57;--accent-wash:#e6f3ef;--get:#1d5fa8;--get-wash:#e6effa;--warn:#8a4b00;--warn-wash:#fdf1df;--bad:#b3261e;--bad-wash:#fdecea;--edge:#7b8a96;--code:#10202b;--code-top:#182c39;--code-ink:#dfe9ee;--code-soft:#9db2be;--string:#93dcae;--number:#f4b982;--word:#8cc8ff;--sans:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;--mono:ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
@media (prefers-color-scheme:dark){:root{--paper:#0e1419;--wash:#141c22;--ink:#dde5eb;--soft:#9aa9b5;--line:#26313a;--accent:#5cd3b3;--accent-wash:#10302a;--get:#84bdf8;--get-wash:#132a42;--warn:#f1b66c;--warn-wash:#33240f;--bad:#ff9a8f;--bad-wash:#3a1a18;--edge:#6b7a87;--code:#0a1015;--code-top:#121c24}}
*{box-sizing:border-box}
html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 var(--sans);overflow-wrap:break-word}
a{color:var(--accent);text-underline-offset:.3em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
h1,h2,h3,h4{line-height:1.25;text-wrap:balance;margin:0;font-weight:650;letter-spacing:-.012em}
h1{font-size:clamp(1.9rem,1.4rem + 2vw,2.6rem);letter-spacing:-.025em}
h2{font-size:1.55rem;letter-spacing:-.018em}
h3{font-size:1.2rem}
h4{font-size:.78rem;text-transform:uppercase;letter-spacing:.07em;color:var(--soft);margin:2rem 0 .25rem}
p,ul{margin:.75rem 0}
p{max-width:68ch}
ul{padding-left:1.2rem}
code{font:.875em/1.5 var(--mono);background:var(--wash);border:1px solid var(--line);border-radius:5px;padding:.08em .32em}
pre code,.path code,.head code,dt code{background:none;border:0;padding:0}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.75rem;z-index:9;background:var(--paper);padding:.4rem .8rem;border:1px solid var(--line);border-radius:6px}
.top{position:sticky;top:0;z-index:3;display:flex;align-items:center;gap:1.25rem;height:3.5rem;padding:0 1.5rem;background:var(--paper);border-bottom:1px solid var(--line);font-size:.925rem}
.top a{color:var(--soft);text-decoration:none}
.top a:hover,.top a[aria-current]{color:var(--ink)}
.top .brand{display:flex;align-items:center;gap:.55rem;color:var(--ink);font-weight:700;letter-spacing:-.015em;font-size:1.05rem;margin-right:auto}
.brand svg{width:1.35rem;height:1.35rem;color:var(--accent)}
.brand small{font:500 .75rem var(--mono);color:var(--soft);letter-spacing:0}
.lead{font-size:1.15rem;color:var(--soft);line-height:1.55;margin:1rem 0 1.5rem;max-width:60ch}
.tag{font:600 .72rem/1 var(--mono);padding:.32em .5em;border-radius:5px;letter-spacing:.02em;background:var(--accent-wash);color:var(--accent)}
.tag.get{background:var(--get-wash);color:var(--get)}
.tag.old{background:var(--warn-wash);color:var(--warn)}
.note{border-left:3px solid var(--warn);background:var(--warn-wash);padding:.6rem .9rem;border-radius:0 6px 6px 0}
button,input,select{font:inherit;color:inherit}
.panel{background:var(--code);color:var(--code-ink);border-radius:10px;overflow:hidden;margin:0 0 1rem;border:1px solid var(--code-top);color-scheme:dark;min-width:0}
.panel .head{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem;background:var(--code-top);padding:.55rem .9rem;font-size:.8rem;color:var(--code-soft);margin:0;max-width:none}
.panel .head a{color:var(--string)}
.panel .head b{color:var(--code-ink);font-weight:600}
.panel :focus-visible{outline-color:var(--word);outline-offset:-2px}
pre{margin:0;padding:.9rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:.8125rem/1.65 var(--mono);tab-size:2}
pre code{font:inherit;color:inherit}
pre i{font-style:normal}
code i{color:var(--string)}code .n{color:var(--number)}code .k{color:var(--word)}
.tabs{position:relative;display:flex;flex-wrap:wrap;align-items:stretch;background:var(--code-top);padding:0 .4rem}
.tabs input{position:absolute;opacity:0;width:1px;height:1px}
.tabs label{order:1;padding:.5rem .15rem .45rem;margin:0 .5rem;font-size:.8rem;color:var(--code-soft);cursor:pointer;border-bottom:2px solid transparent}
.tabs label:hover{color:var(--code-ink)}
.tabs input:checked+label{color:var(--code-ink);border-color:var(--string)}
.tabs input:focus-visible+label{outline:2px solid var(--word);outline-offset:-2px;border-radius:4px}
.tabs .pane{order:2;display:none;flex:0 0 calc(100% + .8rem);min-width:0;margin:0 -.4rem;background:var(--code);position:relative}
.tabs input:checked+label+.pane{display:block}
.copy{position:absolute;top:-1.95rem;right:.5rem;border:1px solid #33495a;background:var(--code-top);color:var(--code-soft);border-radius:6px;font:500 .72rem var(--sans);padding:.25rem .55rem;cursor:pointer}
.copy:hover{color:var(--code-ink)}
.seen{display:grid;place-items:center;padding:1.5rem;background:var(--code)}
.seen img{width:min(13rem,70%);height:auto;background:#fff;border-radius:8px;display:block}
@media print{.top,.side,.copy{display:none}}
`;

/** The frame of the docs and the playground: a navigation beside the content, or above it in a menu. */
export const shellStyle = `
.shell{display:block}
.side{background:var(--paper);color:inherit;font-size:.9rem}
.side h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.07em;color:var(--soft);margin:1.5rem 0 .35rem;padding:0 .6rem}
.side ul{list-style:none;margin:0;padding:0}
.side a{display:block;padding:.3rem .6rem;border-radius:6px;color:var(--soft);text-decoration:none;line-height:1.4}
.side a:hover{color:var(--ink);background:var(--wash)}
.side a[aria-current]{color:var(--accent);background:var(--accent-wash);font-weight:550}
.menu{border:1px solid var(--line);background:none;border-radius:7px;padding:.25rem .7rem;font-size:.875rem;cursor:pointer}
main{padding:0 1.25rem 5rem;max-width:84rem;min-width:0}
@media (max-width:63.99rem){
.top{padding:0 1.25rem;gap:1rem}
.top .far{display:none}
.side[popover]{position:fixed;inset:3.5rem 0 auto 0;margin:0;width:100%;max-width:none;max-height:calc(100dvh - 3.5rem);overflow:auto;border:0;border-bottom:1px solid var(--line);padding:.25rem .8rem 1.5rem;box-shadow:0 18px 30px -18px rgb(0 0 0/.35)}
.side a{padding:.5rem .6rem}
}
@media (min-width:64rem){
.menu{display:none}
.shell{display:grid;grid-template-columns:15.5rem minmax(0,1fr)}
.side[popover],.side{display:block;position:sticky;inset:auto;top:3.5rem;margin:0;width:auto;height:calc(100dvh - 3.5rem);max-height:none;overflow:auto;border:0;border-right:1px solid var(--line);padding:.25rem .9rem 2rem}
main{padding:0 2.5rem 6rem}
}
`;

/** What only the docs need: the two columns of an operation. */
export const docsStyle = `${shellStyle}
main>section{padding-top:3rem}
main>section+section{border-top:1px solid var(--line);margin-top:3.5rem}
.guide>div,.guide>.panel,.guide>table{max-width:52rem}
.guide h3{margin:2.5rem 0 .25rem}
.operation{padding-top:2.5rem}
.operation+.operation{margin-top:2.5rem;border-top:1px solid var(--line)}
.operation>header h3{font-size:1.35rem}
.anchor{color:inherit;text-decoration:none}
.anchor:hover::after{content:" #";color:var(--soft)}
.path{display:flex;flex-wrap:wrap;gap:.45rem 1.1rem;list-style:none;padding:0;margin:.7rem 0 1rem;font-size:.95rem}
.path li{display:flex;align-items:center;gap:.5rem}
.fields{margin:.25rem 0 0}
.fields>div{padding:.85rem 0;border-top:1px solid var(--line)}
.fields>div:first-child{border-top:0}
.fields dt{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem .65rem}
.fields dt code{font-weight:650;font-size:.9rem}
.fields dt span{color:var(--soft);font-size:.84rem}
.fields dt .must{color:var(--warn);font-weight:550}
.fields dd{margin:.15rem 0 0;font-size:.94rem;max-width:64ch}
.fields .rule{color:var(--soft);font-size:.875rem}
:target>dt code,tr:target code{background:var(--accent-wash);color:var(--accent);border-radius:4px;box-shadow:0 0 0 .25em var(--accent-wash)}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:.925rem}
th{text-align:left;font-weight:600;font-size:.8rem;color:var(--soft);padding:.4rem .9rem .4rem 0;border-bottom:1px solid var(--line)}
td{padding:.6rem .9rem .6rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td code{white-space:nowrap}
.codes{font:.8rem/1.9 var(--mono)}
summary{cursor:pointer;color:var(--soft);font-size:.9rem;padding:.35rem 0}
.samples{margin-top:1.75rem;min-width:0}
.samples .panel+.title{margin-top:2rem}
.title{font-weight:600;font-size:.95rem;margin:0 0 .6rem}
.values{display:grid;grid-template-columns:auto 1fr;gap:.2rem .9rem;margin:0;padding:.7rem .9rem;font:.78rem/1.5 var(--mono);border-top:1px solid var(--code-top)}
.values dt{color:var(--code-soft)}.values dd{margin:0;min-width:0;overflow-wrap:anywhere}
@media (min-width:75rem){
.operation{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,29rem);column-gap:3rem;align-items:start}
.samples{margin-top:0}
}
@media (max-width:40rem){
table,tbody,tr,td{display:block}
thead{position:absolute;left:-99rem}
tr{padding:.7rem 0;border-bottom:1px solid var(--line)}
td{padding:.1rem 0;border:0}
td:nth-child(-n+2){display:inline-block;margin-right:.6rem}
td[data-label]{color:var(--soft);font-size:.85rem}
td[data-label]::before{content:attr(data-label)}
}
`;

/** What the start page needs while no operation is chosen: its columns and the form to try a call. */
export const startStyle = `
.start{max-width:68rem;margin:0 auto;padding:0}
.hero{display:grid;gap:2.5rem;padding:3.5rem 0 3rem;align-items:center}
.hero>*{min-width:0}
.hero .panel{margin:2rem 0 0}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}
.button{display:inline-block;padding:.55rem 1.05rem;border-radius:8px;border:1px solid var(--line);color:var(--ink);text-decoration:none;font-weight:550;background:none;cursor:pointer}
.button:hover{border-color:var(--soft)}
.button.first{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.try{border:1px solid var(--line);border-radius:14px;padding:1.4rem;background:var(--wash)}
.try h2{font-size:1.05rem;margin-bottom:1rem}
.try form{display:grid;gap:.8rem}
.try label{display:grid;gap:.25rem;font-size:.85rem;color:var(--soft)}
.try input,.try select{width:100%;padding:.5rem .65rem;border:1px solid var(--edge);border-radius:7px;background:var(--paper);color:var(--ink);min-width:0}
.try output{display:grid;place-items:center;margin-top:1.1rem;min-height:13rem;font-size:.8rem}
.try output img{width:13rem;max-width:100%;height:auto;background:#fff;border-radius:8px}
.try output pre{max-height:18rem;overflow:auto;width:100%;background:var(--code);color:var(--code-ink);border-radius:8px}
.list{list-style:none;padding:0;margin:.75rem 0 0;display:grid;gap:0}
.list li{border-top:1px solid var(--line);padding:.8rem .2rem}
.list li:target{background:var(--accent-wash)}
.list .name{font:600 1rem var(--sans);color:var(--ink);text-decoration:none;margin-right:.75rem}
.list .name:hover{color:var(--accent);text-decoration:underline}
.list .route{color:var(--soft);font:.82rem/1.7 var(--mono)}
.list p{margin:.15rem 0;color:var(--soft);font-size:.925rem;max-width:78ch}
.list .more{font-size:.875rem}
.start section{padding-top:1.5rem}
.start section h3{margin-top:1.75rem;font-size:.85rem;color:var(--soft);letter-spacing:0}
.places{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));list-style:none;padding:0;margin:1rem 0}
.places li{border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem}
.places a{font-weight:600}
.places p{margin:.2rem 0 0;color:var(--soft);font-size:.9rem}
@media (min-width:56rem){.hero{grid-template-columns:minmax(0,1.1fr) minmax(0,.9fr);padding:5rem 0 3.5rem}}
@media (max-width:40rem){.top .far{display:none}}
`;
