import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { readTables } from './kinds/services-of.ts'

const TOWN = fileURLToPath(new URL('../../content', import.meta.url))
const before = new Map(
  readdirSync(TOWN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|geojson)$/.test(file))
    .map((file) => [file, readFileSync(join(TOWN, file), 'utf8')] as const),
)
const MAPPING = {
  Ref: 'key',
  Activity: 'name',
  'Run by': 'organization.name',
  Kind: { to: 'taxonomy_terms', taxonomy: 'Kinds', split: ',' },
  When: 'hours',
}

/** The files of the town, and of a sheet of forty services whose topics another source has, too. */
async function add(name: string, files: ReadonlyMap<string, string>) {
  const kinds = [
    'Growing and gardening',
    'Cooking classes',
    'Toddler groups',
    'New kind, Growing and gardening',
  ]
  const rows = Array.from(
    { length: 40 },
    (_, i) => `${i},${name} club ${i},Otters of ${name},"${kinds[i % 4]}",Tue 10:00-12:00`,
  )
  const csv = `${['Ref,Activity,Run by,Kind,When', ...rows].join('\n')}\n`
  return readTables({ [`${name}.csv`]: csv }, MAPPING, { name, before: files })
}

interface Named {
  readonly name?: string
  readonly terms?: readonly Named[]
}

const namesIn = ({ name, terms = [] }: Named): readonly (string | undefined)[] => [
  name,
  ...terms.flatMap(namesIn),
]

it('two sources with topics that both have come into the example town, and nothing is refused', async () => {
  const first = await add('north', before)
  const second = await add('south', first.files)
  for (const { report, slugs } of [first, second]) {
    const refused = report.finish.filter(({ why }) => why.includes('the check of the directory'))
    expect([refused, report.leftAlone, report.hasNewRefusal]).toEqual([[], [], false])
    expect(slugs('services').length).toBeGreaterThan(100)
  }
  expect(second.report.outcomes).toMatchObject({ new: expect.any(Number) })
  // A topic of the town is that of both, and a new one is there once.
  const taxonomies = [...second.files].filter(([file]) => file.startsWith('taxonomies/'))
  const terms = taxonomies.flatMap(([file, text]) => namesIn(parseYaml(file, text).value as Named))
  for (const kind of ['Growing and gardening', 'Cooking classes', 'Toddler groups', 'New kind'])
    expect([kind, terms.filter((name) => name === kind).length]).toEqual([kind, 1])
  // What the first has brought stays as it was.
  for (const [file, text] of first.files)
    if (file.startsWith('services/')) expect(second.files.get(file)).toBe(text)
})
