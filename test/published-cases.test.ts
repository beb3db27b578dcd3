import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createApi } from '../src/api/api.ts'
import { createMemoryStore } from '../src/api/memory-store.ts'
import { checkContent } from '../src/generator/pipeline.ts'
import { parseHours } from '../src/times/hours/entries/entry.ts'
import type { ContentFiles } from './api/content.ts'
import { composeContent, writeContent } from './api/homes.ts'
import { sharedPath } from './shared.ts'

/* What people write into records, and what a reader of the feed, the pages and the check then sees: the kinds of `shared/data/cases` that no import meets. */

const data = sharedPath('data/cases', 'The small inputs that people’s files are like')

const CONTENT = {
  'directory.yaml': 'title: A town\nnamespace: 7f0c1f2e-9d0f-4a57-8d0a-0f7a6a3ad4b1\n',
  'organizations/mill.yaml': 'name: Mill Trust\ndescription: Keeps the mill.\n',
}
const service = (name: string, more = '') =>
  `name: ${name}\norganization: mill\nstatus: active\ndescription: At the mill.\nassured_date: 2026-11-20\n${more}`

/** Problems of entries of `hours`, one by one. */
const problemsOf = (entries: readonly string[]) =>
  entries.map((entry) => {
    const files = { ...CONTENT, 'services/a.yaml': service('Garden', `hours: ['${entry}']\n`) }
    const sources = Object.entries(files).map(([file, text]) => ({ file, text }))
    return [entry, checkContent(sources).diagnostics.map(({ code }) => code)]
  })

/** The entries of `hours` of a shared record, also those behind a comment. */
const sharedHours = (file: string): readonly string[] =>
  data
    ? readFileSync(join(data, file), 'utf8')
        .split(/\n(?=# hours)/)
        .flatMap((part) => (parse(part.replace(/^# (?=hours)/, '')) as { hours: string[] }).hours)
    : []

describe('an entry of hours', () => {
  const CHANGING = [
    ...[
      'Mon 11am-3pm (May to Sep)',
      'Tue 11am-3pm (closed in July)',
      'Wed 11am-3pm (twice a month)',
    ],
    ...[
      'Thu 11am-3pm (closed until further notice)',
      'Fri 11am-3pm (called off)',
      'Sat 11am-3pm (and Sun)',
    ],
    ...['Sun 11am-3pm (not in winter)', 'Mon 11am-3pm (every other week)'],
  ]
  it('whose note changes when it takes place is refused', () => {
    const entries = [...CHANGING, ...sharedHours('p13-notes-that-change.yaml')]
    expect(problemsOf(entries)).toEqual(entries.map((entry) => [entry, ['hours-in-note']]))
  })

  it('with any other note is not', () => {
    const entries = ['Mon 11am-3pm (ring the bell)', 'Tue 11am-3pm (May Street entrance)']
    expect(problemsOf(entries)).toEqual(entries.map((entry) => [entry, []]))
  })

  it('says the same when its hint is obeyed, or its hint is none to obey', () => {
    const entries = [
      ...[
        'Mon-Fri 9am-5pm, shut on bank holidays',
        'Mon-Fri 9am-5pm (shut)',
        'Sat 10-1, not in August',
      ],
      ...['Tue 11am-3pm (closed in July)', 'Mon 9.30 - 5pm (term time)', 'Thu 7pm till late'],
      ...sharedHours('p19-hint-drops-words.yaml'),
    ]
    for (const entry of entries) {
      const { schedule, problem } = parseHours(entry)
      const meant = /Write (?:it without brackets: )?`([^`]*)`\.?$/.exec(problem?.hint ?? '')?.[1]
      const kept = schedule ?? (meant === undefined ? undefined : parseHours(meant).schedule)
      if (/bank holiday|August|July|term/.test(entry) && kept)
        expect([entry, [...(kept.only ?? []), ...(kept.except ?? [])].length]).toEqual([entry, 1])
      if (/\(shut\)|\(closed\)|late/.test(entry)) expect([entry, kept]).toEqual([entry, undefined])
    }
  })
})

async function published(services: Readonly<Record<string, string>>) {
  const files: Record<string, string> = { ...CONTENT }
  for (const [slug, text] of Object.entries(services)) files[`services/${slug}.yaml`] = text
  const { path, remove } = await writeContent(files as ContentFiles)
  try {
    return await composeContent(join(path, 'content'))
  } finally {
    await remove()
  }
}

describe('a published directory', () => {
  it('has no event in a calendar after the end of what is over', async () => {
    const { files } = await published({
      over: service('Spring talks', 'hours: [Tue 10:00-12:00 until 2025-03-04]\n'),
      on: service('Talks', 'hours: [Tue 10:00-12:00]\n'),
    })
    expect(String(files.get('/find/calendars/on.ics'))).toContain('BEGIN:VEVENT')
    // A calendar of a service that is over would have no event, so there is none.
    expect(files.has('/find/calendars/over.ics')).toBe(false)
  })

  it('finds a saint by either spelling, and nothing that only sounds like one', async () => {
    const { files, manifest } = await published({
      pauls: service('St Pauls choir'),
      catherine: service('Saint Catherine’s supper'),
      skint: service('Skint, help with money'),
      paint: service('Paint club'),
    })
    const api = createApi({ store: createMemoryStore(files), manifest })
    const found = async (search: string) => {
      const answer = await api(new Request(`https://feed.example.org/services?search=${search}`))
      const { contents } = (await answer.json()) as { contents: { name: string }[] }
      return contents.map(({ name }) => name)
    }
    for (const [word, first] of [
      ['pauls', 'St Pauls choir'],
      ['catherines', 'Saint Catherine’s supper'],
    ] as const) {
      const names = await found(`saint+${word}`)
      expect(names[0]).toBe(first)
      expect(names.join()).not.toMatch(/Skint|Paint/)
      expect(await found(`st+${word}`)).toEqual(names)
    }
  })
})
