import { beforeAll, describe, expect, it } from 'vitest'
import { loadChange } from '../../src/cli/inputs/load-change.ts'
import { compareVersions } from '../../src/changes/compare.ts'
import { sentenceOf } from '../../src/changes/sentences/sentence.ts'
import { RECORDS } from './records.ts'
import { type Files, type Repository, createRepository } from './repository.ts'
import { casesOf } from '../runs.ts'

/** Replaces texts in a file. */
type Replace = (file: string, ...words: readonly [string, string][]) => Files

/** An edit and the sentences that describe it. */
type Edit = readonly [edit: (replace: Replace, files: Files) => Files, says: readonly string[]]

const LUNCH = 'services/tuesday-lunch-club.yaml'

/** In order. Each builds on those before it. */
const edits: readonly Edit[] = [
  [
    (replace) => replace(LUNCH, ['12:00-14:00', '12:00-13:30']),
    ['Tuesday Lunch Club: Tue 12:00-14:00 becomes 12:00-13:30.'],
  ],
  [
    (replace) => replace('locations/village-hall.yaml', ['51.4434', '51.4470']),
    ['Village Hall: moved 0.4 km.'],
  ],
  [
    (replace) =>
      replace(LUNCH, ['location: village-hall', 'location: hebron-hall'], ['13:30', '14:00']),
    [
      'Tuesday Lunch Club: Tue 12:00-13:30 becomes 12:00-14:00; moved 0.8 km, from Village Hall to Hebron Hall.',
    ],
  ],
  [
    (replace) =>
      replace(LUNCH, ['0117 496 0123', '0117 496 0199'], ['lunch@acorn', 'kitchen@acorn']),
    ['Tuesday Lunch Club: the email address changes; the phone number changes.'],
  ],
  [
    (replace) => replace(LUNCH, ['over 60', 'over 55'], ['minimum_age: 60', 'minimum_age: 55']),
    [
      'Tuesday Lunch Club: the age range changes from 60 and over to 55 and over; the description says “over 55. Somebody” where it said “over 60. Somebody”.',
    ],
  ],
  [
    (replace) =>
      replace(LUNCH, [
        'Somebody will save you a seat if it is your first time here.',
        'Ring 0117 496 0123 first, and bring a friend.',
      ]),
    ['Tuesday Lunch Club: the description was rewritten.'],
  ],
  [
    (replace) => replace(LUNCH, ['amount: 4.5', 'amount: 5'], ['[BS3]', '[BS3, BS4]']),
    ['Tuesday Lunch Club: the price of “Two courses” changes from £4.50 to £5; now also for BS4.'],
  ],
  [
    (replace) => replace(LUNCH, ['[food]', '[older-people]']),
    ['Tuesday Lunch Club: now listed under Older people; no longer listed under Food.'],
  ],
  [
    (replace) => replace(LUNCH, ['2026-10-01', '2026-11-03']),
    ['Tuesday Lunch Club: confirmed as correct on 3 November 2026.'],
  ],
  [
    (replace) => replace(LUNCH, ['status: active', 'status: temporarily closed']),
    ['Tuesday Lunch Club: closes for now (temporarily closed).'],
  ],
  [
    (replace) =>
      replace(
        LUNCH,
        ['Ask at the shop', 'Ask Ron, 07700 900125'],
        ['name: Tues', '# New\nname: Tues'],
      ),
    ['Tuesday Lunch Club: nothing that is published changes.'],
  ],
  [
    () => ({
      'services/sewing.yaml':
        'name: Sewing Circle\norganization: acorn-trust\nstatus: active\nhours: [Sat 10:00-12:30]\nlocations: [hebron-hall]\n',
    }),
    ['Sewing Circle is a new service of Acorn Trust: Sat 10:00-12:30; at Hebron Hall.'],
  ],
  [
    (replace) =>
      replace('services/chess.yaml', [
        '[Mon 18:00-20:00, Sat 10:00-12:00]',
        '[Wed 18:00-20:00, Sun 14:00-16:00]',
      ]),
    [
      'Chess: Mon 18:00-20:00 becomes Wed 18:00-20:00; no longer Sat 10:00-12:00; Sun 14:00-16:00 is new.',
    ],
  ],
  [
    (replace) =>
      replace(
        'services/chess.yaml',
        ['[village-hall, hebron-hall]', '[hebron-hall]'],
        ['organization: library', 'organization: acorn-trust'],
      ),
    [
      'Chess: no longer at Village Hall; the organization changes from Town Library to Acorn Trust.',
    ],
  ],
  [
    (_, files) => ({
      'services/chess.yaml': null,
      'services/chess-club.yaml': files['services/chess.yaml']!,
    }),
    ['Chess: its file is now called chess-club.yaml.'],
  ],
  [
    (replace) => replace('services/chess-club.yaml', ['name: Chess', 'name: Chess and Draughts']),
    ['Chess is now called Chess and Draughts.'],
  ],
  [
    () => ({
      'services/walks.yaml': null,
      'removed.yaml':
        'removed:\n  - id: 129b0772-20f9-4e31-88be-7732bce85549\n    date: 2026-11-21\n    replaced_by: d5a31ba9-dde3-477c-93ea-37135d324752\n',
    }),
    ['Health Walks is removed; Tuesday Lunch Club replaces it.'],
  ],
  [
    (replace) =>
      replace(
        'taxonomies/topics.yaml',
        ['name: Food', 'name: Food and drink'],
        [
          'People over 60. }',
          'People over 60. }\n  - { slug: games, name: Games, description: For fun. }',
        ],
      ),
    ['Topics: has the new term Games; the name of a term changes from Food to Food and drink.'],
  ],
  [
    (replace) => ({
      ...replace('organizations/library.yaml', ['library.example.org', 'books.example.org']),
      ...replace('locations/village-hall.yaml', [
        'name: Village Hall',
        'name: Village Hall\nconfidential: true',
      ]),
    }),
    [
      'Village Hall: the exact address is now confidential.',
      'Town Library: the web site changes from https://library.example.org to https://books.example.org.',
    ],
  ],
  [
    (replace) => replace('services/sewing.yaml', ['status: active', 'status: actve']),
    ['Sewing Circle: can no longer be published.'],
  ],
]

describe('a history of twenty edits', () => {
  let repository: Repository
  const commits: string[] = []
  beforeAll(async () => {
    repository = await createRepository()
    let files: Files = RECORDS
    commits.push(await repository.commit(files))
    for (const [edit] of edits) {
      const changed = edit(replaceIn(files), files)
      files = { ...files, ...changed }
      commits.push(await repository.commit(changed))
    }
  })

  it('has twenty of them', () => expect(edits).toHaveLength(20))

  it.each(
    casesOf(
      edits.map(([, says], i) => [says.join(' '), i] as const),
      3,
    ),
  )('%s', async (_, i) => {
    const { before, after } = await loadChange(repository.content, {
      base: commits[i]!,
      head: commits[i + 1]!,
    })
    expect(compareVersions(before, after).map(sentenceOf)).toEqual(edits[i]![1])
  })

  it('describes all of them together by their result', async () => {
    const { before, after } = await loadChange(repository.content, {
      base: commits[0]!,
      head: commits[19]!,
    })
    expect(compareVersions(before, after).map(sentenceOf)).toMatchInlineSnapshot(`
      [
        "Chess is removed.",
        "Chess and Draughts is a new service of Acorn Trust: Wed 18:00-20:00; Sun 14:00-16:00; at Hebron Hall.",
        "Health Walks is removed; Tuesday Lunch Club replaces it.",
        "Sewing Circle is a new service of Acorn Trust: Sat 10:00-12:30; at Hebron Hall.",
        "Tuesday Lunch Club: closes for now (temporarily closed); moved from Village Hall to Hebron Hall; the age range changes from 60 and over to 55 and over; the price of “Two courses” changes from £4.50 to £5; now listed under Older people; no longer listed under Food; now also for BS4; the description was rewritten; the email address changes; the phone number changes; confirmed as correct on 3 November 2026.",
        "Village Hall: the exact address is now confidential.",
        "Town Library: the web site changes from https://library.example.org to https://books.example.org.",
        "Topics: has the new term Games; the name of a term changes from Food to Food and drink.",
      ]
    `)
  })
})

const replaceIn =
  (files: Files): Replace =>
  (file, ...words) => {
    const text = words.reduce((written, [old, young]) => {
      if (!written.includes(old)) throw new Error(`${file} does not say ${old}.`)
      return written.replace(old, young)
    }, files[file]!)
    return { [file]: text }
  }
