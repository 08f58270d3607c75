/** What only the playground needs: the navigation with its filter, the form and the views of a result. */
export const playgroundStyle = `
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
kbd{font:500 .72rem/1 var(--mono);color:var(--soft);border:1px solid var(--line);border-radius:5px;padding:.3em .45em;background:var(--wash)}
.find{position:sticky;top:-.25rem;z-index:1;background:var(--paper);padding:1rem 0 .25rem}
.find input,.key input{width:100%;padding:.4rem .65rem;border:1px solid var(--edge);border-radius:8px;background:var(--paper);color:var(--ink)}
.find kbd{position:absolute;right:.55rem;top:1.42rem}
.find input:focus+kbd,.find input:not(:placeholder-shown)+kbd{display:none}
.side section:first-of-type h2{margin-top:.75rem}
.side .none{padding:0 .6rem}
.recent small{display:block;color:var(--soft);font:.75rem/1.5 var(--mono);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.key{margin-top:1.5rem;padding:1rem .6rem 0;border-top:1px solid var(--line)}
.key label{font-weight:600;font-size:.85rem;display:block;margin-bottom:.3rem}
.key p{font-size:.8rem;color:var(--soft);margin:.35rem 0 0}
.quiet{border:1px solid var(--line);background:none;color:var(--soft);border-radius:6px;font-size:.8rem;line-height:1.4;padding:.15rem .55rem;cursor:pointer}
.quiet:hover{color:var(--ink);border-color:var(--soft)}
.quiet[aria-pressed=true]{background:var(--accent-wash);color:var(--accent);border-color:var(--accent)}
.quiet:disabled{opacity:.5;cursor:default}
.side .quiet{margin:.4rem .6rem}
.none,.empty{color:var(--soft)}
.bench>header{padding-top:2.25rem}
.bench h1{font-size:1.75rem}
.bench h1:focus{outline:none}
.bench .path{gap:.6rem;align-items:center;margin:.6rem 0}
.bench .path a{margin-left:.5rem;font-size:.9rem}
.about{color:var(--soft);margin-bottom:1.5rem}
.about p{margin:0}
.work{display:grid;gap:1.75rem;align-items:start}
.work>*,.out>*{min-width:0}
.input{border:1px solid var(--line);border-radius:12px;background:var(--paper);min-width:0}
.form-head,.form-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;padding:.7rem 1.1rem;background:var(--wash);font-size:.875rem}
.form-head{border-bottom:1px solid var(--line);border-radius:12px 12px 0 0;justify-content:space-between}
.form-head>label:first-child{display:flex;align-items:center;gap:.5rem;min-width:0;color:var(--soft)}
.form-head select{min-width:0;max-width:15rem;padding:.25rem .5rem}
.form-foot{border-top:1px solid var(--line);border-radius:0 0 12px 12px;position:sticky;bottom:0;z-index:2}
.form-foot .button{padding:.45rem 1.3rem}
.form-foot small{color:var(--soft);flex:1 1 10rem;line-height:1.35}
.input>.controls,.input>.field,.input>.none,.input>.fault{padding:1.1rem;margin:0}
.controls{display:grid;gap:1.1rem 1.25rem;grid-template-columns:minmax(0,1fr)}
.field{min-width:0;display:flex;flex-direction:column}
.field .label{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .5rem;margin-bottom:.3rem}
.field .label label{flex:1 1 auto;min-width:0}
.name{font:650 .875rem/1.4 var(--mono)}
.note-text{color:var(--soft);font-size:.8rem;font-weight:400}
.note-text b{color:var(--warn);font-weight:550;margin-left:.3em}
.input input:not([type=checkbox]),.input textarea,.input select{width:100%;padding:.45rem .65rem;border:1px solid var(--edge);border-radius:7px;background:var(--paper);color:var(--ink);min-width:0;font-size:.925rem}
.input textarea{font-family:inherit;resize:vertical;field-sizing:content;min-height:2.3rem;max-height:24rem;line-height:1.5}
.input textarea.source{font:.8125rem/1.6 var(--mono);min-height:9rem}
.input select.forms{width:auto;padding:.05rem .3rem;font-size:.78rem;color:var(--soft);border-color:var(--line)}
.form-head select{width:auto!important}
::placeholder{color:var(--soft);opacity:.75}
.hint{color:var(--soft);font-size:.8rem;line-height:1.45;margin:.3rem 0 0;max-width:none;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.field:focus-within>.hint,.field:hover>.hint,fieldset>.hint{-webkit-line-clamp:none}
.masked{-webkit-text-security:disc}
.fault{color:var(--bad);font-size:.85rem;font-weight:550;line-height:1.4;margin:.3rem 0 0}
[aria-invalid=true]{border-color:var(--bad)!important;box-shadow:0 0 0 1px var(--bad)}
.check{display:inline-flex;align-items:center;gap:.5rem;cursor:pointer}
.check input{width:1.05rem;height:1.05rem;margin:0;accent-color:var(--accent);flex:none}
fieldset{min-width:0;border:0;margin:0}
.input fieldset{border:1px solid var(--line);border-radius:10px;padding:.5rem 1rem 1rem;margin:0;grid-column:1/-1}
.input fieldset[data-faulty=true]{border-color:var(--bad)}
.input legend{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .5rem;padding:0 .4rem;margin-left:-.4rem}
.input fieldset>.hint{margin:0 0 .75rem}
.input .group{grid-column:1/-1;border:1px solid var(--line);border-radius:10px;padding:.5rem 1rem}
.input .group>summary{cursor:pointer;font-weight:550;font-size:.9rem}
.input .group>.controls{padding:.8rem 0 .5rem}
.elements{display:grid;gap:.8rem}
.elements .label+input{margin:0}
.add{justify-self:start;padding:.3rem .8rem}
.switch input{appearance:none;width:2rem;height:1.15rem;border-radius:1rem;background:var(--edge);position:relative;transition:background .15s}
.switch input::before{content:"";position:absolute;inset:.15rem auto auto .15rem;width:.85rem;height:.85rem;border-radius:50%;background:#fff;transition:translate .15s}
.switch input:checked{background:var(--accent)}
.switch input:checked::before{translate:.85rem 0;background:var(--paper)}
.out{display:grid;gap:1.25rem}
.result{border:1px solid var(--line);border-radius:12px;background:var(--paper);overflow:hidden}
.result>header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.3rem 1rem;padding:.6rem 1.1rem;background:var(--wash);border-bottom:1px solid var(--line)}
.result h2{font-size:.95rem;letter-spacing:0}
.next{display:flex;flex-wrap:wrap;gap:.5rem;margin:0;padding:.6rem 1.1rem;border-bottom:1px solid var(--line)}
.next .button{padding:.3rem .85rem;font-size:.875rem}
.notices{margin:0;padding:.7rem 1.1rem .7rem 2.2rem;border-bottom:1px solid var(--line);color:var(--warn);font-size:.9rem;font-weight:550;line-height:1.5;overflow-wrap:anywhere}
.figures{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .9rem;margin:0;color:var(--soft);font:.8rem/1.4 var(--mono)}
.result>.none{padding:1.25rem 1.1rem;margin:0}
.result[data-state=busy]>:not(header){opacity:.55}
.problem{margin:1.1rem;padding:.7rem 1rem;border-left:3px solid var(--bad);background:var(--bad-wash);border-radius:0 7px 7px 0}
.problem p,.problem ul{margin:0}
.problem ul{margin-top:.4rem;font-size:.9rem}
.picture{display:grid;place-items:center;padding:1.75rem;background:var(--wash)}
.picture img{max-width:min(100%,22rem);height:auto;border-radius:6px;background:#fff;box-shadow:0 1px 2px rgb(0 0 0/.12),0 8px 24px -12px rgb(0 0 0/.35)}
.document{display:block;width:100%;height:min(46rem,78vh);border:0;background:var(--wash)}
.result footer{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.5rem 1rem;padding:.8rem 1.1rem;border-top:1px solid var(--line)}
.result footer .button{padding:.3rem .85rem;font-size:.875rem;max-width:100%;overflow-wrap:anywhere}
.file-name{color:var(--soft);font-weight:400}
.result footer details{flex:1 1 12rem;min-width:0}
.result footer summary{font-size:.875rem}
.result footer .values{display:block;padding:.4rem 0 0;border:0}
.result .values dt{color:var(--soft)}
.result .values div{display:grid;grid-template-columns:minmax(7rem,2fr) 3fr;gap:.1rem .8rem;padding:.15rem 0}
.result .values dt{overflow-wrap:anywhere}
.scrolls{overflow:auto;max-height:30rem}
.result table,.result tbody,.result tr{margin:0;width:100%}
.result table{display:table;width:100%;border-collapse:collapse;font-size:.85rem}
.result th{position:sticky;top:0;background:var(--wash);text-align:left;font-weight:600;font-size:.8rem;padding:.45rem .8rem;white-space:nowrap;border-bottom:1px solid var(--line)}
.result td{padding:.45rem .8rem;border-bottom:1px solid var(--line);vertical-align:top;white-space:pre-wrap;min-width:4rem;max-width:22rem}
.result tr:last-child td{border-bottom:0}
.figure,.number{font-variant-numeric:tabular-nums}
.result .figure{text-align:right}
.sheet-tabs{display:flex;flex-wrap:wrap;gap:.25rem;padding:.4rem .8rem;background:var(--wash);border-top:1px solid var(--line)}
.sheet-tabs button{border:1px solid transparent;background:none;color:var(--soft);border-radius:6px;padding:.2rem .7rem;font-size:.85rem;cursor:pointer}
.sheet-tabs [aria-pressed=true]{background:var(--paper);color:var(--accent);border-color:var(--line);font-weight:600}
.sheets .none{padding:.5rem 1.1rem;margin:0;font-size:.85rem}
.agenda{list-style:none;margin:0;padding:0}
.agenda li{display:flex;gap:1rem;padding:1rem 1.1rem}
.agenda li+li{border-top:1px solid var(--line)}
.agenda time{flex:none;display:grid;justify-items:center;align-content:start;width:3.4rem;padding:.35rem 0;border-radius:9px;background:var(--accent-wash);color:var(--accent);font-size:.75rem;line-height:1.35;align-self:start}
.agenda time b{font-size:1.35rem;line-height:1.15}
.agenda h3{font-size:1rem}
.agenda p{margin:.15rem 0 0;font-size:.9rem;color:var(--soft);overflow-wrap:anywhere}
.agenda .details{white-space:pre-wrap}
.beside{display:grid;gap:1px;background:var(--line);grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
.beside>*{margin:0;padding:1rem 1.1rem;background:var(--paper);max-height:36rem;overflow:auto;overflow-wrap:anywhere}
.beside>section>pre:only-child{white-space:pre-wrap;overflow:visible;font-size:.8rem;margin:0}
.read>:first-child{margin-top:0}
.read p,.read ul,.read ol,.read blockquote,.read pre{margin:.6rem 0}
.read ul,.read ol{padding-left:1.4rem}
.read li>p:first-child{margin:0}
.read :is(h3,h4,h5){margin:1.1rem 0 .4rem;font-size:1rem;text-transform:none;letter-spacing:0;color:inherit}
.read h3{font-size:1.35rem}
.read h4{font-size:1.15rem}
.read blockquote{border-left:3px solid var(--line);padding-left:.9rem;color:var(--soft)}
.read pre{white-space:pre-wrap;font-size:.85rem}
.json{padding:1rem 1.1rem;position:relative}
.json>.quiet{position:absolute;top:.8rem;right:1rem;background:var(--paper)}
.json>.quiet[aria-pressed=true]{background:var(--accent-wash)}
.json>.panel{margin:2rem 0 0}
.json>.chips,.json>.scrolls{margin-top:2rem}
.members{margin:0;display:grid;gap:.1rem}
.members>div{display:grid;grid-template-columns:minmax(6rem,9.5rem) minmax(0,1fr);gap:.2rem 1rem;padding:.3rem 0;align-items:baseline}
.members>.wide,.members>.headline{grid-template-columns:minmax(0,1fr)}
.members dt{font:.8rem/1.5 var(--mono);color:var(--soft);overflow-wrap:anywhere}
.members dd{margin:0;min-width:0;font-size:.925rem;overflow-wrap:anywhere}
.members .words{white-space:pre-wrap}
.members>.wide>dd{border-left:2px solid var(--line);padding-left:.9rem}
.members>.headline{padding:0 3.5rem .7rem 0;margin-bottom:.4rem;border-bottom:1px solid var(--line)}
.headline>dd>span{font-size:1.45rem;font-weight:650;letter-spacing:-.015em;line-height:1.3}
.headline>dd>.words{font-size:1.15rem;line-height:1.5}
.chips{display:flex;flex-wrap:wrap;gap:.3rem .4rem;list-style:none;margin:0;padding:0}
.chips li{background:var(--wash);border:1px solid var(--line);border-radius:6px;padding:.05rem .5rem;font-size:.875rem}
.messages{list-style:none;margin:0;padding:0;display:grid;gap:.7rem}
.messages li{border-left:2px solid var(--line);padding-left:.7rem}
.messages p{margin:0;font-size:.925rem;overflow-wrap:anywhere}
.messages dl{display:flex;flex-wrap:wrap;gap:.1rem .9rem;margin:.15rem 0 0;color:var(--soft)}
.messages dt,.messages dd{display:inline;margin:0;font:.8rem/1.5 var(--mono);overflow-wrap:anywhere}
.messages dd{color:var(--ink)}
.boolean{font:600 .85rem var(--mono)}
.result pre{max-height:26rem;overflow:auto}
.code .head{gap:.2rem;padding:.35rem .5rem}
.code .tab{border:0;background:none;color:var(--code-soft);border-radius:6px;padding:.25rem .65rem;font-size:.8rem;cursor:pointer}
.code .tab[aria-pressed=true]{color:var(--code-ink);background:var(--code)}
.code pre{max-height:22rem;overflow:auto}
.copies{display:flex;flex-wrap:wrap;gap:.4rem;padding:.55rem .7rem;background:var(--code-top)}
.copies button{position:relative;border:1px solid #33495a;background:none;color:var(--code-soft);border-radius:6px;font:500 .75rem var(--sans);padding:.25rem .55rem;cursor:pointer}
.copies button:hover{color:var(--code-ink)}
.said:not(:empty){position:absolute;inset:0;display:grid;place-items:center;background:var(--code-top);color:var(--string);border-radius:6px;overflow:hidden}
.panel.code{margin:0}
@media (min-width:34rem){.controls{grid-template-columns:repeat(2,minmax(0,1fr))}.field.wide,.field:only-child{grid-column:1/-1}}
@media (min-width:80rem){.work{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}.out{position:sticky;top:4.75rem;max-height:calc(100dvh - 5.5rem);overflow:auto;padding-bottom:.25rem}}
@media (max-width:24rem){.top{gap:.8rem;padding:0 1rem}.brand small{display:none}main{padding:0 1rem 5rem}.form-foot kbd{display:none}.members>div{grid-template-columns:minmax(0,1fr)}.input fieldset{padding:.4rem .7rem .8rem}.input>.controls{padding:.9rem .8rem}}
@media (prefers-reduced-motion:reduce){.switch input,.switch input::before{transition:none}}
`;
