import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf } from '../../../src/pages/layout/lines-of.ts'
import { Html } from '../../../src/pages/layout/html.ts'
import { buildSite } from '../../../src/generator/pipeline.ts'
import { RECORDS } from '../../changes/records.ts'
import { NOBODY, type Repository, createRepository } from '../../changes/repository.ts'
import { createFolder } from './small-town.ts'
import { filesIn, runOsd } from './osd.ts'

const LUNCH = 'services/tuesday-lunch-club.yaml'
const HALL = 'locations/village-hall.yaml'
const REFUGE = 'locations/refuge.yaml'

const refuge = `name: The refuge
confidential: true
latitude: 51.4501
longitude: -2.6101
addresses:
  - { address_1: 17 Hidden Lane, city: Bristol, state_province: Bristol, postal_code: BS3 1QG }
`

const WITH_REFUGE = [
  '  - location: village-hall',
  '  - location: village-hall\n  - location: refuge',
] as const

const replaced = (
  file: string,
  ...pairs: readonly (readonly [string, string])[]
): Readonly<Record<string, string>> => ({
  [file]: pairs.reduce((text, [from, to]) => text.replace(from, to), RECORDS[file]!),
})

const CHANGE = {
  ...replaced(
    LUNCH,
    WITH_REFUGE,
    ['Tue 12:00-14:00', 'Tue 12:00-13:30'],
    ['0117 496 0123', '0117 496 0199'],
    ['lunch@acorn.example.org', 'meals@acorn.example.org'],
    ['amount: 4.5', 'amount: 5'],
    ['  - name: Maureen at the desk\n    phones', '  - phones'],
    [
      '  key_holder: Ask at the shop',
      '  key_holder: Ask Wilfredina\n  contact: Maureen at the desk',
    ],
  ),
  ...replaced(HALL, ['1 High Street', '2 Low Road']),
  [REFUGE]: refuge.replace('17 Hidden Lane', '18 Hidden Lane').replace('51.4501', '51.4601'),
  'services/chess.yaml': null,
  'services/draughts.yaml': RECORDS['services/chess.yaml']!.replace('Chess', 'Draughts'),
  'services/walks.yaml': null,
  'removed.yaml':
    'removed:\n  - { id: 129b0772-20f9-4e31-88be-7732bce85549, date: 2026-11-01, kind: service, slug: walks }\n',
  'services/choir.yaml': `name: Choir\norganization: library\nstatus: active\nhours: [Fri 19:00-21:00]\n`,
}

/** Builds a folder as Netlify does, and reads its pages. */
async function build(content: string, context: string) {
  const out = join(await createFolder(), 'dist')
  const { loaded, published, isCompared } = await buildSite({
    content,
    out,
    env: { NETLIFY: 'true', CONTEXT: context },
  })
  expect(published, JSON.stringify(loaded.diagnostics)).toBeDefined()
  const page = (path: string) => readFileSync(join(out, 'site/find', `${path}.html`), 'utf8')
  return { out, isCompared, page, notice: (path: string) => noticeIn(page(path)) }
}

/** The lines of the section that says what changes. */
const noticeIn = (page: string) => {
  const [text] = /<section class="notice">\s*<h2>What changes<.*?<\/section>/s.exec(page) ?? ['']
  return linesOf(new Html(text)).slice(1)
}

let repository: Repository
let preview: Awaited<ReturnType<typeof build>>

beforeAll(async () => {
  repository = await createRepository()
  await repository.commit({ ...RECORDS, ...replaced(LUNCH, WITH_REFUGE), [REFUGE]: refuge })
  await repository.git('branch', '--move', 'trunk')
  await repository.git('switch', '--quiet', '--create', 'change')
  await repository.commit(CHANGE)
  await repository.git('switch', '--quiet', 'trunk')
  const clone = join(await createFolder(), 'clone')
  const from = ['--depth', '1', '--branch', 'change', `file://${repository.root}`]
  await repository.git('clone', '--quiet', ...from, clone)
  preview = await build(join(clone, 'content'), 'deploy-preview')
  expect(preview.isCompared).toBe(true)
})

describe('the preview of a change, in a shallow clone of a repository whose main branch has another name', () => {
  it('says above a changed service what changes, with its words before and after', () => {
    const notice = preview.notice('services/tuesday-lunch-club')
    expect(notice).toMatchInlineSnapshot(`
      [
        "Tuesday Lunch Club: Tue 12:00-14:00 becomes 12:00-13:30; the price of “Two courses” changes from £4.50 to £5; the email address changes; the contact changes.",
        "Village Hall: the address changes from 1 High Street, Bristol, BS3 1JA to 2 Low Road, Bristol, BS3 1JA.",
        "About",
        "Before: lunch@acorn.example.org",
        "After: meals@acorn.example.org",
        "When",
        "Before: Tuesdays, 12 noon to 2pm",
        "After: Tuesdays, 12 noon to 1:30pm",
        "Cost",
        "Before: Two courses, £4.50",
        "After: Two courses, £5",
        "Places and times",
        "Before: 1 High Street",
        "After: 2 Low Road",
        "Contact",
        "Before: ••••••• •• ••• ••••",
        "0117 496 0123",
        "After: 0117 496 0199",
      ]
    `)
  })

  it('says it of new, renamed and removed records', () => {
    expect(preview.notice('services/choir')).toMatchInlineSnapshot(`
      [
        "Choir is a new service of Town Library: Fri 19:00-21:00.",
      ]
    `)
    expect(preview.notice('services/draughts')).toMatchInlineSnapshot(`
      [
        "Chess is now called Draughts.",
        "Village Hall: the address changes from 1 High Street, Bristol, BS3 1JA to 2 Low Road, Bristol, BS3 1JA.",
        "Places and times",
        "Before: 1 High Street",
        "After: 2 Low Road",
      ]
    `)
    expect(preview.notice('services/chess')).toMatchInlineSnapshot(`
      [
        "Chess is now called Draughts.",
      ]
    `)
    expect(preview.notice('services/walks')).toMatchInlineSnapshot(`
      [
        "Health Walks is removed.",
      ]
    `)
    expect(preview.page('services/walks')).toContain('no longer in the directory')
  })

  it('says it of an organization whose services change, and nothing of others', () => {
    expect(preview.notice('organizations/library')).toMatchInlineSnapshot(`
      [
        "Services",
        "Before: Chess",
        "After: Choir",
        "Draughts",
      ]
    `)
  })

  it('holds nothing private or of a confidential place, in either version', () => {
    const bytes = filesIn(preview.out)
      .map((file) => readFileSync(join(preview.out, file), 'latin1'))
      .join('\n')
    for (const secret of ['Hidden Lane', '51.4501', '51.4601', 'Wilfredina', 'Ask at', 'Maureen'])
      expect([secret, bytes.includes(secret)]).toEqual([secret, false])
  })
})

it('a build for the public shows no change', async () => {
  const { page, isCompared } = await build(repository.content, 'production')
  expect(page('services/tuesday-lunch-club')).not.toContain('What changes')
  expect(isCompared).toBeUndefined()
})

it('a preview says once that it cannot compare', async () => {
  const lonely = await createRepository()
  await lonely.commit(RECORDS)
  await lonely.git('branch', '--move', 'elsewhere')
  const out = join(await createFolder(), 'dist')
  const env = { ...NOBODY, NETLIFY: 'true', CONTEXT: 'deploy-preview' }
  const { stderr } = await runOsd(['build', '--content', lonely.content, '--out', out], { env })
  expect(stderr.match(/do not say what changes/g)).toHaveLength(1)
})
