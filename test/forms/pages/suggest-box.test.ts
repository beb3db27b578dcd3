import { expect, it } from 'vitest'
import type { PageContext } from '../../../src/pages/page-context.ts'
import { suggestBox } from '../../../src/forms/pages/suggest-box.ts'

const boxFor = (proposals: PageContext['proposals']) =>
  suggestBox({ proposals, assets: { 'propose.js': '/p.js' }, language: 'en' } as PageContext)!.text

it('says who can read what is sent', () => {
  const open = boxFor({ repository: 'town/directory' })
  expect(open).toContain('Others may read it')
  expect(open).not.toContain('data-private')
  const closed = boxFor({ repository: 'town/directory', sent_to: 'town/suggestions' })
  expect(closed).toContain('Only the editors can read it.')
  expect(closed).toContain('data-private=""')
  // The browser reads the records, and need not know the other.
  expect(closed).not.toContain('town/suggestions')
})
