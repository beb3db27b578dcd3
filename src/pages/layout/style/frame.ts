/** What all pages have around them, and their text. Everything that is touched is at least 44 pixels high. */
export const FRAME = `*{box-sizing:border-box}
:root{-webkit-text-size-adjust:100%;scroll-padding:4rem 0 5rem}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;color:var(--ink);background:var(--wash);font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word}
.text,dd,.facts,main p a{overflow-wrap:anywhere}
@supports(hyphenate-limit-chars:9){@media(max-width:19.9rem){main{hyphens:auto;hyphenate-limit-chars:9 4 4}}}
.wide,main{width:100%;max-width:72rem;margin:0 auto;padding:0 min(1rem,4vw)}
main{flex:1;padding-bottom:2.5rem}
@media screen{:has(>#state),:has(>#list){min-height:100vh}}li:has(>*>.waits)~li{display:none}
main:focus{outline:0}
h1,h2,h3,h4,.title{line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.625rem,1.25rem + 1.6vw,2.25rem);margin:1.25rem 0 .5rem}
h2{font-size:1.375rem;margin:2.5rem 0 .75rem}
h3,h4{font-size:1.1875rem;margin:1.25rem 0 .25rem}
p,ul,ol,dl{margin:.5rem 0;max-width:37rem}
p{text-wrap:pretty}
ul{padding-left:1.25rem}
.lead{font-size:1.1875rem}
.quiet,small{color:var(--quiet);font-size:1rem}
a{color:var(--accent);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible,main:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--card),0 0 0 7px #fd0}
[hidden]{display:none!important}
.hidden,.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-100vw}
.skip:focus{position:static;padding:.75rem 1rem;background:var(--card)}
img{max-width:100%;height:auto}
.i{width:1.25em;height:1.25em;flex:none;vertical-align:-.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
header{background:var(--card);border-bottom:1px solid var(--line)}
.strip{background:var(--band)}
.strip .wide,.bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;column-gap:1.5rem}
.strip a{display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem;color:#fff;font-size:1rem;margin-left:auto}
.strip .now{font-weight:700;margin:0 auto 0 0}
.title{margin:0;font-size:1.125rem;font-weight:700}
.title,.title span{min-width:0;overflow-wrap:anywhere}
.title a{display:flex;gap:min(.625rem,2vw);align-items:center;min-height:3rem;padding:.4rem 0;color:inherit;text-decoration:none}
.title img{max-height:2.25rem;width:auto}
.mark{width:min(2.25rem,10vw);height:min(2.25rem,10vw);flex:none;border-radius:.5rem;background:var(--accent);color:var(--on);padding:min(.4rem,2vw);stroke-width:2.5}
header ul,footer ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;list-style:none;margin:0;padding:0;max-width:none}
header li a,footer a{display:inline-flex;align-items:center;min-height:2.75rem}
header nav a{text-decoration:none}
header nav a:hover{text-decoration:underline}
header [aria-current]{color:var(--ink);font-weight:700;box-shadow:inset 0 -3px var(--accent)}
.mine{visibility:hidden}.mine.ready{visibility:visible}
.count{min-width:1.6em;padding:0 .4em;margin-left:.35em;border-radius:1em;text-align:center;background:var(--accent);color:var(--on);font-weight:700}
footer{background:var(--card);border-top:1px solid var(--line);padding:1rem 0;font-size:1rem}
footer p a{display:inline;padding:.65rem 0}
.band{padding:1.5rem 0 1.25rem;color:#fff;background:var(--band);box-shadow:0 0 0 100vmax var(--band);clip-path:inset(0 -100vmax)}
.band h1{margin:0 0 1rem;max-width:24em}
.band .other,.band .pills>*{border-color:#fff;color:#fff;background:none}
.exit{position:fixed;bottom:0;left:0;right:0;z-index:1000;background:var(--card);border-top:1px solid var(--line);padding:.5rem max(1rem,calc((100% - 70rem)/2));display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:center;justify-content:space-between;font-size:1rem}
.exit details{flex:1 1 5rem}
.exit summary{padding:0;line-height:1.3}
.exit .button{flex:none}
.exit p,.exit details{margin:0}.exit [open]{flex-basis:100%}
.exit p:empty{display:none}
.exit .button{padding:.4rem .75rem;order:1;border-color:var(--ink);background:var(--ink);color:var(--wash)}
.exit~footer{padding-bottom:6rem}
:has(.now)>.exit{position:sticky;inset:0 0 auto;border:0;border-bottom:1px solid var(--line);padding-top:.25rem;padding-bottom:.25rem}
.cover{position:fixed;inset:0;z-index:2000;background:var(--card);padding:2rem}
@media(max-width:40rem){header ul{gap:0 .875rem;font-size:1rem}.bar nav{width:100%}}
@media(min-width:60rem){.band{padding:2.5rem 0 1.5rem}.band h1{font-size:2.5rem;max-width:17em}}
`
