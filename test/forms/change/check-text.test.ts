import { FOLDERS, fileOf } from '../../../src/record/schema/written.ts'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createParseCache } from '../../../src/content/parse-cache.ts'
import type { SourceFile } from '../../../src/content/source-file.ts'
import { memoise } from '../../../src/text/memoise.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { createTextChecker } from '../../../src/forms/change/check-text.ts'
import { FORM_KINDS, type FormKind } from '../../../src/forms/questions/fields.ts'
import { neighboursIn } from './neighbours-in.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { readCases as readMistakes } from '../../expectations.ts'
import { filesOf, readCases } from '../../rules/cases.ts'
import { sourcesOf } from '../../rules/base.ts'
import { casesOf } from '../../runs.ts'

const kindOf = (file: string) => FORM_KINDS.find((kind) => file.startsWith(`${FOLDERS[kind]}/`))

/** A text in the place of a file of its kind, among others. */
interface Typed {
  readonly says: string
  readonly kind: FormKind
  readonly text: string
  readonly others: readonly SourceFile[]
}

/** Others that come again are read once. */
const surroundings = memoise((others: readonly SourceFile[]) => {
  const cache = createParseCache()
  const { settings } = checkContent(others, { cache }).linked!
  const known = neighboursIn(checkContent(others).linked)
  const make = (kind: FormKind) => createTextChecker(settings, { kind, slug: 'typed', known })
  const checkers = Object.fromEntries(FORM_KINDS.map((kind) => [kind, make(kind)]))
  return { cache, checkers: checkers as Record<FormKind, ReturnType<typeof make>> }
})

/** The texts of which something else is said than by a check, but for what people who are no editors are told. */
const different = (all: readonly Typed[]) =>
  all.flatMap(({ says, kind, text, others }) => {
    const { cache, checkers } = surroundings(others)
    const file = fileOf(kind, 'typed')
    const sources = [...others, { file, text }].toSorted((a, b) => (a.file < b.file ? -1 : 1))
    const expected = checkContent(sources, { cache })
      .diagnostics.filter(({ place }) => place.file === file)
      .map(({ severity, message, hint, place: { line, column } }) => ({
        line,
        column,
        severity,
        message,
        ...(hint && { hint }),
      }))
    const found = checkers[kind](text).problems.filter(({ message }) => !isForSender(message))
    // Nobody outside can know the programmes of an organization, nor the ids of all services.
    const isKnown = expected.every(({ message }) => !/^No programme|^The same id/.test(message))
    const isEqual = JSON.stringify(found) === JSON.stringify(expected)
    return isKnown && !isEqual ? [{ says, text, found, expected }] : []
  })

const isForSender = (message: string) => message.startsWith('Only the editors change')

/** A tenth, and all of them in the long run. */
const some = <T>(all: readonly T[]) => casesOf(all, 10)

const folder = fileURLToPath(new URL('../../mistakes/', import.meta.url))
const { sources: valid } = await readContent(`${folder}valid`)
const base = sourcesOf()

describe('the text of a record', () => {
  it('gets the messages of a check, at the same places, for every mistake', () => {
    const mistakes = readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((topic) =>
        readMistakes<{ says: string; file: string; text?: string }>(folder + topic),
      )
      .flatMap(({ says, file, text }): Typed[] => {
        const kind = kindOf(file)
        return kind && text !== undefined ? [{ says, kind, text, others: valid }] : []
      })
    expect(mistakes.length).toBeGreaterThan(200)
    expect(different(some(mistakes))).toEqual([])
  })

  it('gets those of every rule about one record', () => {
    const cases = [...readCases(new URL('../../rules/', import.meta.url))].flatMap(([code, all]) =>
      all.flatMap(({ says, records, before }): Typed[] => {
        const files = filesOf(records)
        const [file = '', ...more] = Object.keys(files)
        const kind = kindOf(file)
        if (!kind || before || more.length > 0 || code === 'bad-file-name') return []
        const { text } = sourcesOf(files).find((one) => one.file === file)!
        const others = base.some((one) => one.file === file) ? [] : base
        return others.length > 0 ? [{ says: `${code}: ${says}`, kind, text, others }] : []
      }),
    )
    expect(cases.length).toBeGreaterThan(50)
    expect(different(some(cases))).toEqual([])
  })

  const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
  const TEA = `id: ${ID}\nname: Tea\norganization: oak\nstatus: active\n`
  const OAK = { kind: 'organization', slug: 'oak', id: ID.replace('0', '1'), name: 'Oak' } as const
  const checkTea = createTextChecker(
    { countries: ['GB'] },
    { kind: 'service', slug: 'tea', before: TEA, known: [OAK] },
  )

  it('is not told what was in it before, which the form may not know', () => {
    const record = { kind: 'service', slug: 'tea', known: [OAK] } as const
    const hidden = `${TEA}locations: [a-draft]\n`
    const check = createTextChecker({ countries: ['GB'] }, { ...record, before: hidden })
    expect(check(hidden)).toMatchObject({ problems: [], changes: [] })
    expect(check(`# Tea.\n${hidden}stuff: 5\n`).problems).toMatchObject([{ line: 7, column: 1 }])
    expect(check(hidden.replace('draft', 'daft')).problems).toMatchObject([{ line: 5 }])
  })

  it('says what changes as `osd changes` does, also where no question asks for it', () => {
    const { changes, value } = checkTea(`${TEA}cost_options:\n  - amount: 4\n`)
    expect(changes).toEqual([expect.stringMatching(/^Tea: .*£4/)])
    expect(value).toMatchObject({ cost_options: [{ amount: '4' }] })
    expect(checkTea(`# Tea.\n${TEA}`).changes).toEqual([expect.stringMatching(/^Tea: /)])
  })

  it('names the line and the column where it is no YAML', () => {
    const found = checkTea(TEA.replace('Tea', '"Tea'))
    expect(found).toMatchObject({ problems: [{ line: 2, severity: 'error' }], changes: [] })
    expect(found).not.toHaveProperty('value')
  })

  it('tells the sender what only editors change', () => {
    const found = checkTea(`${TEA}private:\n  key: under the mat\n`)
    expect(found.problems).toEqual([
      {
        line: 6,
        column: 3,
        severity: 'error',
        message: 'Only the editors change `private`. Leave it as it was, and write to them.',
      },
    ])
  })

  it('knows a new record beside it, and says what the service is', () => {
    const check = createTextChecker(
      { countries: ['GB'] },
      { kind: 'service', slug: 'tea', known: [OAK] },
    )
    expect(check(TEA)).toMatchObject({
      problems: [],
      changes: [expect.stringContaining('Tea is a new service of Oak')],
    })
    expect(check(TEA.replace('oak', 'okk')).problems).toMatchObject([
      { line: 3, hint: 'Did you mean `oak`?' },
    ])
  })
})
