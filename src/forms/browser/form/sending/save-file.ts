import { element } from '../../../../pages/scripts/element.ts'

/** Saves a text among the downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  element('a', { href: address, download: name }).click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
