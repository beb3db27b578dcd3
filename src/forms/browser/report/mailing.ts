import type { Report } from '../../server/report/report.ts'
import { type Message, byMail, mailAddress } from '../mail.ts'
import { email, find, page, record, said, say, saying } from './page.ts'

/** The way by mail. */
export function findMailing(read: () => Report | undefined, nameOf: () => string) {
  const link = find<HTMLAnchorElement>('mail')
  const copy = find<HTMLButtonElement>('copy')
  const copied = saying(say.copied, email)
  const offer = link && copy && byMail({ link, copy, said }, { ...say, copied })

  function compose(): Message {
    const report = read()
    const lines = report
      ? [
          `${say.ticks[report.tick]}.`,
          ...(report.text ? ['', report.text] : []),
          ...(report.reply ? ['', `${say.replyTo} ${report.reply}`] : []),
        ]
      : []
    const body = [...lines, '', location.origin + record].join('\n')
    const subject = saying(say.subject, nameOf() || page!)
    return { text: `${subject}\n\n${body}`, mail: mailAddress(email, subject, body) }
  }

  return {
    link,
    /** Offers it, as the first way or as another one. */
    show({ isOffered, isFirst }: { readonly isOffered: boolean; readonly isFirst: boolean }): void {
      const message = isOffered ? compose() : undefined
      offer?.(message)
      link?.classList.toggle('other', !isFirst)
      if (offer && message && !message.mail) said.textContent = saying(say.tooLong, email)
    },
  }
}
