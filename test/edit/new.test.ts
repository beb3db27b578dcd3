import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../../src/generator/pipeline.ts'
import { readContent } from '../../src/io/read/read-content.ts'
import type { SourceFile } from '../../src/content/source-file.ts'
import { composeDirectory } from '../../src/edit/new/compose-directory.ts'
import { composeAnswers, composeRecord } from '../../src/edit/new/compose-record.ts'
import { AnswerError, type Ask, interview } from '../../src/edit/new/interview.ts'
import { listKnown } from '../../src/edit/new/known.ts'
import { createJudge } from '../../src/cli/new/judge-answer.ts'
import { readAnswer } from '../../src/edit/new/read-answer.ts'
import { questionsFor } from '../../src/edit/new/questions.ts'

const town = fileURLToPath(new URL('../fixtures/small-town', import.meta.url))
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

  it('are asked again after a wrong answer', async () => {
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
    expect(asked).toContain('`ferry-house-trst` does not exist. Did you mean `ferry-house-trust`?')
    expect(asked.at(-1)).toBe(
      'If somebody has checked all this with the organization, on which day?',
    )
  })

  const service = { name: 'Tea', organization: 'ferry-house-trust', status: 'active' }
  const judge = createJudge('service', sources)

  it('write each time on a line of its own, and the price and the people in words', () => {
    const answers = {
      ...service,
      hours: 'Tue 10-12, Thu 2pm-4pm; Sat 9:00-10:00',
      cost: '£2',
      for: 'Carers',
    }
    expect(composeAnswers('service', answers)).toBe(
      'name: Tea\norganization: ferry-house-trust\nstatus: active\n' +
        'hours:\n  - Tue 10-12\n  - Thu 2pm-4pm\n  - Sat 9:00-10:00\n' +
        'fees_description: £2\neligibility_description: Carers\n',
    )
  })

  it('repeat the hint of the hours that cannot be read', async () => {
    const ask = fakeAsk(['', '', '', '', '', 'Tuesdays at teatime', 'Tue 2pm-4pm', 'Free'])
    const answers = await interview(questionsFor('service'), { given: service, known, ask, judge })
    expect(answers).toMatchObject({ hours: 'Tue 2pm-4pm', cost: 'Free' })
    expect(asked.find((text) => text.includes('Tuesdays at teatime'))).toContain('Write hours like')
  })

  it('ask whether a mobile number may be published, and write that it may', async () => {
    const questions = questionsFor('service').filter(({ flag }) => flag === 'phone')
    const other = fakeAsk(['07700 900123', '0117 496 0123'])
    const options = { given: {}, known, judge }
    expect(await interview(questions, { ...options, ask: other, answers: { ...service } })).toEqual(
      { ...service, phone: '0117 496 0123' },
    )
    expect(asked[1]).toContain('looks like a mobile number, which may be a person’s own.')
    expect(asked[1]).toContain('If the person agreed that it is published, type it again.')
    const same = fakeAsk(['07700 900123', '07700900123'])
    const agreed = await interview(questions, { ...options, ask: same, answers: { ...service } })
    const text = composeRecord('service', agreed, { id, date: '2026-01-02', known })
    expect(text).toContain('phones: [07700 900123]\npublic: [phones]\n')
    expect(problemsWith({ file: 'services/new-one.yaml', text })).toEqual([])
  })

  it('tell swapped coordinates, and those of another country', async () => {
    const questions = questionsFor('location').filter(({ flag }) => flag === 'point')
    const ask = fakeAsk(['-2.6010, 51.4425', '51.4425 2.6010', '51.4425, −2.6010'])
    const answers = { name: 'Hall', type: 'physical' }
    await interview(questions, {
      given: {},
      known,
      ask,
      judge: createJudge('location', sources),
      answers,
    })
    expect(answers).toMatchObject({ point: '51.4425, -2.6010' })
    expect(asked[1]).toContain('they look swapped')
    expect(asked[2]).toContain('Did you leave out the minus sign?')
  })

  it('take the start of a name, once it is confirmed with Enter', async () => {
    const questions = questionsFor('service').filter(({ flag }) => flag === 'organization')
    const ask: Ask = ({ initial = 'Ferry', problem }) => {
      asked.push(problem ?? '')
      return Promise.resolve(initial)
    }
    const answers = await interview(questions, { given: {}, known, ask })
    expect(answers).toEqual({ organization: 'ferry-house-trust' })
    expect(asked.at(-1)).toBe('`Ferry` does not exist. Did you mean `ferry-house-trust`?')
  })

  it('take names with commas, also in lists', () => {
    const question = { flag: 'location', prompt: '?', choices: 'locations', isList: true } as const
    const locations = [
      { slug: 'hall', name: 'Hall, Quay Street, Saltwick' },
      { slug: 'quay', name: 'Quay' },
      { slug: 'quayside', name: 'Quayside' },
    ]
    const read = (text: string) => readAnswer(question, text, { ...known, locations })
    expect(read('Hall, Quay Street, Saltwick')).toEqual({ answer: 'hall' })
    expect(read('quay, hall, quay street, saltwick,quayside')).toEqual({
      answer: 'quay, hall, quayside',
    })
    expect(read('Quay, Hall, Quay')).toMatchObject({ answer: 'quay, hall' })
    expect(read('Qua')).toEqual({
      problem: '`Qua` could be 2 of them. Write `quay` or `quayside`.',
    })
  })

  it('keep the answers so far when the person stops', async () => {
    const answers = {}
    const ask: Ask = ({ prompt }) =>
      prompt.includes('called') ? Promise.resolve('Tea') : Promise.reject(new Error('Stopped.'))
    const run = interview(questionsFor('service'), { given: {}, known, ask, answers })
    await expect(run).rejects.toThrow('Stopped.')
    expect(composeAnswers('service', answers)).toBe('name: Tea\n')
  })

  it('are optional with a default, and skipped where they do not apply', async () => {
    const defaults = { address: { city: 'Saltwick', state_province: 'Devon' } }
    const given = { name: 'Hall', type: 'postal', address: '1 Quay', postcode: 'ex901aa' }
    const answers = await interview(questionsFor('location', defaults), { given, known })
    expect(answers).toEqual({ ...given, postcode: 'EX90 1AA' })
    await expect(interview(questionsFor('location'), { given, known })).rejects.toThrow('--city')
  })

  it.each([
    [{ organization: 'ferry-house-trust' }, 'Answer with --name'],
    [{ name: 'X' }, 'Answer with --organization'],
    [{ name: 'X', organization: 'nobody-at-all-here' }, 'does not exist'],
    [{ name: 'X', organization: 'ferry-house-trust', status: 'shut' }, 'It can be `active`'],
    [{ name: 'X', organization: 'ferry-house-trust', email: 'me' }, '--email'],
    [{ name: 'X\nid: y', organization: 'ferry-house-trust' }, 'on one line'],
  ])('are errors when there is nobody to ask: %o', async (given, message) => {
    const run = interview(questionsFor('service'), { given, known })
    await expect(run).rejects.toThrow(AnswerError)
    await expect(run).rejects.toThrow(message)
  })
})

it('known records have their names', () => {
  const file = readFileSync(`${town}/organizations/ferry-house-trust.yaml`, 'utf8')
  const own = known.organizations.find(({ slug }) => slug === 'ferry-house-trust')
  expect(file).toContain(`name: ${own?.name}`)
})
