import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, resolveConfig } from 'prettier'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from '../src/pipeline.ts'
import { readContent } from '../src/read/read-content.ts'
import type { SourceFile } from '../src/content/source-file.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'

const content = fileURLToPath(new URL('../content/', import.meta.url))
const textOf = (file: string) =>
  existsSync(content + file) ? readFileSync(content + file, 'utf8') : ''

/**
 * The guide tells of records of the example town. Publishers put their own in place of them, and change the guide to suit;
 * what they make of it is no concern of this program's tests.
 */
const isExampleTown = /^title: Services in Bedminster and south Bristol$/m.test(
  textOf('directory.yaml'),
)
const guide = textOf('README.md')

const blocksOf = (language: string) =>
  [...guide.matchAll(/```([a-z]*)\n([^`]*)```/g)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? '')

/** The rows of the table that has this heading over its last column, each as the texts in backquotes that it ends with. */
const rowsUnder = (heading: string) =>
  (guide.split(new RegExp(`\\| ${heading} *\\|\\n\\|[-| ]+\\n`))[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .map((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text!))

let sources: readonly SourceFile[]
beforeAll(async () => {
  sources = (await readContent(content)).sources
})

/** What is said of a file of the example town, when it reads as here. */
function toldOf(file: string, text: string): readonly Reported[] {
  const others = sources.filter((source) => source.file !== file)
  const { diagnostics } = checkContent([...others, { file, text }])
  return diagnostics.filter(({ place }) => place.file === file)
}

const NEEDED = { name: 'Sewing', organization: 'acorn-trust', status: 'active' }

/** The fewest lines of a service, and these. */
const serviceWith = (lines: string) =>
  Object.entries(NEEDED)
    .filter(([name]) => !new RegExp(`^${name}:`, 'm').test(lines))
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('') + lines

describe.runIf(isExampleTown)('the guide for editors', () => {
  test('is laid out as the other pages are', async () => {
    const filepath = `${content}README.md`
    expect(await check(guide, { ...(await resolveConfig(filepath)), filepath })).toBe(true)
  })

  const named = new Set(guide.match(/\b[a-z]+\/[a-z0-9-]+\.(?:yaml|geojson)\b/g))
  test('points at many records', () => expect(named.size).toBeGreaterThan(5))
  test.each([...named])('points at %s, which is there', (file) => {
    expect(existsSync(content + file)).toBe(true)
  })

  const examples = blocksOf('yaml')
  test('shows many examples', () => expect(examples.length).toBeGreaterThan(5))
  test.each(examples)('shows what can be copied:\n%s', (example) => {
    const told = example.startsWith('removed:')
      ? toldOf('removed.yaml', example)
      : toldOf('services/saturday-sewing-circle.yaml', serviceWith(example))
    expect(told).toEqual([])
  })

  const hours = rowsUnder('you write').flat()
  test('shows many ways to write hours', () => expect(hours.length).toBeGreaterThan(10))
  test.each(hours)('shows hours that are understood: %s', (entry) => {
    const lines = `hours: [${JSON.stringify(entry)}]\n`
    expect(toldOf('services/sewing.yaml', serviceWith(lines))).toEqual([])
  })

  const schedules = rowsUnder('you write in `schedules`')
  test('shows several schedules', () => expect(schedules.length).toBeGreaterThan(3))
  test.each(schedules.map((row) => [row.join(', '), row] as const))(
    'shows a schedule that is understood: %s',
    (_, row) => {
      const fields = row.filter((text) => text.includes(': '))
      const usual = row.join().includes('freq') ? [] : ['freq: WEEKLY', 'byday: MO']
      const lines = [...usual, ...fields, 'opens_at: 10:00', 'closes_at: 12:00']
      const text = serviceWith(`schedules:\n  - ${lines.join('\n    ')}\n`)
      expect(toldOf('services/sewing.yaml', text)).toEqual([])
    },
  )

  const statuses = rowsUnder('`status`').flat()
  test('shows how a service ends', () => expect(statuses).toHaveLength(3))
  test.each(statuses)('shows a status that there is: %s', (status) => {
    expect(toldOf('services/sewing.yaml', serviceWith(`status: ${status}\n`))).toEqual([])
  })

  test('draws what a record names as it is written there', () => {
    const [picture = ''] = blocksOf('mermaid')
    const [service, ...others] = [...picture.matchAll(/"([a-z]+)\/<br><b>([a-z-]+)<\/b>"/g)]
    const record = readFileSync(`${content}${service![1]}/${service![2]}.yaml`, 'utf8')
    const fields = [...picture.matchAll(/-- "([a-z_]+:)" -->/g)].map(([, field]) => field!)
    expect(fields).toHaveLength(others.length)
    for (const [i, [, , name]] of others.entries())
      expect(record).toMatch(new RegExp(`^${fields[i]}.*\\b${name}\\b`, 'm'))
  })
})
