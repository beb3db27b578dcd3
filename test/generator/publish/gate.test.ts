import { type Scalar, visit } from 'yaml'
import { expect, it } from 'vitest'
import { otherTexts } from '../../../src/directory/other-texts.ts'
import { textsOf } from '../../../src/directory/published-texts.ts'
import { walk } from '../../../src/directory/walk.ts'
import { loadContent } from '../../../src/generator/pipeline.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { bodiesOf } from './bodies.ts'
import { createMarkers, editRecords, editSettings } from './private-markers.ts'
import { copySmallTown } from './small-town.ts'

it('the rules on private things read every text of records and settings that is published', async () => {
  const content = await copySmallTown()
  const { markers, mark } = createMarkers('gate')
  // A text of several words is neither a choice nor a name that something else refers to.
  const plant = (where: string) => (key: unknown, node: Scalar) => {
    if (key !== 'key' && /[a-z] [a-z]/.test(String(node.value)))
      node.value = `${String(node.value)} ${mark(where)}`
  }
  editRecords(content, ({ document, path, where }) => {
    if (path.length === 0) visit(document, { Scalar: plant(where) })
  })
  editSettings(content, (settings) => visit(settings, { Scalar: plant('settings') }))
  const { linked, ...loaded } = await loadContent(content)
  expect(linked).toBeDefined()
  const published = [...bodiesOf(composeSite(linked!, loaded)).values()]
    .map((body) => (typeof body === 'string' ? body : Buffer.from(body).toString('latin1')))
    .join('\n')
  const read = [
    ...linked!.records.flatMap((record) => textsOf(record, walk(record.kind, record.value))),
    ...otherTexts(linked!),
  ]
    .map(({ text }) => text)
    .join('\n')
  const found = markers.filter(({ word }) => published.includes(word))
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter(({ word }) => !read.includes(word))).toEqual([])
  expect(markers.length).toBeGreaterThan(found.length)
})
