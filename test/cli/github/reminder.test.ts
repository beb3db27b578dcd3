import { describe, expect, test } from 'vitest'
import { formatReminder } from '../../../src/cli/github/reminder.ts'

const EDIT = { edit: 'https://github.example/town/directory/edit/main/content' }
/** The lengths that GitHub accepts. */
const LONGEST = { title: 256, body: 65_536 }

/** An organization with a number of services to confirm. */
function reportOf(services: number, name = 'Trust') {
  const to_confirm = Array.from({ length: services }, (_, i) => ({
    id: `${i}`,
    slug: `lunch-club-in-the-hall-of-parish-${i}`,
    name: `Lunch club ${i}`,
    file: `services/lunch-club-in-the-hall-of-parish-${i}.yaml`,
  }))
  return {
    organization: { id: '1', slug: 'trust', name, file: 'organizations/trust.yaml' },
    to_confirm,
    confirm: `npx osd confirm ${to_confirm.map(({ slug }) => slug).join(' ')}`,
    records: [],
  }
}

describe('the issue of an organization', () => {
  test('includes the command when there are few services', () => {
    const { body } = formatReminder(reportOf(3), EDIT)
    expect(body).toContain('at once:\n\n```\nnpx osd confirm lunch-club-in-the-hall-of-parish-0 ')
  })

  test('leads to the form where there is one, for services with a file of their own', () => {
    const report = reportOf(1)
    const [own] = report.to_confirm
    const inside = { ...own!, slug: 'trust', file: 'organizations/trust.yaml' }
    const { body } = formatReminder(
      { ...report, to_confirm: [own!, inside] },
      { ...EDIT, form: 'https://town.example/find/edit' },
    )
    expect(body).toContain('If nothing has changed, follow “still correct”, or confirm all')
    const form = `https://town.example/find/edit/${own!.slug}`
    expect(body).toContain(
      `, never checked: [still correct](${form}#confirm) or [change it](${form})\n`,
    )
    expect(body).toMatch(/trust\.yaml\), never checked$/m)
  })

  test('leaves out a long command, and fits the length that GitHub accepts', () => {
    const { body } = formatReminder(reportOf(2000), EDIT)
    expect(body).toContain('follow the link and set `assured_date` to today.\n\n- [Lunch club 0]')
    expect(body).not.toContain('npx osd confirm')
    expect(body).toMatch(/\n- … and \d+ more\n$/)
    expect(body.length).toBeLessThan(LONGEST.body)
  })

  test.each([['x'], ['*'], ['`'], ['😀'], ['a `b` ']])('cuts a long name of %s', (letters) => {
    const { title, body } = formatReminder(reportOf(2000, letters.repeat(70_000)), EDIT)
    expect(title.length).toBeLessThan(LONGEST.title)
    expect(title).toMatch(/^Records of .{100}.*…$/u)
    expect(title).not.toMatch(/\p{Cs}/u)
    expect(body.length).toBeLessThan(LONGEST.body)
  })
})
