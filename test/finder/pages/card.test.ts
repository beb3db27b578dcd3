import { describe, expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import { NEAR } from '../../../src/finder/pages/card-mark.ts'
import { cardLine } from '../../../src/finder/pages/card.ts'
import { englishContext } from '../../pages/english-context.ts'

const context = {
  ...englishContext(),
  addressOf: () => undefined,
  isConfidential: () => false,
}

const service: Document<'service'> = {
  id: 's',
  name: 'Lunch',
  status: 'active',
  cost_options: [{ id: 'c', amount: 3, currency: 'GBP' }],
  application_process: 'Just turn up.',
}
const card = (changes: Partial<Document<'service'>> = {}) =>
  cardLine({ ...service, ...changes }, '/find/services/lunch', context)

describe('the card of a service', () => {
  it('has the place of its times and its distance between its price and how to join', () => {
    expect(card()).toContain(`<p>£3${NEAR}Just turn up</p>`)
  })

  it.each(['NEAR_HERE', NEAR])('has it once, also where a text says %s', (text) => {
    const line = card({ name: text, description: text, application_process: text })
    expect(line.split(NEAR)).toHaveLength(2)
    expect(line).toMatch(new RegExp(`<p>£3${NEAR}`))
    expect(line).toContain(`>${text.replace('<', '&lt;').replace('>', '&gt;')}</a></h2>`)
  })

  it('says until when it is closed, and shows no alert of one that is open', () => {
    const alert = 'Closed until March.'
    const closed = card({ status: 'temporarily closed', alert })
    expect(closed).toMatch(
      /<p><strong>[^<]+<\/strong> <span [^>]*>Closed until March\.<\/span><\/p>/,
    )
    expect(card({ alert })).not.toContain(alert)
  })

  it('has the points of places by their postcodes, with their doubt, and of none that is confidential', () => {
    const location = { id: 'l', location_type: 'physical', name: 'Hall' } as Document<'location'>
    const locate = () => ({ latitude: 51.4, longitude: -2.5, doubt: 300, from: 'sector' as const })
    const service_at_locations = [{ id: 'p', location }] as Document<'service_at_location'>[]
    const line = (confidential: boolean) =>
      cardLine({ ...service, service_at_locations }, '/find/services/lunch', {
        ...context,
        locate,
        isConfidential: () => confidential,
      })
    expect(line(false)).toContain('[51.4,-2.5,"Hall",300]')
    expect(line(true)).not.toContain('51.4')
  })

  it('has a badge where it is free, and no price', () => {
    const free = card({ cost_options: [{ id: 'c', amount: 0 }] })
    expect(free).toContain('<li>Free</li>')
    expect(free).toContain(`<p>${NEAR}Just turn up</p>`)
    expect(card({ application_process: '' })).not.toContain('class="badges"')
  })

  it('has the words of a cost that is free for some', () => {
    const some = card({ cost_options: [], fees_description: 'Free for members' })
    expect(some).toContain(`<p>Free for members${NEAR}`)
    expect(some).not.toContain('<li>Free</li>')
  })
})
