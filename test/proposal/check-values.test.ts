import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { check } from '../../src/doors/check.ts'
import { type FieldProblem, createValueChecker } from '../../src/proposal/check-values.ts'
import { type FormValues, LIST_FIELDS, TEXT_FIELDS } from '../../src/proposal/form-values.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../src/record/yaml/raw.ts'
import { readCases } from '../expectations.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const BEFORE: FormValues = { name: 'Tea', status: 'active', hours: ['Tue 10:00-12:00'], phones: [] }
const checker = createValueChecker(
  { id: ID, slug: 'tea', organization: 'Oak', countries: ['GB'] },
  BEFORE,
)

const FIELDS: readonly string[] = [...TEXT_FIELDS, ...LIST_FIELDS]

/** What `osd check` says about the fields of a form in a record with these values. */
function checked(values: FormValues): readonly Omit<FieldProblem, 'index'>[] {
  const record = stringify({ id: ID, organization: 'oak', ...filled(values) }, { lineWidth: 0 })
  const found = check([
    { file: 'directory.yaml', text: `title: T\nnamespace: ${ID}\n` },
    { file: 'organizations/oak.yaml', text: 'name: Oak\ndescription: Oak.\n' },
    { file: 'services/tea.yaml', text: record },
  ])
  return found
    .filter(({ place }) => place.file === 'services/tea.yaml')
    .map(({ place, severity, message, hint }) => ({
      field: String(place.path[0]) as FieldProblem['field'],
      severity,
      message,
      ...(hint && { hint }),
    }))
}

const filled = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))

const inOrder = (problems: readonly Omit<FieldProblem, 'index'>[]) =>
  problems
    .map(({ field, severity, message, hint = '' }) => `${field} ${severity}\n${message}\n${hint}`)
    .sort()

/** The services with a mistake that a form can make: one that is in a text, or in a list of texts. */
const MISTAKES = fileURLToPath(new URL('../mistakes/', import.meta.url))
const cases = readdirSync(MISTAKES)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((topic) => readCases<{ file: string; text?: string; says: string }>(MISTAKES + topic))
  .flatMap(({ file, text = '', says }) => {
    const raw = file.startsWith('services/') ? parseYaml(file, text).value : undefined
    if (!isRawObject(raw)) return []
    const own = Object.entries(raw).filter(([name, value]) => isTyped(name, value))
    return own.length > 0
      ? [{ says, values: { ...BEFORE, ...Object.fromEntries(own) } as FormValues }]
      : []
  })

function isTyped(name: string, value: Raw): boolean {
  if ((LIST_FIELDS as readonly string[]).includes(name))
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  return FIELDS.includes(name) && typeof value === 'string'
}

describe('a form', () => {
  it('says of every mistake that it can make what a check says', () => {
    const wrong = cases.filter(({ values }) => {
      const found = inOrder(checker.check(values).problems)
      expect({ values, found }).toEqual({ values, found: inOrder(checked(values)) })
      return found.length > 0
    })
    expect(wrong.length).toBeGreaterThan(50)
  })

  it('says what will change as `osd changes` does', () => {
    const { changes, problems } = checker.check({
      ...BEFORE,
      name: 'Tea and talk',
      hours: ['Tue 10:30-12:00'],
    })
    expect(problems).toEqual([])
    expect(changes).toEqual([
      expect.stringMatching(/^Tea is now called Tea and talk|Tea.*10:30-12:00/),
    ])
    expect(checker.check(BEFORE).changes).toEqual([])
  })

  it('names the entry of a list', () => {
    const { problems } = checker.check({ ...BEFORE, hours: ['Tue 10:00-12:00', 'Wed 2-4'] })
    expect(problems).toMatchObject([{ field: 'hours', index: 1 }])
  })
})
