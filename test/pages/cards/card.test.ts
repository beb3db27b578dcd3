import { describe, expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import { TAB } from '../../../src/pages/cards/card-marks.ts'
import { cardLine } from '../../../src/pages/cards/card.ts'
import { cardTimesOf } from '../../../src/pages/cards/card-times.ts'
import { fillCard, readCard } from '../../../src/pages/cards/fill-card.ts'
import { clockIn } from '../../../src/times/clock.ts'
import { englishContext } from '../english-context.ts'

const context = {
  ...englishContext(),
  addressOf: () => undefined,
  isConfidential: (id: string) => id === 'refuge',
}
const { messages: words } = context
const clock = clockIn('Europe/London', new Date('2026-11-26T11:10:00Z'))

const service: Document<'service'> = {
  id: 's',
  name: 'Lunch',
  status: 'active',
  cost_options: [{ id: 'c', amount: 3, currency: 'GBP' }],
}
const line = (changes: object = {}) =>
  cardLine({ ...service, ...changes }, '/find/services/lunch', context)
const card = (changes: object = {}, shown: Parameters<typeof fillCard>[1] = { clock }) =>
  fillCard(readCard(line(changes)), shown, words).text

const hall = (id: string, name: string) => ({
  id: `pair-${id}`,
  location: {
    id,
    name,
    location_type: 'physical',
    addresses: [{ id: 'a', postal_code: 'BS3 1QG' }],
  },
})

describe('the card of a service', () => {
  it('says its name, when, what it is, its cost and whom to call, in this order', () => {
    const phones = [{ id: 'p', number: '0117 496 0123' }]
    const text = card({ description: 'Two courses.', phones }).replace(/<[^>]*>/g, ' ')
    expect(text).toMatch(/Lunch.*Ask when.*Two courses\..*£3.*Call 0117 496 0123/s)
  })

  it('offers no call without a number', () => {
    expect(card()).not.toContain('tel:')
    expect(card()).not.toMatch(/call|ring/i)
  })

  describe('for whom to call', () => {
    const phone = (number: string, description?: string) => ({ id: number, number, description })
    const runBy = (...phones: object[]) => ({ organization: { id: 'o', name: 'Acorn', phones } })
    const [ours, theirs] = ['0117 496 0123', '0117 496 0100']

    it('has its own number as a button, with what is said of it', () => {
      const text = card({ phones: [phone(ours, 'Kitchen')], ...runBy(phone(theirs)) })
      expect(text).toMatch(/class="button other" href="tel:01174960123".*>Kitchen</s)
      expect(text).not.toContain(theirs)
    })

    it('has a number of who runs it as a button where it is for everything, and no other', () => {
      const text = card(runBy(phone('0117 496 0999', 'Complaints'), phone(theirs)))
      expect(text).toContain('class="button other" href="tel:01174960100"')
      expect(text).not.toContain('Complaints')
    })

    it('says every number that is for something with its words, and none as what to do first', () => {
      const text = card(runBy(phone('0117 496 0999', 'Complaints'), phone(theirs, 'PALS')))
      expect(text).not.toContain('class="button"')
      expect(text).toMatch(/tel:01174960999".*>Complaints<.*tel:01174960100".*>PALS</s)
    })

    it.each([
      ['2026-11-26T11:10:00Z', 'by day', ours],
      ['2026-11-26T23:10:00Z', 'at night', '0117 496 0777'],
      ['2026-11-29T11:10:00Z', 'on a Sunday', '0117 496 0777'],
    ])('has at %s the number that is answered %s', (time, _, number) => {
      const phones = [phone('0117 496 0777', 'Out of hours'), phone(ours, 'Office')]
      const at = { clock: clockIn('Europe/London', new Date(time)) }
      for (const text of [card({ phones }, at), card(runBy(...phones), at)])
        expect(/Call ([\d ]+)</.exec(text)?.[1]).toBe(number)
    })

    it.each(['2026-11-26T11:10:00Z', '2026-11-26T23:10:00Z'])(
      'has at %s a helpline that is there day and night',
      (time) => {
        const phones = [phone(ours, 'Helpline, day and night'), phone(theirs, 'By appointment')]
        const text = card({ phones }, { clock: clockIn('Europe/London', new Date(time)) })
        expect(text).toContain(`Call ${ours}`)
      },
    )
  })

  it.each(['NEAR_HERE', TAB])('has its tab once, also where a text says %s', (text) => {
    const written = line({ name: text, description: text })
    expect(written.split(TAB)).toHaveLength(2)
    expect(card({ name: text }).match(/class="tab"/g)).toHaveLength(1)
  })

  it('says until when it is closed, for whom it is and how long people wait', () => {
    const text = card({
      status: 'temporarily closed',
      alert: 'Closed until March.',
      minimum_age: 60,
      wait_time: 'Two weeks',
    })
    expect(text).toContain('<p class="tab shut">')
    for (const said of ['Closed for now', 'Closed until March.', 'Age 60 and over', 'Two weeks'])
      expect(text).toContain(said)
  })

  it('names the place of its times, and no confidential one', () => {
    const pairs = [hall('one', 'Filwood Hall'), hall('two', 'Hebron Hall')]
    const open = card({ service_at_locations: pairs }, { clock, near: { place: 1, far: '1 mile' } })
    expect(open).toMatch(
      /Hebron Hall, BS3\u{a0}1QG<\/span\s*> <span class="quiet">and 1 other place/u,
    )
    expect(open).toContain('<span class="far">1 mile</span>')
    const hidden = card({ service_at_locations: [hall('refuge', 'Refuge')] })
    expect(hidden).not.toMatch(/Refuge|BS3/)
  })

  it('marks what is free in green, and no other cost', () => {
    expect(card({ cost_options: [{ id: 'c', amount: 0 }] })).toContain('<li class="free">Free</li>')
    const some = card({ cost_options: [], fees_description: 'Free for members' })
    expect(some).toContain('<li>Free for members</li>')
    const older = card({ cost_options: [], fees: 'Free' })
    expect(older).toContain('<li class="free">Free</li>')
    expect(card({ cost_options: [], fees: '£3' })).toContain('<li>£3</li>')
    expect(card({ cost_options: [] })).not.toContain('class="tags"')
  })

  it('says when an old record was last checked, and of a new one nothing', () => {
    expect(card({ assured_date: '2026-02-10' })).toContain('Last checked 10 February 2026.')
    expect(card({ assured_date: '2026-10-10' })).not.toContain('Last checked')
  })

  it('says why to check first, on a page of the moment and on one that stays, and of certain times nothing', () => {
    const tuesdays = { id: '1', freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:00' }
    const notes = 'Not when the river is high'
    for (const shown of [{ clock }, {}]) {
      const text = card({ schedules: [{ ...tuesdays, notes }] }, shown)
      expect(text).toContain('Check first')
      expect(text).toContain(`>${notes}</span>`)
      expect(card({ schedules: [{ ...tuesdays, notes: 'Upstairs' }] }, shown)).not.toMatch(
        /Check first|Upstairs/,
      )
    }
  })

  it('shortens a description at its first sentence', () => {
    const first = 'A writing group for rough days, where you only read out what you like.'
    expect(card({ description: `${first} ${'And more. '.repeat(20)}` })).toContain(`>${first}</p>`)
  })
})

it('the times of a service hold at its places, but not where a place has them with other exceptions', () => {
  const own = { id: '1', freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:00' }
  const timesOf = (closed: object) => {
    const pairs = [hall('one', 'East'), { ...hall('two', 'West'), schedules: [closed] }]
    const changed = { ...service, schedules: [own], service_at_locations: pairs }
    return cardTimesOf(changed as unknown as Document<'service'>, context)
  }
  const osd_hours = 'Tue 10:00-12:00 except 24 Nov 2026'
  const { places, times } = timesOf({ ...own, id: '2', valid_from: '2026-12-01', osd_hours })
  expect(times).toHaveLength(2)
  expect(places).toEqual([[0], [1]])
  // Where only a note is different, what the service says without one stays certain.
  expect(timesOf({ ...own, id: '2', notes: 'ring first' }).places).toEqual([[0], [1, 0]])
})
