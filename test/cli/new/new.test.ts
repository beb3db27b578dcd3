import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { composeRecord } from '../../../src/cli/new/compose-record.ts'
import { type Ask, interview, judgeSettings } from '../../../src/cli/new/interview.ts'
import { FIELDS, questionsFor } from '../../../src/cli/new/questions.ts'
import type { SourceFile } from '../../../src/content/source-file.ts'
import { listKnown } from '../../../src/edit/known.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { UserError } from '../../../src/io/command/errors.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { FORM } from '../../../src/messages/en/form.ts'
import { composeDirectory } from '../../../src/package/init/compose-directory.ts'
import { INIT_QUESTIONS } from '../../../src/package/init/questions.ts'

const town = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))
const { sources } = await readContent(town)
const known = listKnown(sources)
const id = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const namespace = '5b1f0c66-2f0a-4c7e-9a55-3d0f6a1c7e10'

/** The problems of a record that is added to the town. */
const problemsWith = (source: SourceFile, others: readonly SourceFile[] = sources) =>
  checkContent([...others, source]).diagnostics.filter(
    ({ severity, place }) => severity === 'error' || place.file === source.file,
  )

const named = { name: 'A: new one', description: 'Tea # and cake' }
const records = [
  ['service', 'services', { ...named, organization: 'ferry-house-trust', status: 'active' }],
  [
    'service',
    'services',
    {
      ...named,
      organization: 'ferry-house-trust',
      status: 'active',
      phone: '0117 496 0123',
      location: 'ferry-house, lantern-room',
      terms: 'hot-meals',
    },
  ],
  [
    'organization',
    'organizations',
    { ...named, url: 'https://example.org', phone: '01632 960110' },
  ],
  ['location', 'locations', { ...named, type: 'virtual', url: 'https://example.org' }],
  [
    'location',
    'locations',
    { ...named, type: 'postal', address: '1, Quay', postcode: 'EX90 1AA', point: '50.6, -3.2' },
  ],
  ['taxonomy', 'taxonomies', named],
] as const

describe('a new record', () => {
  it.each(records)('of a %s has no problems', (kind, folder, answers) => {
    const text = composeRecord(kind, answers, { id, date: '2026-01-02', known })
    expect(problemsWith({ file: `${folder}/new-one.yaml`, text })).toEqual([])
  })

  it.each(records)('of a %s has valid examples of further fields', (kind, folder, answers) => {
    const text = composeRecord(kind, answers, { id, date: '2026-01-02', known })
    const used = text.replace(/^#(?! )/gm, '').replace(/^#(?=  )/gm, '')
    expect(used).not.toBe(text)
    // The postcodes of the examples are not in this town.
    expect(problemsWith({ file: `${folder}/new-one.yaml`, text: used })).toEqual([])
  })

  it('of a directory has no problems, and valid examples of further settings', () => {
    const text = composeDirectory({ title: 'Our: town', publisher: 'We' }, namespace)
    const used = text.replace(/^#(?! )/gm, '').replace(/^#(?=  )/gm, '')
    for (const whole of [text, used])
      expect(problemsWith({ file: 'directory.yaml', text: whole }, [])).toEqual([])
  })

  it('of a directory on GitHub says where it is', () => {
    const answers = { title: 'T', publisher: 'We', repository: 'town/directory', branch: 'live' }
    const text = composeDirectory(answers, namespace)
    expect(text).toContain('repository: https://github.com/town/directory/tree/live/content\n')
    expect(problemsWith({ file: 'directory.yaml', text }, [])).toEqual([])
  })
})

describe('the questions', () => {
  const asked: string[] = []
  /** Answers from a list and records the questions. */
  function fakeAsk(answers: string[]): Ask {
    asked.length = 0
    return ({ prompt, problem }) => {
      asked.push(problem ?? prompt)
      return Promise.resolve(answers.shift() ?? '')
    }
  }
  const service = questionsFor('service', known)
  const text = async (given: Record<string, string>) => {
    const answers = await interview(service, { given: { ...needed, ...given } })
    return composeRecord('service', answers, { id, date: '2026-01-02', known })
  }
  const needed = { name: 'Tea', organization: 'ferry-house-trust' }

  it('are those of the form, and only what a record needs is asked', async () => {
    const ask = fakeAsk(['Tea', 'ferry-house-trst', 'Ferry-House-Trust'])
    expect(await interview(service, { given: { description: 'D' }, ask })).toEqual({
      name: 'Tea',
      organization: 'ferry-house-trust',
      status: 'active',
      description: 'D',
    })
    expect(asked).toEqual([
      FORM.questions.service.name[0],
      FORM.questions.service.organization[0],
      '`ferry-house-trst` does not exist. Did you mean `ferry-house-trust`?',
    ])
  })

  it('are answered by an option each, of one kind of record or of several', () => {
    const kinds = ['service', 'organization', 'location', 'taxonomy'] as const
    const flags = kinds.flatMap((kind) => questionsFor(kind, known).map(({ flag }) => flag))
    expect(new Set(flags)).toEqual(new Set(Object.keys(FIELDS)))
    expect(questionsFor('organization', known).map(({ flag }) => flag)).not.toContain('hours')
  })

  it('write each time as an entry, and the price and the people in words', async () => {
    const hours = 'Tue 10-12, Thu 2pm-4pm; Sat 9:00-10:00'
    const written = await text({ hours, cost: '£2', for: 'Carers', url: 'x.example.org' })
    expect(written).toContain('hours: [Tue 10-12, Thu 2pm-4pm, Sat 9:00-10:00]\n')
    expect(written).toContain('fees_description: £2\neligibility_description: Carers\n')
    expect(written).toContain('url: https://x.example.org\n')
  })

  it('take the start of a name, once it is confirmed with Enter', async () => {
    const questions = service.filter(({ flag }) => flag === 'organization')
    const ask: Ask = ({ initial = 'Ferry', problem }) => {
      asked.push(problem ?? '')
      return Promise.resolve(initial)
    }
    const answers = await interview(questions, { given: {}, ask })
    expect(answers).toEqual({ organization: 'ferry-house-trust' })
    expect(asked.at(-1)).toBe('`Ferry` does not exist. Did you mean `ferry-house-trust`?')
  })

  it('take names with commas, also in lists', async () => {
    const choices = [
      { slug: 'hall', name: 'Hall, Quay Street, Saltwick' },
      { slug: 'quay', name: 'Quay' },
      { slug: 'quayside', name: 'Quayside' },
    ]
    const question = { flag: 'location', prompt: '?', choices, isList: true }
    const read = async (location: string) =>
      (await interview([question], { given: { location } })).location
    expect(await read('Hall, Quay Street, Saltwick')).toBe('hall')
    expect(await read('quay, hall, quay street, saltwick,quayside')).toBe('quay, hall, quayside')
    expect(await read('Quay, Hall, Quay')).toBe('quay, hall')
    await expect(read('Qua')).rejects.toThrow(
      '`Qua` could be 2 of them. Write `quay` or `quayside`.',
    )
  })

  it('are optional with a default, and skipped where they do not apply', async () => {
    const defaults = { address: { city: 'Saltwick', state_province: 'Devon' } }
    const given = { name: 'Hall', type: 'postal', address: '1 Quay', postcode: 'EX90 1AA' }
    const answers = await interview(questionsFor('location', known, defaults), { given })
    expect(answers).toEqual(given)
    const asking = interview(questionsFor('location', known), { given })
    await expect(asking).rejects.toThrow('--city')
    expect(await interview(questionsFor('location', known), { given: { name: 'Hall' } })).toEqual({
      name: 'Hall',
      type: 'physical',
    })
  })

  it.each([
    [{ organization: 'ferry-house-trust' }, 'Answer with --name'],
    [{ name: 'X' }, 'Answer with --organization'],
    [{}, /Answer with --name.*\nAnswer with --organization/],
    [{ name: 'X', organization: 'nobody-at-all-here' }, 'does not exist'],
    [{ name: 'X\nid: y', organization: 'ferry-house-trust' }, 'on one line'],
  ])('are errors when there is nobody to ask: %o', async (given, message) => {
    const run = interview(service, { given })
    await expect(run).rejects.toThrow(UserError)
    await expect(run).rejects.toThrow(message)
  })

  it('about settings are judged by the check, each at its answer', async () => {
    const given = { title: 'T', publisher: 'We', licence: 'https://example.org/l' }
    const ask = fakeAsk(['not an address', 'https://example.org', 'me', 'me@example.org'])
    const answers = await interview(INIT_QUESTIONS, { given, ask, judge: judgeSettings })
    expect(answers).toMatchObject({ url: 'https://example.org', email: 'me@example.org' })
    expect(asked[1]).toContain('is `not an address`; it must be a full web address')
    expect(asked[3]).toContain('is `me`; it must be')
    const wrong = interview(INIT_QUESTIONS, {
      given: { ...given, email: 'me' },
      judge: judgeSettings,
    })
    await expect(wrong).rejects.toThrow('is `me`; it must be')
  })
})

it('known records have their names', () => {
  const file = readFileSync(`${town}/organizations/ferry-house-trust.yaml`, 'utf8')
  const own = known.organizations.find(({ slug }) => slug === 'ferry-house-trust')
  expect(file).toContain(`name: ${own?.name}`)
})
