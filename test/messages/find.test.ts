import { expect, it } from 'vitest'
import { messagesIn } from '../../src/messages/messages.ts'

const [en, cy] = (['en', 'cy'] as const).map((language) => messagesIn({ language }).find)

it('one service is further away, and several are', () => {
  expect(en!.further({ count: 1 })).toBe('1 more is further away.')
  expect(en!.further({ count: 2 })).toBe('2 more are further away.')
  expect(cy!.nearest({ count: 2, place: 'Caerdydd' })).toContain('2 filltir')
  expect(cy!.nearest({ count: 3, place: 'Caerdydd' })).toContain('3 milltir')
})
