import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../../src/pipeline.ts'
import { readContent } from '../../src/read/read-content.ts'
import type { SourceFile } from '../../src/content/source-file.ts'
import { composeDirectory } from '../../src/edit/new/compose-directory.ts'
import { composeRecord } from '../../src/edit/new/compose-record.ts'
import { AnswerError, type Ask, interview } from '../../src/edit/new/interview.ts'
import { listKnown } from '../../src/edit/new/known.ts'
import { questionsFor } from '../../src/edit/new/questions.ts'

const town = fileURLToPath(new URL('../fixtures/small-town', import.meta.url))
const { sources } = await readContent(town)
const known = listKnown(sources)
const id = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const namespace = '5b1f0c66-2f0a-4c7e-9a55-3d0f6a1c7e10'

/** What is wrong once a record has joined the town. */
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
  it.each(records)('of a %s can be published at once', (kind, folder, answers) => {
    const text = composeRecord(kind, answers, { id, date: '2026-01-02', known })
    expect(problemsWith({ file: `${folder}/new-one.yaml`, text })).toEqual([])
  })

  it.each(records)(
    'of a %s explains fields that can be used as they stand',
    (kind, folder, answers) => {
      const text = composeRecord(kind, answers, { id, date: '2026-01-02', known })
      const used = text.replace(/^#(?! )/gm, '').replace(/^#(?=  )/gm, '')
      expect(used).not.toBe(text)
      // The postcodes of the examples are no places of this town; all else must hold.
      expect(problemsWith({ file: `${folder}/new-one.yaml`, text: used })).toEqual([])
    },
  )

  it('is a directory too, with settings that can be used as they stand', () => {
    const text = composeDirectory({ title: 'Our: town', publisher: 'We' }, namespace)
    const used = text.replace(/^#(?! )/gm, '').replace(/^#(?=  )/gm, '')
    for (const whole of [text, used])
      expect(problemsWith({ file: 'directory.yaml', text: whole }, [])).toEqual([])
  })
})

describe('the questions', () => {
  const said: string[] = []
  /** Answers from a list, and remembers what was asked. */
  function fakeAsk(answers: string[]): Ask {
    said.length = 0
    return ({ asks, problem }) => {
      said.push(problem ?? asks)
      return Promise.resolve(answers.shift() ?? '')
    }
  }

  it('are asked again after an answer that cannot be', async () => {
    const ask = fakeAsk(['Tea', 'ferry-house-trst', 'Ferry-House-Trust', 'Activ', 'Active'])
    const given = { description: 'D', url: 'x.example.org' }
    const answers = await interview(questionsFor('service'), { given, known, ask })
    expect(answers).toEqual({
      name: 'Tea',
      organization: 'ferry-house-trust',
      status: 'active',
      description: 'D',
      url: 'https://x.example.org',
    })
    expect(said).toContain('`ferry-house-trst` is not there. Did you mean `ferry-house-trust`?')
    expect(said.at(-1)).toBe('Which terms describe it?')
  })

  it('leave out what the directory fills in, and what makes no sense', async () => {
    const defaults = { address: { city: 'Saltwick', state_province: 'Devon' } }
    const given = { name: 'Hall', type: 'postal', address: '1 Quay', postcode: 'ex901aa' }
    const answers = await interview(questionsFor('location', defaults), { given, known })
    expect(answers).toEqual({ ...given, postcode: 'EX90 1AA' })
    await expect(interview(questionsFor('location'), { given, known })).rejects.toThrow('--city')
  })

  it.each([
    [{ organization: 'ferry-house-trust' }, 'Say with --name'],
    [{ name: 'X' }, 'Say with --organization'],
    [{ name: 'X', organization: 'nobody-at-all-here' }, 'is not there'],
    [{ name: 'X', organization: 'ferry-house-trust', status: 'shut' }, 'It can be `active`'],
    [{ name: 'X', organization: 'ferry-house-trust', email: 'me' }, '--email'],
    [{ name: 'X\nid: y', organization: 'ferry-house-trust' }, 'on one line'],
  ])('are not asked where nobody is there: %o', async (given, says) => {
    const run = interview(questionsFor('service'), { given, known })
    await expect(run).rejects.toThrow(AnswerError)
    await expect(run).rejects.toThrow(says)
  })
})

it('knows every slug of the town by its name', () => {
  const file = readFileSync(`${town}/organizations/ferry-house-trust.yaml`, 'utf8')
  const own = known.organizations.find(({ slug }) => slug === 'ferry-house-trust')
  expect(file).toContain(`name: ${own?.name}`)
})
