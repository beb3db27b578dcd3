import { expect, test } from 'vitest'
import { adviceOn, base } from './base.ts'

const lunch = base['services/lunch.yaml'] as object

test.each(['A', 'A ', '!', '<a ', '&amp', 'Mon', '9'])(
  'checks an endless description of %j in little time',
  (text) => {
    const description = text.repeat(200_000 / text.length)
    const found = adviceOn({ 'services/lunch.yaml': { ...lunch, hours: [], description } })
    expect(found.map(({ place }) => place.file)).toContain('services/lunch.yaml')
  },
)

test('checks capitals with endless apostrophes between them in little time', () => {
  const between = "'".repeat(300)
  const description = `AB${between}A${between}A${between}Aa`
  const found = adviceOn({ 'services/lunch.yaml': { ...lunch, description } })
  expect(found.map(({ code }) => code)).not.toContain('shouting-description')
})
