import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import type { Slip } from '../../../src/record/yaml/slips/slip.ts'
import * as table from '../../../src/record/yaml/slips/table.ts'
import { expectCases, expectationOf } from '../../expectations.ts'

const folder = new URL('../../../src/record/yaml/slips/', import.meta.url)
const slips = Object.values(table).flat() as readonly Slip<never>[]

/** A text with a slip. `npm test -- -u slips` rewrites every `expect` in slips.yaml. */
interface Case {
  readonly text: string
}

describe('a slip', () => {
  it('has its message and its place in slips.yaml', async () => {
    await expectCases<Case>(fileURLToPath(new URL('slips.yaml', import.meta.url)), ({ text }) =>
      parseYaml('a.yaml', text)
        .diagnostics.map((one) => expectationOf(one, `${one.place.line}:${one.place.column}`))
        .join(''),
    )
  })

  it.each(slips.map((slip) => [slip.example.text, slip] as const))('is %j', (text, slip) => {
    const find = vi.spyOn(slip, 'find')
    const { diagnostics } = parseYaml('a.yaml', text)
    expect(diagnostics.map(({ place }) => `${place.line}:${place.column}`)).toEqual([
      slip.example.at,
    ])
    expect(find.mock.results.at(-1)?.value).toBeDefined()
    find.mockRestore()
  })

  it('is in the table if it has a file', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((name) => name.endsWith('.ts')).map(read)
    const written = sources.flatMap(
      (source) => source.match(/^ {2}example: \{|^export const \w+ = plain\(/gm) ?? [],
    )
    expect(slips).toHaveLength(written.length)
  })
})

const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
