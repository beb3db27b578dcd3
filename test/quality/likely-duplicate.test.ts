import { expect, it } from 'vitest'
import { adviceOn, base } from './base.ts'

const lunch = base['services/lunch.yaml'] as Readonly<Record<string, unknown>>

it('finds the one duplicate among a thousand services with one telephone number', () => {
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, i) => [
      `services/s${String(i).padStart(4, '0')}.yaml`,
      {
        ...lunch,
        name: i === 999 ? 'Number 7 of the servces' : `Number ${i} of the services`,
        phones: ['0117 496 0123'],
      },
    ]),
  )
  const found = adviceOn(files).filter(({ code }) => code === 'likely-duplicate')
  expect(found.map(({ place }) => place.file).sort()).toEqual([
    'services/s0007.yaml',
    'services/s0999.yaml',
  ])
})

it.each([
  ['address', ['village-hall'], ['village-hall']],
  ['postcode', ['church'], ['school']],
])('says that two have the same %s', (what, first, second) => {
  const address = { city: 'Bristol', state_province: 'Bristol', postal_code: 'BS3 1JA' }
  const found = adviceOn({
    'locations/church.yaml': {
      name: 'Church',
      addresses: [{ address_1: '1 Low Street', ...address }],
    },
    'locations/school.yaml': {
      name: 'School',
      addresses: [{ address_1: '9 Low Street', ...address }],
    },
    'services/lunch.yaml': { ...lunch, locations: first },
    'services/lunches.yaml': { ...lunch, locations: second },
  })
  const { message } = found.find(({ code }) => code === 'likely-duplicate')!
  expect(message).toContain(`it has the same name`)
  expect(message).toContain(`the same ${what}`)
})
