import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarise } from '../../src/feed/summarise.ts'
import { detailsIn, itemsIn, readSmallTown, textsOf } from '../generator/publish/small-town.ts'

/** Whether a value contains an array. */
const holdsList = (value: unknown): boolean =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsList))

describe('summarise', () => {
  it('keeps single values and drops arrays', () => {
    expect(
      summarise({
        id: '1',
        phones: [{}],
        organization: { name: 'Trust', funding: [], parent: {} },
      }),
    ).toEqual({ id: '1', organization: { name: 'Trust', parent: {} } })
  })

  it('keeps the order of fields, 0 and false', () => {
    expect(JSON.stringify(summarise({ b: 0, list: [], a: false, c: '' }))).toBe(
      '{"b":0,"a":false,"c":""}',
    )
  })

  it('leaves no array at any depth', () => {
    const { document } = fc.letrec<{ value: unknown; document: object }>((tie) => ({
      value: fc.oneof(
        fc.string(),
        fc.integer(),
        fc.boolean(),
        tie('document'),
        fc.array(tie('value')),
      ),
      document: fc.dictionary(fc.string(), tie('value'), { depthIdentifier: 'd', maxKeys: 4 }),
    }))
    fc.assert(fc.property(document, (value) => !holdsList(summarise(value))))
  })

  it('gives the items of the small town, without an array in them', async () => {
    const texts = textsOf(await readSmallTown())
    const details = new Map(
      detailsIn(texts)
        .filter(({ path }) => !path.includes('/full/'))
        .map(({ collection, text }) => {
          const document = JSON.parse(text) as { id: string }
          return [`${collection}/${document.id}`, JSON.stringify(summarise(document))]
        }),
    )
    const items = itemsIn(texts).flatMap(({ collection, text }) =>
      text
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => [`${collection}/${(JSON.parse(line) as { id: string }).id}`, line] as const),
    )
    expect(items.length).toBe(details.size)
    for (const [key, line] of items) {
      expect(details.get(key)).toBe(line)
      expect(holdsList(JSON.parse(line))).toBe(false)
    }
  })
})
