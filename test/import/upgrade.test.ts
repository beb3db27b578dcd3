import { describe, expect, it } from 'vitest'
import { exactDigestOf } from '../../src/match/memory/digest.ts'
import type { Raw, RawObject } from '../../src/record/yaml/raw.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { importFiles } from './run-import.ts'

/** A directory whose last import was by a version that read times in another way, and remembered one digest for each list. */

const id = (i: number) => `b1000000-0000-4000-8000-00000000000${i}`
const NAMES = ['Chess', 'Choir', 'Tea', 'Yoga']

interface Row {
  readonly description?: string
  readonly url?: string
  readonly phones?: readonly string[]
}

const source = (rows: Readonly<Record<string, Row>> = {}) => {
  const all = NAMES.map((name, i) => ({
    id: id(i),
    name,
    description: 'A group.',
    url: `https://${name.toLowerCase()}.example.org/`,
    phones: ['0117 496 0111', '0117 496 0222'],
    ...rows[name],
  }))
  return {
    'organizations.csv': `id,name,description\n${id(9)},Otters,A trust.\n`,
    'services.csv': `id,organization_id,name,description,url\n${all
      .map((one) => `${one.id},${id(9)},${one.name},"${one.description}",${one.url}\n`)
      .join('')}`,
    'phones.csv': `id,service_id,number\n${all
      .flatMap((one) => one.phones.map((number) => `${one.id},${number}`))
      .map((row, i) => `${i},${row}\n`)
      .join('')}`,
  }
}

/** The content folder as the older version left it: with its own digests, and `was` in place of fields that it read otherwise. */
async function older(was: Readonly<Record<string, RawObject>> = {}) {
  const { files } = await importFiles(source())
  const before = new Map(files)
  before.delete('sources/partner.yaml')
  for (const [file, text] of files) {
    if (!file.startsWith('sources/partner/')) continue
    const lines = text.split('\n').map((line) => {
      const [, start = '', slug = ''] = /^("\S+ \S+ (\S+)) /.exec(line) ?? []
      const own = ['services', 'organizations']
        .map((folder) => files.get(`${folder}/${slug}.yaml`))
        .find((found) => found?.includes(line.slice(1, 37)))
      if (own === undefined) return line
      const record = { ...(parseYaml('', own).value as RawObject), ...was[slug] }
      if (was[slug])
        for (const [field, value] of Object.entries(was[slug]))
          before.set(
            `services/${slug}.yaml`,
            own.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${JSON.stringify(value)}`),
          )
      return `${start}${Object.entries(record)
        .filter(([field]) => field !== 'id')
        .map(([field, value]) => ` ${field}=${exactDigestOf(value as Raw)}`)
        .join('')}`
    })
    before.set(file, lines.join('\n'))
  }
  return before
}

const edited = (files: ReadonlyMap<string, string>, slug: string, from: string, to: string) => {
  const text = files.get(`services/${slug}.yaml`)!
  expect(text).toContain(from)
  return new Map([...files, [`services/${slug}.yaml`, text.replace(from, to)]])
}

describe('the first import after an upgrade', () => {
  it('changes no record of an unchanged source, and rewrites what is remembered once', async () => {
    const before = await older()
    const first = await importFiles(source(), { before })
    expect(first.changed).toEqual(['c', 'o', 't', 'y'].map((one) => `sources/partner/${one}.yaml`))
    expect(first.report.conflicts).toEqual([])
    expect((await importFiles(source(), { before: first.files })).changed).toEqual([])
  })

  it('finds no conflict that is none: edits of other fields, of the same to the same, and in blanks', async () => {
    let before = await older()
    before = edited(before, 'chess', 'A group.', 'Our group.')
    before = edited(before, 'choir', 'A group.', 'We sing.')
    before = edited(before, 'tea', 'A group.', 'A  group. ')
    before = edited(before, 'yoga', '0117 496 0111', '0117 496 0999')
    const { files, report } = await importFiles(
      source({
        Chess: { url: 'https://new.example.org/' },
        Choir: { description: 'We sing.' },
        Tea: { url: 'https://tea.example.org/new' },
        Yoga: { description: 'On mats.' },
      }),
      { before },
    )
    expect(report.conflicts).toEqual([])
    expect(files.get('services/chess.yaml')).toMatch(/Our group\.[^]*new\.example\.org/)
    expect(files.get('services/tea.yaml')).toContain('https://tea.example.org/new')
    expect(files.get('services/yoga.yaml')).toMatch(/On mats\.[^]*0117 496 0999/)
  })

  it('writes what it only reads in another way where nobody has edited it, and else tells it once', async () => {
    const was = { url: 'https://old.example.org/' }
    const before = edited(
      await older({ chess: was, choir: was }),
      'choir',
      'https://old.example.org/',
      'https://ours.example.org/',
    )
    const first = await importFiles(source(), { before })
    expect(first.files.get('services/chess.yaml')).toContain('https://chess.example.org/')
    expect(first.files.get('services/choir.yaml')).toContain('https://ours.example.org/')
    expect(first.report.conflicts).toMatchObject([{ field: 'url', is: 'reading' }])
    const second = await importFiles(source(), { before: first.files })
    expect([second.changed, second.report.conflicts]).toEqual([[], []])
  })

  it.each([
    {
      of: 'a price',
      field: 'fees_description',
      words: 'Ask us, £3',
      read: '£3',
      data: /cost_options:[^]*amount: 3/,
    },
    { of: 'times', field: 'hours', words: 'Tues 7-9', read: 'Tues 7pm-9pm', data: /hours: / },
    { of: 'ages', field: 'ages', words: '5-ish to 11', read: '5 to 11', data: /maximum_age: 11/ },
  ])(
    'writes $of that it reads now where nobody has edited the words, and else tells it once',
    async ({ field, words, read, data }) => {
      const sheet = (cell: string) => ({
        'list.csv': `Name,By,Cell\nChess,Otters,"${cell}"\nTea,Otters,"${cell}"\n`,
      })
      const mapping = { Name: 'name', By: 'organization.name', Cell: field }
      const { files } = await importFiles(sheet(words), { mapping, readers: 'before' })
      const before = edited(files, 'tea', words, 'as our poster says')
      const first = await importFiles(sheet(read), { mapping, before, readers: 'now' })
      expect(first.files.get('services/chess.yaml')).toMatch(data)
      expect(first.files.get('services/chess.yaml')).not.toContain(words)
      expect(first.files.get('services/tea.yaml')).toBe(before.get('services/tea.yaml'))
      expect(first.report.conflicts[0]).toMatchObject({ file: 'services/tea.yaml', is: 'reading' })
      const second = await importFiles(sheet(read), {
        mapping,
        before: first.files,
        readers: 'now',
      })
      expect([second.changed, second.report.conflicts]).toEqual([[], []])
    },
  )

  it('merges lists whole once, and entry by entry from then on', async () => {
    const before = edited(await older(), 'chess', '0117 496 0111', '0117 496 0999')
    const theirs = source({ Chess: { phones: ['0117 496 0111', '0117 496 0333'] } })
    const first = await importFiles(theirs, { before })
    expect(first.files.get('services/chess.yaml')).toContain('[0117 496 0999, 0117 496 0222]')
    expect(first.report.conflicts).toMatchObject([{ field: 'phones', is: 'reading' }])
    const again = source({ Chess: { phones: ['0117 496 0111', '0117 496 0333', '0117 496 0444'] } })
    const second = await importFiles(again, { before: first.files })
    expect(second.report.conflicts).toEqual([])
    expect(second.files.get('services/chess.yaml')).toContain('0117 496 0444')
  })
})
