import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, format, resolveConfig } from 'prettier'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from '../src/generator/pipeline.ts'
import { createParseCache } from '../src/content/parse-cache.ts'
import { readContent } from '../src/io/read/read-content.ts'
import type { SourceFile } from '../src/content/source-file.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'
import { QUESTIONS } from '../src/forms/questions/questions.ts'
import { FORM } from '../src/messages/en/form.ts'

const content = fileURLToPath(new URL('../content/', import.meta.url))
const textOf = (file: string) =>
  existsSync(content + file) ? readFileSync(content + file, 'utf8') : ''

/** The guide refers to records of the example town. Publishers replace both, and their guide is not tested. */
const isExampleTown = /^title: Services in Bedminster and south Bristol$/m.test(
  textOf('directory.yaml'),
)
const guide = textOf('README.md')

const blocksOf = (language: string) =>
  [...guide.matchAll(/```([a-z]*)\n([^`]*)```/g)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? '')

/** The rows of the table whose last column has this heading, each as the texts in backquotes in that column. */
const rowsUnder = (heading: string) =>
  (guide.split(new RegExp(`\\| ${heading} *\\|\\n\\|[-| ]+\\n`))[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .map((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text!))

let sources: readonly SourceFile[]
const cache = createParseCache()
beforeAll(async () => {
  sources = (await readContent(content)).sources
})

/** The diagnostics of a file of the example town that has this text. */
function problemsOf(file: string, text: string): readonly Reported[] {
  const others = sources.filter((source) => source.file !== file)
  const { diagnostics } = checkContent([...others, { file, text }], { cache })
  return diagnostics.filter(({ place }) => place.file === file)
}

const NEEDED = { name: 'Sewing', organization: 'acorn-trust', status: 'active' }

/** A minimal service with these lines. */
const serviceWith = (lines: string) =>
  Object.entries(NEEDED)
    .filter(([name]) => !new RegExp(`^${name}:`, 'm').test(lines))
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('') + lines

const placeOf = (field: string) => Object.keys(QUESTIONS.service).indexOf(field)

/** What the form asks under a name that no file has. */
const LINES: Readonly<Record<string, string>> = {
  place_hours: '`hours` of an entry of `locations`',
}

describe.runIf(isExampleTown)('the guide for editors', () => {
  test('is formatted by Prettier', async () => {
    const filepath = `${content}README.md`
    expect(await check(guide, { ...(await resolveConfig(filepath)), filepath })).toBe(true)
  })

  // `npm test -- editors-guide -u` writes it anew.
  test('has the questions of the form in their words and order', async () => {
    const rows = Object.entries(FORM.questions.service)
      .filter(([field]) => field in QUESTIONS.service)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(([field, [ask]]) => `| ${ask} | ${LINES[field] ?? `\`${field}\``} |`)
    const table = ['| the form asks | the line in the file |', '| --- | --- |', ...rows].join('\n')
    const written = (await format(table, { parser: 'markdown' })).trim()
    const whole = guide.replace(/\| the form asks [^]*?(?=\n\n)/, () => written)
    expect(whole).toContain(written)
    await expect(whole).toMatchFileSnapshot(`${content}README.md`)
  })

  const named = new Set(guide.match(/\b[a-z]+\/[a-z0-9-]+\.(?:yaml|geojson)\b/g))
  test('refers to many records', () => expect(named.size).toBeGreaterThan(5))
  test.each([...named])('refers to %s, which exists', (file) => {
    expect(existsSync(content + file)).toBe(true)
  })

  const examples = blocksOf('yaml')
  test('has many examples', () => expect(examples.length).toBeGreaterThan(5))
  test.each(examples)('has an example that can be copied:\n%s', (example) => {
    const place = 'name: Hall\nlocation_type: physical\n'
    const problems = example.startsWith('removed:')
      ? problemsOf('removed.yaml', example)
      : example.startsWith('accessibility:')
        ? problemsOf('locations/saturday-hall.yaml', place + example)
        : problemsOf('services/saturday-sewing-circle.yaml', serviceWith(example))
    expect(problems).toEqual([])
  })

  const hours = rowsUnder('you write').flat()
  test('has many ways to write hours', () => expect(hours.length).toBeGreaterThan(10))
  test.each(hours)('has valid hours: %s', (entry) => {
    const lines = `hours: [${JSON.stringify(entry)}]\n`
    expect(problemsOf('services/sewing.yaml', serviceWith(lines))).toEqual([])
  })

  const schedules = rowsUnder('you write in `schedules`')
  test('has several schedules', () => expect(schedules.length).toBeGreaterThan(3))
  test.each(schedules.map((row) => [row.join(', '), row] as const))(
    'has a valid schedule: %s',
    (_, row) => {
      const fields = row.filter((text) => text.includes(': '))
      const usual = row.join().includes('freq') ? [] : ['freq: WEEKLY', 'byday: MO']
      const lines = [...usual, ...fields, 'opens_at: 10:00', 'closes_at: 12:00']
      const text = serviceWith(`schedules:\n  - ${lines.join('\n    ')}\n`)
      expect(problemsOf('services/sewing.yaml', text)).toEqual([])
    },
  )

  const statuses = rowsUnder('`status`').flat()
  test('lists how a service ends', () => expect(statuses).toHaveLength(3))
  test.each(statuses)('has a valid status: %s', (status) => {
    expect(problemsOf('services/sewing.yaml', serviceWith(`status: ${status}\n`))).toEqual([])
  })

  test('draws the references that the record has', () => {
    const [picture = ''] = blocksOf('mermaid')
    const [service, ...others] = [...picture.matchAll(/"([a-z]+)\/<br><b>([a-z-]+)<\/b>"/g)]
    const record = readFileSync(`${content}${service![1]}/${service![2]}.yaml`, 'utf8')
    const fields = [...picture.matchAll(/-- "([a-z_]+:)" -->/g)].map(([, field]) => field!)
    expect(fields).toHaveLength(others.length)
    for (const [i, [, , name]] of others.entries())
      expect(record).toMatch(new RegExp(`^${fields[i]}.*\\b${name}\\b`, 'm'))
  })
})
