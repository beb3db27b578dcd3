import type { Report } from '../../server/report/report.ts'
import { copyText } from '../copy-text.ts'
import { mailAddress } from '../form/mail-address.ts'
import { email, find, page, record, said, say, saying } from './page.ts'

/** The way by mail: a link, and the clipboard where no program opens, or the text is too long for a link. */
export function findMailing(read: () => Report | undefined, nameOf: () => string) {
  const mail = find<HTMLAnchorElement>('mail')
  const copy = find<HTMLButtonElement>('copy')
  copy?.addEventListener('click', () => {
    const { subject, body } = compose()
    void copyText(`${subject}\n\n${body}`, said, { ...say, copied: saying(say.copied, email) })
  })

  function compose(): { to: string; subject: string; body: string } {
    const report = read()
    const lines = report
      ? [
          `${say.ticks[report.tick]}.`,
          ...(report.text ? ['', report.text] : []),
          ...(report.reply ? ['', `${say.replyTo} ${report.reply}`] : []),
        ]
      : []
    const body = [...lines, '', location.origin + record].join('\n')
    return { to: email, subject: saying(say.subject, nameOf() || page!), body }
  }

  return {
    link: mail,
    /** Offers it, as the first way or as another one. */
    show({ isOffered, isFirst }: { readonly isOffered: boolean; readonly isFirst: boolean }): void {
      if (!mail || !copy) return
      const address = mailAddress(compose())
      if (address !== undefined) mail.href = address
      mail.hidden = address === undefined || !isOffered
      mail.classList.toggle('other', !isFirst)
      copy.hidden = !isOffered
      if (isOffered && address === undefined) said.textContent = saying(say.tooLong, email)
    },
  }
}
