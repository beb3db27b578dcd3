import { describe, expect, it } from 'vitest'
import { brokenFiles } from '../../../src/import/judge/broken-files.ts'
import { reportText } from '../../../src/import/report/report-text.ts'
import { NEW_REFUSAL } from '../../../src/import/report/sections.ts'
import { shippedSectors } from '../../../src/io/shipped-sectors.ts'
import { DIRECTORY } from '../run-import.ts'
import { readTables } from './services-of.ts'

const OURS = new Map([
  [DIRECTORY.file, DIRECTORY.text],
  ['organizations/voles.yaml', 'name: Voles\ndescription: A club.\n'],
  [
    'services/soup.yaml',
    'name: Soup\norganization: voles\nstatus: active\ntaxonomy_terms: [food]\n',
  ],
  [
    'taxonomies/topics.yaml',
    'name: Topics\ndescription: Ours.\nterms:\n  - { slug: food, name: Food, description: Meals. }\n',
  ],
])

describe('a topic', () => {
  const mapping = {
    Name: 'name',
    By: 'organization.name',
    Kind: { to: 'taxonomy_terms', taxonomy: 'Topics' },
  }

  it('whose name exists is the one that is here', async () => {
    const sheet = { 'a.csv': 'Name,By,Kind\nLunch,Otters,food\nChess,Otters,Games\n' }
    const first = await readTables(sheet, mapping, { before: OURS })
    expect(first.record('services/lunch')).toMatchObject({ taxonomy_terms: ['topics/food'] })
    expect(first.report.leftAlone).toEqual([])
    const again = await readTables(sheet, mapping, { before: first.files })
    expect(again.changed).toEqual([])
  })

  it('with an id of its own has a slug that makes no reference of ours ambiguous', async () => {
    const tables = {
      'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
      'services.csv': 'id,organization_id,name,status\ns1,o1,Lunch,active\n',
      'taxonomy_terms.csv': 'id,name,vocabulary\nt1,Food,Theirs\n',
      'service_taxonomy.csv': 'service_id,taxonomy_id\ns1,t1\n',
    }
    const first = await readTables(tables, undefined, { before: OURS })
    expect(first.record('services/lunch')).toMatchObject({ taxonomy_terms: ['food-2'] })
    const again = await readTables(tables, undefined, { before: first.files })
    expect(again.changed).toEqual([])
  })

  it('stays when its source drops it and a record of ours names it', async () => {
    const sheet = (kinds: readonly string[]) => ({
      'a.csv': `Name,By,Kind\n${kinds.map((kind) => `${kind} club,Otters,${kind}\n`).join('')}`,
    })
    const first = await readTables(sheet(['Chess', 'Darts']), mapping)
    const before = new Map([
      ...first.files,
      [
        'services/pub.yaml',
        'name: Pub\norganization: otters\nstatus: active\ntaxonomy_terms: [darts]\n',
      ],
    ])
    const again = await readTables(sheet(['Chess', 'Chess']), mapping, { before })
    expect(again.files.get('taxonomies/topics.yaml')).toContain('darts')
    expect(again.report.leftAlone).toEqual([])
    const alone = new Map([...first.files].filter(([file]) => file !== 'services/darts-club.yaml'))
    const gone = await readTables(sheet(['Chess', 'Chess']), mapping, { before: alone })
    expect(gone.files.get('taxonomies/topics.yaml')).not.toContain('darts')
  })
})

describe('a change that brings an error to another file', () => {
  const change = (file: string, after?: string) => ({ file, ...(after && { after }) })
  const sources = [...OURS].map(([file, text]) => ({ file, text }))

  it('is left out, and the others stay', () => {
    const broken = brokenFiles(
      sources,
      [
        change('organizations/otters.yaml', 'name: Otters\ndescription: A trust.\n'),
        change('organizations/voles.yaml'),
        change('services/go.yaml', 'name: Go\norganization: otters\nstatus: active\n'),
      ],
      { sectors: shippedSectors() },
    )
    expect([...broken.keys()]).toEqual(['organizations/voles.yaml'])
    expect(broken.get('organizations/voles.yaml')).toContain('services/soup.yaml')
  })

  it('is none where all is well', () => {
    const added = change('services/tea.yaml', 'name: Tea\norganization: voles\nstatus: active\n')
    expect(brokenFiles(sources, [added], { sectors: shippedSectors() }).size).toBe(0)
  })
})

describe('a record that is refused', () => {
  const mapping = { Name: 'name', By: 'organization.name' }
  const sheet = (names: readonly string[]) => ({
    'a.csv': `Name,By\n${names.map((name) => `${name},Otters\n`).join('')}`,
  })

  it('is news once, is offered again, and is written when nothing is in its way', async () => {
    const first = await readTables(sheet(['Chess']), mapping)
    expect(first.report.hasNewRefusal).toBe(false)
    const owner = 'organizations/otters.yaml'
    const without = new Map([...first.files].filter(([file]) => !/otters|chess/.test(file)))
    const second = await readTables(sheet(['Chess', 'Go']), mapping, { before: without })
    expect(second.report.hasNewRefusal).toBe(true)
    expect(second.report.leftAlone).toEqual([expect.stringContaining('services/go.yaml')])
    expect(reportText(second.report).split('\n')[0]).toBe(NEW_REFUSAL)
    const third = await readTables(sheet(['Chess', 'Go']), mapping, { before: second.files })
    expect(third.report.hasNewRefusal).toBe(false)
    expect([third.changed, third.report.leftAlone.length]).toEqual([[], 1])
    const before = new Map([...third.files, [owner, first.files.get(owner)!]])
    const fourth = await readTables(sheet(['Chess', 'Go']), mapping, { before })
    expect(fourth.slugs('services')).toEqual(['go'])
    expect(fourth.report.leftAlone).toEqual([])
  })
})
