import { describe, expect, it } from 'vitest'
import { urgentPage } from '../../../src/pages/texts/urgent-page.ts'
import { completeSettings } from '../../../src/record/settings/settings.ts'
import { BRITAIN, composeUrgent } from '../../../src/search/urgent/compose-urgent.ts'
import type { Nation } from '../../../src/search/urgent/lines.ts'
import { englishContext } from '../english-context.ts'

const settings = completeSettings({ title: 'Test' })
const pageFor = (nations: readonly Nation[], some = settings) =>
  urgentPage(composeUrgent(some, nations), englishContext())

describe('the page of urgent help', () => {
  it.each([[['england']], [['wales', 'england']], [[]]] as Nation[][][])(
    'has every line of %s once',
    (nations) => {
      const names = [...pageFor(nations).matchAll(/data-for="([^"]+)"/g)].map(([, uses]) => uses)
      const here = Object.values(BRITAIN.lines).filter(
        (line) =>
          nations.length === 0 ||
          !line.nations ||
          line.nations.some((one) => nations.includes(one)),
      )
      expect(names).toHaveLength(here.length)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('says the nation of a line only where there are several', () => {
    expect(pageFor(['england'])).not.toContain('(England')
    expect(pageFor(['wales', 'england'])).toContain('(England)')
  })

  it('shows a line where it helps best', () => {
    const [, hurt = ''] = pageFor(['england']).split('Somebody hurts or scares you')
    expect(hurt).toContain('NSPCC')
    expect(hurt).not.toContain('Samaritans')
  })

  it('leaves out groups without lines', () => {
    const page = pageFor([], { ...settings, british_urgent: false })
    expect(page).not.toContain('<section>')
  })
})
