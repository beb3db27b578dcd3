/** Buttons, tags, blocks and the fields of forms. */
export const PARTS = `.button,button,summary.button{display:inline-flex;gap:.5rem;align-items:center;justify-content:center;min-height:3rem;max-width:100%;padding:.4rem min(1.25rem,4vw);border:2px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--on);font:inherit;font-weight:700;text-decoration:none;overflow-wrap:anywhere;cursor:pointer}
.button:hover,button:hover{text-decoration:underline}
.button.other,button.other,summary.button{background:var(--card);color:var(--accent)}
.link,button.link{display:inline-flex;gap:.4rem;align-items:center;min-height:2.75rem;padding:0;border:0;background:none;color:var(--accent);font-weight:400;text-decoration:underline}
.link .i{stroke-width:1.75}
.act,.pills,.tags,.chips{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;max-width:none;overflow-wrap:anywhere}
.pills a,.pills button{display:inline-flex;gap:.4rem;align-items:center;min-height:2.75rem;padding:.25rem .9rem;border:1px solid var(--edge);border-radius:2rem;background:var(--card);color:var(--accent);font-weight:400;text-decoration:none}
.pills a:hover{text-decoration:underline}
.chips{gap:.35rem}.chips a{display:inline-flex;gap:.25rem;align-items:center;min-height:2.75rem;padding:0 .6rem;border-radius:2rem;background:var(--tint);color:var(--ink);font-size:1rem;text-decoration:none}
.tags{margin:.5rem 0;gap:.375rem .5rem}
.tags li{padding:.1rem .6rem;border-radius:.3rem;background:var(--tint);font-size:1rem}
.tags .free{background:var(--good-tint);color:var(--good);font-weight:700}
.good{color:var(--good)}.alert{color:var(--alert)}
.open::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.35em;border-radius:50%;background:currentColor}
.block,form.block,.record,#records>section,#records:not(:has(section)){background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin:1rem 0}
.block>:first-child,form section>h2,form>fieldset:first-child,.later~fieldset,#records>:first-child,#edit #records{margin-top:0}.block>:last-child{margin-bottom:0}
.notice{background:var(--alert-tint);border:2px solid var(--alert);border-radius:.6rem;padding:.75rem min(1rem,4vw);margin:1rem 0;max-width:none}
.notice h2,.notice h1{color:var(--alert);margin:0 0 .25rem;font-size:1.375rem;display:flex;gap:.5rem;overflow-wrap:anywhere}
.sum{max-width:none;margin:1rem 0;background:var(--card);border:1px solid var(--line);border-radius:.6rem;overflow:clip}.sum a:focus-visible{outline-offset:-2px}
.sum>div{display:flex;flex-wrap:wrap}
.sum>div+div{border-top:1px solid var(--line)}
.sum dt{flex:1 0 min(7.25rem,32vw);max-width:100%;padding:.6rem .5rem .6rem min(1rem,4vw);font-weight:700;background:var(--tint)}
.sum dd{flex:999 1 11rem;margin:0;padding:.6rem min(1rem,4vw);min-width:0}
.sum dd p{margin:0}
.sum ul{list-style:none;padding:0;margin:0}
.rows,.plain{list-style:none;padding:0}
.rows{max-width:none}
.rows li{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:center}
.rows li+li{border-top:1px solid var(--line)}.rows .quiet{padding:.3rem 0}.rows .i+a{flex:1}
.rows a,.plain a:not(.button),main>p>a{max-width:100%;overflow-wrap:anywhere;display:inline-flex;gap:.6rem;align-items:center;min-height:2.75rem}
.plain .plain{padding-left:1.25rem}
.text table,.table table{border-collapse:collapse}
.text th,.text td{border:1px solid var(--line);padding:.4rem min(.6rem,2vw);text-align:left;vertical-align:top}
.text pre{white-space:pre-wrap}
.table{position:relative;overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.6rem;margin:1rem 0}
.table table{width:100%}
.table caption{text-align:left;font-weight:700;padding:.75rem 1rem 0}
.table th,.table td{padding:.6rem 1rem;text-align:left;white-space:nowrap;border-top:1px solid var(--line)}
.table thead th{border:0}
.table tr>:first-child{white-space:normal;min-width:min(9rem,45vw)}
.gauge{width:6rem;height:.6rem;margin-right:.5rem;border-radius:.3rem;background:var(--tint);fill:var(--accent)}
.table .number{text-align:right;font-variant-numeric:tabular-nums}
label,legend{display:block;font-weight:700}
.sum dd>a,.rest p:not(.do)>a,.table td>a,.hand-out h2>a,p.wide>a,#meant a,#the-map p>a,.text :is(p,li)>a:only-child{display:inline-block;max-width:100%;padding:.65rem 0;margin:-.65rem 0}
input,select,textarea{font:inherit;width:100%;max-width:28rem;min-height:3rem;padding:.4rem .75rem;border:2px solid var(--edge);border-radius:.5rem;background:var(--card);color:var(--ink)}
input[type=checkbox],input[type=radio]{width:1.5rem;height:1.5rem;min-height:0;flex:none;margin:0;accent-color:var(--accent)}
.check,.tick label{padding:.3rem 0;line-height:1.35}.check{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;font-weight:400}
form:not([role]):not(.bare){background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:min(1rem,4vw)}
dt{font-weight:700}dd{margin:0}
form p{margin:.75rem 0 0}form .tick{margin:.25rem 0 0}form p:not(.tick)+.tick{margin-top:.75rem}.chosen span:has(~button~button){flex-basis:100%}li ul{list-style:disc}
label+.quiet,legend+.quiet{display:block;margin-bottom:.25rem}dd+dt{margin-top:.75rem}main p [href^="tel:"]:not(.button){display:inline-block}
details{margin:1rem 0}
summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer;color:var(--accent)}
.error{display:block;color:var(--alert);font-weight:700;margin-bottom:.5rem}
[aria-invalid=true]{border-color:var(--alert);border-width:3px}
fieldset{border:0;margin:1rem 0 0;padding:0;min-width:0}
legend{padding:0}
.later{display:none}
span.notice{display:block;margin:.5rem 0}
.entry{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;margin:.5rem 0}.entry button{padding:.4rem .75rem}
.entry label,.entry span.quiet,.entry details{flex-basis:100%}
.entry input{flex:1 1 12rem}
.entry details{min-width:0;margin:0}
#record-text{font-family:ui-monospace,monospace;font-size:1rem;max-width:none;field-sizing:content;max-height:70vh;overflow-wrap:anywhere}#report{max-width:40rem}
.entry:only-child:has([data-line]:placeholder-shown)>button{display:none}
.find{margin:.5rem 0}
.find [role=listbox]{list-style:none;margin:0;padding:0;border:1px solid var(--ink);max-height:16rem;overflow-y:auto;background:var(--card);color:var(--ink)}
.find [role=option]{min-height:2.75rem;padding:.6rem;cursor:pointer}
.find [aria-selected=true]{background:var(--accent);color:var(--on)}
.find [aria-selected=true] .quiet{color:inherit}
.tick label{display:inline-flex;gap:.6rem;align-items:center;min-height:2.75rem;font-weight:400;overflow-wrap:anywhere}
`
