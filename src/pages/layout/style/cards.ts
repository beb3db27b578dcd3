/**
 * Cards with a tab, the search row, and what stands beside lists. A card is measured by the room that it has: it is right beside a map and
 * with large text, and an old browser shows that of a telephone.
 * Cards below the first screens are laid out when they come near: a long page is painted sooner on a slow telephone.
 */
export const CARDS = `.results,.places{list-style:none;padding:0;margin:0;max-width:none;container-type:inline-size}
.card{display:grid;grid-template-columns:minmax(0,1fr);background:var(--card);border:1px solid var(--line);border-radius:.6rem;margin:0 0 1rem;overflow:clip;overflow-wrap:anywhere}
.card:nth-child(n+5){content-visibility:auto;contain-intrinsic-size:auto 19rem}
.card>*{margin:.3rem min(1rem,4vw);min-width:0;max-width:37rem}
.card.plainly{grid-template-columns:minmax(0,1fr)}.card.plainly>*{grid-column:1}
.card h3{display:flex;gap:.5rem;align-items:center;font-size:1.25rem;margin:.35rem min(1rem,4vw) -.1rem}.places h3{margin-top:.9rem}.card .count{margin:0}
.card h3 a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.3rem 0}
.page .head>.lead p{margin-top:0}.head>.quiet:first-child{margin:1rem 0 -1rem}main>.act{margin:1rem 0}.results>.block{margin-top:0}
.card .tab{order:-1;margin:0;max-width:none;padding:.5rem min(1rem,4vw);display:flex;gap:0 .75rem;justify-content:space-between;background:var(--tint)}
.tab{flex-wrap:wrap}.tab>:first-child{flex:1 1 7.5rem}.tab .time{display:inline-block}.tab .far{flex:none}
.tab.shut{background:var(--alert-tint)}
.facts{list-style:none;padding:0}
.facts li{display:flex;gap:.6rem;margin:.25rem 0}
.facts .i{margin-top:.15em;color:var(--quiet)}
.do{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;padding:.25rem 0 .5rem}
.do .button{padding:.4rem .75rem}.do>*{font-size:1rem}
.card>:last-child{margin-bottom:.5rem}
@container(min-width:32rem){.card{grid-template-columns:9.5rem minmax(0,1fr)}.card>*{grid-column:2}.card .tab{grid-column:1;grid-row:1/30;flex-flow:column;gap:.75rem;padding:1rem .75rem}.tab>:first-child{flex:none}.tab b{display:block}.do>*{font-size:inherit}.results .do .button{min-height:2.75rem;padding:0;border:0;background:none;font-weight:400;text-decoration:underline;color:var(--accent)}}
.search{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr);padding:0;margin:0}
.search>*{min-width:0;position:relative}
.search .wrong{grid-column:1/-1;flex:1 0 100%}
.search input{max-width:none}
.search label{margin-bottom:.25rem}
.search .hint{font-weight:400}
.search .find{margin:0;position:absolute;left:0;right:0;z-index:2}
.band .button,.band [type=submit]{border-color:#fff;background:var(--ink);color:var(--card)}
.band [type=submit]{border-color:var(--ink);width:100%}
.band input{border-color:#fff}
.slim{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;padding-top:1rem;max-width:52rem}
.slim>*{flex:6 1 6rem}.slim>div:last-of-type{flex:none}
.band .pills{margin:1rem 0}
.band p{display:inline-flex;gap:.4rem;margin:0 min(1.5rem,4vw) 0 0}
.found{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:center}.found>div:last-child,.found>.beside,.chips+.sort,.filters[open]{flex:1 0 100%;min-width:0}.found>.chips{flex:1 1 9rem;margin:0}.found>.sort{flex:1 1 auto}
.sort,.sort ul{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;list-style:none;padding:0;margin:.25rem 0;max-width:none}
.sort a,.sort b{display:inline-flex;gap:.4rem;align-items:center;min-height:2.75rem}
.sort #to-map{margin-left:auto}.as-list,.mapped .as-map{display:none}.mapped .as-list{display:inline}
.parted{border-top:2px solid var(--edge);padding-top:.75rem;margin-top:1.5rem;font-size:1.1875rem}
.parted:first-child{border:0;padding:0;margin-top:.5rem}
.filters{margin:.5rem 0}.filters>summary{padding:.4rem .75rem}
.filters[open]{border:2px solid var(--accent);border-radius:.6rem;background:var(--card);padding:0 1rem 1rem}
.filters[open]>summary{border:0;padding-left:0}.filters .top{display:none;justify-content:space-between;align-items:center;margin:0}.top button{background:var(--card);color:var(--accent);min-height:2.75rem;padding:.4rem .75rem}
.tiles{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;list-style:none;padding:0;max-width:none}
.tile{display:grid;grid-template-columns:min(3.25rem,14vw) minmax(0,1fr);height:100%;background:var(--card);border:1px solid var(--line);border-radius:.6rem;overflow:clip;color:inherit;text-decoration:none}
.tile>b{background:var(--tint);text-align:center;padding:.75rem .25rem}
.tile>span{padding:.75rem min(1rem,4vw);min-height:3rem}
.tile .name{color:var(--accent);font-weight:700;text-decoration:underline;text-underline-offset:.2em}
.tile small{display:block}
.helps{display:grid;gap:.75rem;list-style:none;padding:0;max-width:none;margin:.75rem 0}
.helps>li{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.75rem 1rem}
.notice .helps{gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr))}.helps>:has([href='tel:999']){grid-column:1/-1}.notice .helps>li{background:none;border:0;padding:0}
.figures{grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}.figures b{display:block;font-size:1.625rem;line-height:1.2}
.helps>*,.acts>*,.tiles>*{min-width:0}
.helps h3,.helps p{margin:0 0 .25rem}
.helps .quiet a{display:inline-block;padding:.65rem 1rem .65rem 0}.first h3{display:none}.first .button{flex:1;min-height:3.5rem;font-size:1.375rem}
main>.notice .button:not(.other){background:var(--alert);border-color:var(--alert);color:var(--card)}
.bar-now{background:var(--alert-tint);border-radius:.6rem;padding:.75rem 1rem;margin:1.25rem 0}
.bar-now h2{font-size:1.1875rem;margin:0;color:var(--alert)}
.bar-now ul{display:flex;flex-wrap:wrap;gap:0 2rem;list-style:none;margin:0;padding:0;max-width:none}
.bar-now a{display:inline-block;padding:.55rem 0;color:var(--ink);text-decoration:none}
.bar-now b,.bar-now li:last-child a{color:var(--alert);text-decoration:underline}
.full{fill:currentColor}
.handing{display:grid;grid-template-columns:minmax(0,1fr);gap:0 2rem;align-items:start}
.hand-out .sum{border:0;border-radius:0}.hand-out .sum dt{background:none;padding-left:0;flex:0 0 6.5rem}.hand-out .sum dd{flex:1 1 12rem}.hand-out .sum>div+div{border:0}.hand-out dt,.hand-out dd{padding-top:.15rem;padding-bottom:.15rem}
.hand-out h2{margin:0}
.note{background:var(--tint);border-radius:.3rem;padding:.5rem .75rem;margin:1rem 0;max-width:none}
.code{width:10rem;max-width:100%;background:#fff}
.letters{display:flex;flex-wrap:wrap;list-style:none;padding:.25rem 0;margin:0;max-width:none;font-weight:700;background:var(--wash)}
.letters a{display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem}
.letter{display:grid;grid-template-columns:min(3.25rem,14vw) minmax(0,1fr);background:var(--card);border:1px solid var(--line);border-radius:.6rem;margin:0 0 .75rem;overflow:clip}
.letter h2{margin:0;padding:.7rem .25rem;text-align:center;background:var(--tint)}
.names{list-style:none;margin:0;padding:0 min(1rem,4vw);max-width:none;columns:22rem;column-gap:2rem}
.names li{break-inside:avoid;border-bottom:1px solid var(--line)}
.names li:last-child{border:0}
.names a{display:block;padding:.6rem 0;min-height:2.75rem;text-decoration:none;color:var(--quiet);font-size:1rem}
.names b{display:block;color:var(--accent);font-weight:400;font-size:1.125rem;text-decoration:underline;text-underline-offset:.2em}
.map{height:min(32rem,75vh);z-index:0;border:1px solid var(--line);border-radius:.6rem}
.topics>details,.faq{margin:0 0 .5rem;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:0 min(1rem,4vw);break-inside:avoid}
.topics summary{display:flex;gap:min(.75rem,3vw);justify-content:space-between;align-items:center;font-weight:700;padding:.5rem 0}
.topics summary::after{content:"";flex:none;width:.6em;height:.6em;border:solid var(--accent);border-width:0 3px 3px 0;transform:rotate(45deg) translate(-.15em,-.15em)}
.topics [open]>summary::after{transform:rotate(225deg)}
.topics li{display:grid;grid-template-columns:auto minmax(2rem,1fr);gap:0 .5rem;align-items:center}.topics li ul{grid-column:1/-1}.topics summary span{min-width:0;overflow-wrap:anywhere}.topics summary span:last-child{flex:none;margin-left:auto;font-weight:400}
@media(min-width:40rem){.narrow{display:none}.search:not(.slim){grid-template-columns:3fr minmax(min(14.5rem,40%),2fr) auto;align-items:end}.band [type=submit]{width:auto}.tiles{grid-template-columns:1fr 1fr}}
@media(min-width:60rem){#edit>section{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto;margin-top:0}.names li{border:0}.first .helps>li{columns:2}.first .act{break-after:column;padding-right:5rem}section .helps{grid-template-columns:1fr 1fr 1fr}.handing{grid-template-columns:minmax(0,1fr) 20rem}.handing>.block{margin-top:1.5rem}.tiles{grid-template-columns:1fr 1fr 1fr}.topics{columns:2;column-gap:1.5rem}.letters{position:sticky;top:0;z-index:1}.found{display:grid;grid-template:auto auto 1fr/16rem minmax(0,1fr);gap:0 2.5rem;align-items:start}.found>*{grid-column:2}.filters,.filters[open]{grid-area:1/1/4}.found.mapped{grid-template-columns:26rem minmax(0,1fr)}.mapped>*{grid-column:1}.mapped>.filters{display:none}.mapped>.beside{grid-area:1/2/5;position:sticky;top:1rem}.beside .map{height:85vh}.page{display:grid;grid-template-columns:minmax(0,1fr) 19rem;grid-template-rows:auto 1fr auto auto;column-gap:5rem}.page>.head{grid-area:1/1/3/2}.page>.acts{grid-area:1/2}.page>.ways{grid-area:2/2/5/3}.page>.short{grid-area:3/1}.page>.rest{grid-area:4/1}.acts{padding-top:1.25rem}
@supports selector(::details-content){.filters,.filters[open]{border:0;background:none;padding:0}.filters::details-content{content-visibility:visible;display:block;height:auto}.filters>summary{display:none}.filters .top{display:flex}}}
.script{visibility:hidden}.script.ready{visibility:visible}
.live{min-height:1.5em}#meant{min-height:2.75rem}
.back{margin:.75rem 0 -.75rem}.back a{display:inline-flex;align-items:center;min-height:2.75rem}
.acts{display:grid;gap:.5rem;margin:1rem 0}
.acts .row{display:flex;flex-wrap:wrap;gap:.5rem}
.acts .row>*{flex:1 1 auto;padding:.4rem .35rem}
@media(max-width:40rem){.acts .row>*{gap:.35rem;font-size:1rem}.slim .word{font-size:0}.slim [type=submit]{padding:.4rem .9rem;gap:0}.wider{display:none}}
`
