import { byId } from '../../pages/scripts/element.ts'

/* Writes what the frame shows into the HTML to copy. */
const form = byId<HTMLFormElement>('builder')
const frame = byId<HTMLTextAreaElement>('frame')
form.hidden = false
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', () => {
  const asked = [...new FormData(form)].flatMap(([name, text]) => {
    const value = name === 'only' ? pageOf(String(text)) : String(text).trim()
    return value === '' ? [] : [[name, value]]
  })
  const query = new URLSearchParams(asked).toString().replaceAll('&', '&amp;')
  frame.value = frame.value.replace(/(src="[^"?]*)\?[^"]*/, `$1?${query}`)
})

/** The record of an address, as the search calls it. */
function pageOf(address: string): string {
  const [, page = ''] = /\/find\/((?:services|organizations)\/[a-z0-9-]+)/.exec(address) ?? []
  return page
}
