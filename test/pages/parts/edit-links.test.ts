import { expect, it } from 'vitest'
import { INBOX } from '../../../src/pages/address.ts'
import { editAddress } from '../../../src/pages/parts/edit-links.ts'

it.each([
  ['/find/services/lunch-club', '/find/edit/lunch-club'],
  ['/cy/find/services/lunch-club', '/find/edit/lunch-club'],
  ['/find/organizations/inbox', '/find/edit/organizations/inbox'],
])('the form for %s is at %s', (page, form) => expect(editAddress(page)).toBe(form))

it('a service that is called inbox has a form beside the inbox', () => {
  expect(editAddress('/find/services/inbox')).not.toBe(INBOX)
})
