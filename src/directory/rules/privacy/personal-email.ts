import { findPersonalEmails } from '../../../privacy/emails.ts'
import { personalDetail } from './personal-detail.ts'

export const personalEmail = personalDetail({
  code: 'personal-email',
  severity: 'warning',
  means: 'An email address that looks like a person’s would be published.',
  find: findPersonalEmails,
  looksLike: 'the email address of a person',
  setting: 'personal_email',
  allowedBy: 'email',
})
