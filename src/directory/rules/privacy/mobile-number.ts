import { findMobiles } from '../../../privacy/mobiles.ts'
import { personalDetail } from './personal-detail.ts'

export const mobileNumber = personalDetail({
  code: 'mobile-number',
  severity: 'warning',
  means: 'A mobile number, which may be a person’s own, would be published.',
  find: findMobiles,
  looksLike: 'a mobile number, which may be a person’s own',
  setting: 'mobile_number',
  allowedBy: 'phones',
})
