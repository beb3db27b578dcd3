/**
 * The script of a page in `osd dev`. It loads the page again when there is a newer version, and lays errors over it as
 * `osd check` prints them. Its styles are set on elements, because the policy of pages allows none in the text.
 */
export const liveScript = (events: string): string => `
let shown
const box = document.createElement('section')
box.setAttribute('role', 'alert')
box.style.cssText =
  'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:9999;padding:1rem;' +
  'background:#fff;color:#1b1b1b;border-top:.5rem solid #8a1c00;font:1rem/1.5 system-ui,sans-serif'

function line(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  element.style.cssText = 'margin:.25rem 0;max-width:none;font-size:1rem'
  return element
}

function update({ data }) {
  const { version, errors } = JSON.parse(data)
  shown ??= version
  if (version !== shown) return location.reload()
  box.replaceChildren(
    ...errors.flatMap(({ message, hint, place }) => [
      line('strong', place),
      line('p', message),
      ...(hint ? [line('p', hint)] : []),
    ]),
  )
  if (errors.length > 0) document.body.append(box)
  else box.remove()
}

// A browser opens six connections to a server, so hidden pages hold none.
let source
function connect() {
  source?.close()
  if (document.hidden) return
  source = new EventSource(${JSON.stringify(events)})
  source.addEventListener('message', update)
}
document.addEventListener('visibilitychange', connect)
connect()
`
