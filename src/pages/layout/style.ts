/**
 * The style of all pages: system fonts, targets of 44 pixels, light and dark colours of at least 4.5:1, forced colours and
 * print. A publisher's colour replaces `--accent`.
 */
export const style = (accent: {
  readonly light: string
  readonly dark: string
  readonly onLight: string
}): string => `:root{
--accent:${accent.light};--ink:#1b1b1b;--quiet:#505a5f;--paper:${accent.onLight};--panel:#f3f2f1;--line:#6f777b;--alert:#8a1c00;--pin:${accent.light};
color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}
@media (prefers-color-scheme:dark){:root{--accent:${accent.dark};--ink:#f1f1f1;--quiet:#b8bfc2;--paper:#16191b;--panel:#23282b;--line:#8d969b;--alert:#ffb59e}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
header,main,footer,.trail{max-width:60rem;margin:0 auto;padding:.5rem 1rem}
header{display:flex;flex-wrap:wrap;gap:0 2rem;align-items:center;border-bottom:.25rem solid var(--accent)}
.title{margin:0;font-weight:700}
nav ul,nav ol,footer ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:0}
header a,.trail a,footer a,.letters a,.targets a{display:inline-block;min-height:2.75rem;min-width:2.75rem;padding:.6rem 0}
.trail{font-size:1rem}
.trail li+li::before{content:"›";margin-right:1.25rem;color:var(--quiet)}
a{color:var(--accent);text-underline-offset:.15em}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible,main:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--paper),0 0 0 7px #fd0}
[hidden]{display:none!important}
.exit{position:sticky;top:0;z-index:1000;background:var(--paper);border-bottom:1px solid var(--line);padding:.5rem max(1rem,calc((100% - 58rem)/2));display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center}
.exit details{margin:0;max-width:44rem}
.exit p:empty{display:none}
.cover{position:fixed;inset:0;z-index:2000;background:var(--paper);padding:2rem}
.hidden,.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{position:absolute;left:-100vw}
.skip:focus{position:static;display:inline-block;padding:.75rem 1rem}
img{max-width:100%;height:auto}
.title img{max-height:2rem;width:auto;vertical-align:middle}
.map{height:min(32rem,75vh);z-index:0}
.text{max-width:44rem}
.text table{border-collapse:collapse}
.text th,.text td{border:1px solid var(--line);padding:.4rem min(.6rem,2vw);text-align:left;vertical-align:top}
.text pre{white-space:pre-wrap}
h1{font-size:1.9rem;line-height:1.2;margin:.75rem 0}
h2{font-size:1.35rem;line-height:1.25;margin:1.75rem 0 .5rem}
h3{font-size:1.125rem;margin:1.25rem 0 .25rem}
p,ul,dl{margin:.5rem 0;max-width:44rem}
ul{padding-left:1.25rem}
.quiet{color:var(--quiet);font-size:1rem}
.notice{border-left:.5rem solid var(--alert);background:var(--panel);padding:.75rem 1rem;max-width:44rem}
.notice h2{margin-top:0;color:var(--alert)}
.act{display:flex;flex-wrap:wrap;gap:.75rem;list-style:none;padding:0}
.button,button{display:inline-block;min-height:2.75rem;padding:.6rem 1.1rem;border:2px solid var(--accent);border-radius:.3rem;background:var(--accent);color:var(--paper);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button.other,button.other{background:none;color:var(--accent)}
.results,.plain,.badges{list-style:none;padding:0}
.badges{display:flex;flex-wrap:wrap;gap:.25rem .5rem}
.badges li{border:1px solid var(--line);border-radius:.3rem;padding:0 .5rem;font-size:1rem}
.results>li{border-top:1px solid var(--line);padding:.75rem 0}
.results h2,.results h3{margin:0}
.results h2 a,.results h3 a,.plain a:not(.button),dd a,main>p>a{display:inline-block;padding:.6rem 0;min-height:2.75rem}
.plain .plain{padding-left:1.25rem}
dt{font-weight:600;margin-top:.5rem}
dd{margin:0}
label{display:block;font-weight:600}
input,select,textarea{font:inherit;width:100%;max-width:28rem;min-height:2.75rem;padding:.4rem .6rem;border:2px solid var(--line);border-radius:.2rem;background:var(--paper);color:var(--ink)}
input[type=checkbox]{width:1.5rem;height:1.5rem;min-height:0;flex:none;accent-color:var(--accent)}
.check{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
form{background:var(--panel);padding:1rem;border-radius:.3rem}
details{margin:1rem 0}
summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer;color:var(--accent)}
.error{display:block;color:var(--alert);margin-bottom:.5rem}.error~a{margin:0 .5rem .5rem 0}
form p{margin:.75rem 0 0}
fieldset{border:0;margin:1rem 0 0;padding:0;min-width:0}
legend{font-weight:600;padding:0}
span.notice{display:block;margin:.5rem 0}
.entry{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:.5rem 0}
.entry label,.entry span.quiet{flex-basis:100%}
.entry input{flex:1 1 12rem}
.entry details{flex-basis:100%;min-width:0;margin:0}
#record-text{font-family:ui-monospace,monospace;font-size:1rem;max-width:none;field-sizing:content;overflow-wrap:anywhere}
.record{border-left:.3rem solid var(--accent);margin:1.5rem 0;padding:0 0 0 1rem}
.find{margin:.5rem 0}
.find [role=listbox]{list-style:none;margin:0;padding:0;border:1px solid var(--ink);max-height:16rem;overflow-y:auto}
.find [role=option]{min-height:2.75rem;padding:.6rem;cursor:pointer}
.find [aria-selected=true]{background:var(--accent);color:var(--paper)}
.find [aria-selected=true] .quiet{color:inherit}
.tick label{display:inline-flex;gap:.6rem;align-items:center;min-height:2.75rem;font-weight:400}
.tick input{width:1.5rem;min-height:1.5rem;flex:none}
[aria-invalid=true]{border-color:var(--alert)}
.letters{display:flex;flex-wrap:wrap;gap:0 .75rem;list-style:none;padding:0}
.letters a{text-align:center}
footer{border-top:1px solid var(--line);margin-top:3rem;font-size:1rem}
@media (forced-colors:active){.button,button{border:2px solid ButtonText}}
@media print{.keep,[data-when],header nav,.trail,footer ul,.skip,.exit,form,.act .other,.letters{display:none}:root{--ink:#000;--paper:#fff;--accent:#000;font-size:11pt}a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em}.button{border:0;padding:0;background:none;color:#000}}
`
