import { findPersonalEmails, holdsWordOf } from '../../../privacy/emails.ts'
import { personalDetail } from './personal-detail.ts'

export const personalEmail = personalDetail({
  code: 'personal-email',
  severity: 'warning',
  means: 'An email address that looks like a person’s would be published.',
  find: findPersonalEmails,
  looksLike: 'the email address of a person',
  setting: 'personal_email',
  allowedBy: 'email',
  isOwn: (address, { value }) => {
    const names = value as Readonly<Record<'name' | 'alternate_name' | 'organization', unknown>>
    const written = [names.name, names.alternate_name, names.organization]
    return holdsWordOf(address, written.filter((name) => typeof name === 'string').join(' '))
  },
})
