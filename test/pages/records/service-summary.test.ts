import { expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import { html } from '../../../src/pages/layout/html.ts'
import { linesOf } from '../../../src/pages/layout/lines-of.ts'
import { serviceSummary } from '../../../src/pages/records/service-summary.ts'
import { englishContext } from '../english-context.ts'

const context = { ...englishContext(), isConfidential: () => false }

/** What the row with a label says; nothing without the row. */
function row(label: string, changes: object): readonly string[] {
  const service = { id: 's', name: 'Lunch', status: 'active', ...changes } as Document<'service'>
  const found = serviceSummary(service, context).find(({ heading }) => heading === label)
  return linesOf(html`${found?.content}`)
}

it('says Free once, and whatever else a text says of the cost', () => {
  expect(row('Cost', { fees_description: 'Free.' })).toEqual(['Free'])
  expect(row('Cost', { fees_description: 'No charge.' })).toEqual(['Free', 'No charge.'])
  expect(row('Cost', { fees_description: 'Free, with a crèche.' })).toEqual([
    'Free, with a crèche.',
  ])
  expect(row('Cost', { fees_description: 'Free for members' })).toEqual(['Free for members'])
})

it('asks to ask where an open service does not say when, and says nothing of when a closed one would be', () => {
  expect(row('When', {})).toEqual(['Nobody has said. Ask before you go.'])
  expect(row('When', { status: 'inactive' })).toEqual([])
})

it('names areas, and shows no codes', () => {
  const areas = [{ id: '1', name: 'E06000023' }, { id: '2', name: 'BS3' }, { id: '3' }]
  expect(row('For', { service_areas: areas })).toEqual(['Area covered: BS3'])
  expect(row('For', { service_areas: areas.slice(0, 1) })).toEqual([])
})
