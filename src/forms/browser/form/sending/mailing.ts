import type { Outgoing } from '../../sending.ts'
import { about, say, saying } from '../about.ts'
import { byId } from '../../../../pages/scripts/element.ts'
import { byMail } from '../../mail.ts'
import { composeMessage } from '../message.ts'
import { saveFile } from './save-file.ts'

/** A change on its way by mail, or the reason alone. */
export interface Mailed extends Omit<Outgoing, 'proposal'> {
  readonly proposal?: Outgoing['proposal'] | undefined
  /** What the mail is about. */
  readonly subject: string
}

/** The way by mail, with a file to attach where the link is too long. `name` is that of the file. */
export function findMailing(name: string) {
  const link = byId<HTMLAnchorElement>('send')
  const attach = byId('attach')
  const hint = byId('send-hint')
  const said = byId('sent')
  const show = byMail({ link, copy: byId('copy'), said }, say)
  let text = ''

  link.addEventListener('click', () => (said.textContent = saying(say.sent, about.mail)))
  attach.addEventListener('click', () => {
    saveFile(name, text)
    said.textContent = saying(say.attached, name)
  })

  return {
    /** Offers a change; undefined while there is none. */
    offer(mailed: Mailed | undefined): void {
      const message = mailed && composeMessage(mailed, about.mail)
      const isLong = message !== undefined && message.mail === undefined
      text = message?.text ?? ''
      show(message)
      attach.hidden = !isLong
      hint.hidden = message === undefined
      hint.textContent = isLong ? say.tooLong : say.sendHint
    },
    /** Says why a change with so many records cannot be sent. */
    refuse(): void {
      hint.hidden = false
      hint.textContent = say.tooMany
    },
  }
}
