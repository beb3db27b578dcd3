import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeScalar } from '../../src/edit/scalar.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { runs } from '../runs.ts'

const RUNS = runs(300, 50_000)
const texts = fc.oneof(
  fc
    .array(fc.constantFrom(...`aZ 09.'’()/@_;,-:#&`), { maxLength: 12 })
    .map((letters) => letters.join('')),
  fc.constantFrom(
    'https://a.example.org/b?c=d%20e',
    'null',
    'Yes',
    '01632 960123',
    '2026-01-02',
    '12:30',
    'a, b',
    'a: b',
    'a #b',
    '1e3',
    '0x1F',
    '- a',
  ),
)

it('every text is written so that it is read back, at every place', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const block = writeScalar(text)
      const flow = writeScalar(text, { inFlow: true })
      for (const yaml of [`a: ${block}\n`, `- ${block}\n`, `[${flow}]\n`, `{ a: ${flow} }\n`]) {
        const read = parseYaml('', yaml).value
        expect([yaml, Object.values(read as object)]).toEqual([yaml, [text]])
      }
    }),
    { numRuns: RUNS },
  )
})
