import type { Outgoing } from '../../sending.ts'
import { about, say, saying } from '../about.ts'
import { byId } from '../../../../pages/scripts/element.ts'
import { copyText } from '../../copy-text.ts'
import { composeMessage } from '../message.ts'
import { saveFile } from './save-file.ts'

/** A change on its way by mail, or the reason alone. */
export interface Mailed extends Omit<Outgoing, 'proposal'> {
  readonly proposal?: Outgoing['proposal']
  /** What the mail is about. */
  readonly subject: string
}

/** The way by mail: a link, a file to attach where the link is too long, and the clipboard. `name` is that of the file. */
export function findMailing(name: string) {
  const send = byId<HTMLAnchorElement>('send')
  const attach = byId('attach')
  const copy = byId('copy')
  const hint = byId('send-hint')
  const said = byId('sent')
  let text = ''

  send.addEventListener('click', () => (said.textContent = saying(say.sent, about.mail)))
  attach.addEventListener('click', () => {
    saveFile(name, text)
    said.textContent = saying(say.attached, name)
  })
  copy.addEventListener('click', () => void copyText(text, said, say))

  return {
    /** Offers a change; undefined while there is none. */
    offer(mailed: Mailed | undefined): void {
      const made = mailed && composeMessage(mailed, about.mail)
      const isLong = made !== undefined && made.mail === undefined
      text = made?.text ?? ''
      send.hidden = made?.mail === undefined
      attach.hidden = !isLong
      copy.hidden = made === undefined
      if (made?.mail) send.href = made.mail
      hint.hidden = made === undefined
      hint.textContent = isLong ? say.tooLong : say.sendHint
    },
    /** Says why a change with so many records cannot be sent. */
    refuse(): void {
      hint.hidden = false
      hint.textContent = say.tooMany
    },
  }
}
