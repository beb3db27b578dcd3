import { element } from '../../pages/scripts/element.ts'

/** Copies a text, and says so; where a browser does not, the text is there to be selected. */
export const copyText = (
  text: string,
  said: HTMLElement,
  { copied, notCopied: label }: { readonly copied: string; readonly notCopied: string },
): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => void (said.textContent = copied),
    () => {
      const shown = element('textarea', { readonly: '', rows: '8', 'aria-label': label }, text)
      said.replaceChildren(element('p', {}, label), shown)
    },
  )
