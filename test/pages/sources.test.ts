import { expect, it } from 'vitest'
import type { Provenance } from '../../src/match/memory/provenance.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import { BUILD, readSmallTown } from '../generator/publish/small-town.ts'

const SUPPER = '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'
const TRUST = '7d0b5a8e-1c3f-4e2d-8a6b-9f4c2e1d0b33'

const source = (
  name: string,
  settings: { attribution?: string; licence?: string; own?: boolean },
) => ({
  name,
  file: `sources/${name}.yaml`,
  settings,
})
const sources = [
  source('otters', { attribution: 'The Otters & Co', licence: 'https://otters.example/licence' }),
  source('eels', { licence: 'javascript:alert(1)' }),
]
/** The sources of a record, and which of its fields each says. */
const by = (names: string, fields: Provenance['fields'] = {}, since?: string): Provenance => ({
  kind: 'service',
  sources: names.split(' ').map((name) => ({ source: name, id: SUPPER, isOwner: true })),
  fields,
  ...(since && { since }),
})
const provenance = () =>
  new Map([
    [SUPPER, by('otters')],
    [TRUST, by('eels')],
  ])
const site = composeSite({ ...(await readSmallTown()), sources }, { build: BUILD, provenance })
const files = bodiesOf(site)
/** The main part of a page: its end names the sources of all records. */
const mainOf = (path: string) =>
  String(files.get(`${path}.html`))
    .split('<footer')[0]!
    .replace(/\s+/g, ' ')

it('an imported record says where it came from, and under which licence', () => {
  expect(mainOf('/find/services/harbour-supper')).toContain(
    'From another directory: <a href="https://otters.example/licence" dir="auto">The Otters &amp; Co</a>',
  )
  expect(mainOf('/cy/find/services/harbour-supper')).toContain(
    'O gyfeiriadur arall: <a href="https://otters.example/licence" dir="auto" lang="en">The Otters',
  )
})

it('a source that asks for no words is called by its name, and an unsafe address is no link', () => {
  expect(mainOf('/find/organizations/ferry-house-trust')).toContain(
    'From another directory: <span dir="auto">eels</span>',
  )
})

it('a record that was written here says nothing', () => {
  expect(mainOf('/find/services/tide-line')).not.toContain('From another directory')
})

it('an imported record does not say that its organization has checked it', () => {
  const main = mainOf('/find/services/harbour-supper')
  expect(main).toContain('>1 May 2026</span')
  expect(main).not.toMatch(/1 May 2026[^]{0,40}by /)
})

it('a record of our own sheet says neither', async () => {
  const own = composeSite(
    { ...(await readSmallTown()), sources: [source('otters', { own: true })] },
    { build: BUILD, provenance },
  )
  const page = String(bodiesOf(own).get('/find/services/harbour-supper.html'))
  expect(page).not.toContain('From another directory')
  expect(page).toContain('>1 May 2026</span')
})

it('a record of two sources names both, and a sheet of our own is none of them', async () => {
  const both = composeSite(
    { ...(await readSmallTown()), sources: [...sources, source('mine', { own: true })] },
    { build: BUILD, provenance: () => new Map([[SUPPER, by('mine eels otters')]]) },
  )
  const page = String(bodiesOf(both).get('/find/services/harbour-supper.html'))
  expect(page.split('<footer')[0]!.replace(/\s+/g, ' ')).toContain(
    'From another directory: <span dir="auto">eels</span>; <a href="https://otters.example/licence" dir="auto">The Otters &amp; Co</a>',
  )
})

it('a record says which source says what, and since when; what was edited here is of none', async () => {
  const fields = {
    hours: 'eels',
    cost_options: 'eels',
    description: 'otters',
    phones: null,
    name: 'eels',
  }
  const told = composeSite(
    { ...(await readSmallTown()), sources },
    {
      build: BUILD,
      provenance: () =>
        new Map([
          [SUPPER, by('otters eels', fields, '2026-10-03')],
          [TRUST, by('eels', { name: 'eels' }, '2026-10-03')],
        ]),
    },
  )
  const pages = bodiesOf(told)
  const line = (path: string) => {
    const page = String(pages.get(`${path}.html`)).split('<footer')[0]!
    return page.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  }
  expect(line('/find/services/harbour-supper')).toContain(
    'Opening times and cost from eels; Description from The Otters &amp; Co, since 3 October 2026',
  )
  expect(line('/cy/find/services/harbour-supper')).toContain(
    'Amseroedd agor a chost o eels; Disgrifiad o The Otters &amp; Co, ers 3 Hydref 2026',
  )
  expect(line('/find/organizations/ferry-house-trust')).toContain('From another directory: eels ')
})
