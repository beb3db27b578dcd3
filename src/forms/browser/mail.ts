import { element } from '../../pages/scripts/element.ts'

/** Programs of phones and of Windows cut longer ones off. */
const MAX_LENGTH = 1900
const MAX_SUBJECT = 90

/** The link that opens a mail; undefined when it is too long for one. */
export function mailAddress(to: string, subject: string, body: string): string | undefined {
  const short = [...subject].slice(0, MAX_SUBJECT).join('')
  const address = `mailto:${to}?subject=${encodeURIComponent(short)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return address.length <= MAX_LENGTH ? address : undefined
}

/** A text to the editors, and the link that opens a mail with it; undefined when it is too long for one. */
export interface Message {
  readonly text: string
  readonly mail: string | undefined
}

interface Parts {
  readonly link: HTMLAnchorElement
  readonly copy: HTMLElement
  /** Where it is said what has become of the text. */
  readonly said: HTMLElement
}

/**
 * The way by mail: a link, and a button that copies the text for where no program opens. Where a browser does not copy, the text is there
 * to be selected. Returns what offers a message, or takes that back.
 */
export function byMail(
  { link, copy, said }: Parts,
  say: { readonly copied: string; readonly notCopied: string },
): (message: Message | undefined) => void {
  let text = ''
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(
      () => (said.textContent = say.copied),
      () => {
        const shown = { readonly: '', rows: '8', 'aria-label': say.notCopied }
        said.replaceChildren(element('p', {}, say.notCopied), element('textarea', shown, text))
      },
    )
  })
  return (message) => {
    text = message?.text ?? ''
    copy.hidden = message === undefined
    link.hidden = message?.mail === undefined
    if (message?.mail !== undefined) link.href = message.mail
  }
}
