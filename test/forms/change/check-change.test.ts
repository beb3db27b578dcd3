import { FOLDERS, fileOf } from '../../../src/record/schema/written.ts'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { FORM } from '../../../src/messages/cy/form.ts'
import { check } from '../../../src/package/exports/check.ts'
import {
  type CheckedRecord,
  type FieldProblem,
  createChangeChecker,
} from '../../../src/forms/change/check-change.ts'
import {
  ADDRESS_FIELDS,
  FORM_KINDS,
  type FormKind,
  type FormValue,
  type FormValues,
  groupOf,
  typeOf,
} from '../../../src/forms/questions/fields.ts'
import { lensOf } from '../../../src/forms/change/lenses/lens-of.ts'
import type { Neighbour } from '../../../src/forms/change/stand-ins.ts'
import { emptyValues } from '../../../src/forms/change/values.ts'
import { type Part, groupsOf } from '../../../src/forms/questions/groups.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../../src/record/yaml/raw.ts'
import { readCases } from '../../expectations.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const OAK = '5f73b287-9002-4204-870e-7fec02a7cefa'
const BEFORE: FormValues = {
  name: 'Tea',
  status: 'active',
  hours: ['Tue 10:00-12:00'],
  phones: [],
  organization: OAK,
}
const checker = createChangeChecker({ countries: ['GB'] })
const KNOWN = new Map<string, Neighbour>([
  [OAK, { kind: 'organization', id: OAK, slug: 'oak', name: 'Oak' }],
])
const checkTea = (after: FormValues) =>
  checker.check([{ kind: 'service', id: ID, slug: 'tea', before: BEFORE, after }], KNOWN)

/** What `osd check` says about the fields of a form in a record with these values. */
function checked(kind: FormKind, values: object): readonly Problem[] {
  const file = fileOf(kind, 'tea')
  const found = check([
    { file: 'directory.yaml', text: `title: T\nnamespace: ${ID}\n` },
    { file: 'organizations/oak.yaml', text: `id: ${OAK}\nname: Oak\ndescription: Oak.\n` },
    { file, text: stringify({ id: ID, ...values }, { lineWidth: 0 }) },
  ])
  return found
    .filter(({ place }) => place.file === file)
    .map(({ code, place: { path }, severity, message, hint }) => ({
      field: String(path[0] === 'addresses' ? (path[2] ?? 'address_1') : path[0]),
      ...(typeOf(kind, String(path[0])) === 'group' && placeOf(path)),
      code,
      severity,
      message,
      ...(hint && { hint }),
    }))
}

const placeOf = ([, index, part]: readonly (string | number)[]) => ({
  ...(typeof index === 'number' && { index }),
  ...(typeof part === 'string' && { part }),
})

type Problem = Omit<FieldProblem, 'record' | 'field'> & { readonly field: string }

const inOrder = (problems: readonly Problem[]) =>
  problems
    .map(({ field, index, part, severity, message, hint = '' }) =>
      [field, ...(part ? [index, part] : []), severity, message, hint].join('\n'),
    )
    .sort()

/** Values that every record of a kind needs, so that a case is about its own. */
const REST = {
  service: BEFORE,
  organization: { name: 'Tea', description: 'Tea.' },
  location: { name: 'Tea', location_type: 'physical' },
} as const satisfies Readonly<Record<FormKind, FormValues>>

/** The records with a mistake that a form can make: one that is in a text, in a list of texts, or in a group. */
const MISTAKES = fileURLToPath(new URL('../../mistakes/', import.meta.url))
const cases = readdirSync(MISTAKES)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((topic) => readCases<{ file: string; text?: string; says: string }>(MISTAKES + topic))
  .flatMap(({ file, text = '', says }) => {
    const kind = FORM_KINDS.find((one) => file.startsWith(`${FOLDERS[one]}/`))
    const raw = kind ? parseYaml(file, text).value : undefined
    if (!kind || !isRawObject(raw)) return []
    const own = Object.fromEntries(
      Object.entries(raw).flatMap(([name, value]) => typed(kind, name, value)),
    )
    return Object.keys(own).length > 0 ? [{ says, kind, values: own as FormValues }] : []
  })

/** What somebody types to get a value; nothing when no form can have it. */
function typed(kind: FormKind, name: string, value: Raw): [string, FormValue][] {
  if (name === 'addresses' && Array.isArray(value) && value.length === 1 && isRawObject(value[0]))
    return Object.entries(value[0]).flatMap(([part, text]) => typed(kind, part, text))
  const type = typeOf(kind, name)
  if (type === 'group') {
    const entries = canBeTyped(kind, name, value)
      ? lensOf(kind, name).read({ [name]: value })
      : undefined
    return entries ? [[name, entries]] : []
  }
  if (name === 'accessibility') return []
  if (type === 'list')
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
      ? [[name, value as string[]]]
      : []
  return type === 'text' && typeof value === 'string' ? [[name, value]] : []
}

/** Whether an entry has nothing but the parts of a group, and in their lists nothing but texts. */
function canBeTyped(kind: FormKind, name: string, value: Raw): boolean {
  const { parts } = groupOf(kind, name)!
  const isTyped = ([part, text]: [string, Raw]) => {
    const known = parts.find((one) => one.name === part)
    const texts = known?.short === undefined ? [text] : [text ?? []].flat()
    return known !== undefined && texts.every((one) => typeof one === 'string' && one !== '')
  }
  return (
    Array.isArray(value) &&
    (value as Raw[]).every((entry) => isRawObject(entry) && Object.entries(entry).every(isTyped))
  )
}

/** The entries of groups as a file has them: a part with lines is a list. */
function filed(kind: FormKind, name: string, value: FormValue): unknown {
  const group = groupOf(kind, name)
  if (!group || typeof value === 'string') return value
  const isList = (part: string) => group.parts.some((one) => one.name === part && one.short)
  return value.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([part, text]) => [part, isList(part) ? text.split('\n') : text]),
    ),
  )
}

/** A record with these values in the form of a file. */
function written(kind: FormKind, values: FormValues): object {
  const filled = Object.entries(values).filter(([, value]) => value.length > 0)
  const isPart = ([name]: [string, unknown]) => (ADDRESS_FIELDS as readonly string[]).includes(name)
  const address = Object.fromEntries(filled.filter(isPart))
  return {
    ...Object.fromEntries(
      filled
        .filter((entry) => !isPart(entry))
        .map(([name, value]) => [name, filed(kind, name, value)]),
    ),
    ...(kind === 'service' && { organization: 'oak' }),
    ...(Object.keys(address).length > 0 && { addresses: [address] }),
  }
}

/** What people type into entries: each into every part of every group. */
const TYPED = [
  ...['07700 900456', 'jo.bloggs@gmail.com', '£3', 'free', '-1', 'www.example.org', 'gbp'],
  ...['2026-02-30', 'tomorrow', 'tbc', 'a\u0007b', 'password: x1y2', '<b>'],
]

const all = (parts: readonly Part[], text: string) =>
  Object.fromEntries(parts.map(({ name }) => [name, text]))

describe('a form', () => {
  it.each(FORM_KINDS)('says of every part of a group (%s) what a check says', (kind) => {
    const before = REST[kind]
    let wrong = 0
    for (const { field, parts } of groupsOf(kind))
      for (const text of TYPED) {
        const entries = parts.map(({ name }) => ({ [name]: text }))
        const after: FormValues = { ...before, [field]: [...entries, all(parts, text)] }
        const record: CheckedRecord = { kind, id: ID, slug: 'tea', before, after }
        const expected = inOrder(checked(kind, written(kind, after)))
        const found = inOrder(checker.check([record], KNOWN).problems)
        expect({ field, text, found }).toEqual({ field, text, found: expected })
        if (expected.length > 0) wrong++
      }
    expect(wrong).toBeGreaterThan(5)
  })

  it('names the entry of a group and the part of it', () => {
    const cost_options = [{ amount: '3' }, { option: 'Child', amount: '£2' }]
    expect(checkTea({ ...BEFORE, cost_options }).problems).toMatchObject([
      { field: 'cost_options', index: 1, part: 'amount' },
    ])
    const contacts = [{ name: 'Desk', phones: '0117 496 0123\n07700 900456' }]
    expect(checkTea({ ...BEFORE, contacts }).problems).toMatchObject([
      { field: 'contacts', index: 0, part: 'phones', line: 1 },
    ])
  })

  it('does not judge a personal detail of a contact that is published already', () => {
    const before = { ...BEFORE, contacts: [{ name: 'Jo', phones: '07700 900123' }] }
    const found = (phones: string) => {
      const after = { ...before, contacts: [{ name: 'Jo', phones }] }
      return checker.check([{ kind: 'service', id: ID, slug: 'tea', before, after }], KNOWN)
        .problems
    }
    expect(found('+44 7700 900123\n0117 496 0123')).toEqual([])
    expect(found('07700 900123\n07700 900456')).toMatchObject([{ part: 'phones', line: 1 }])
  })

  it.each(FORM_KINDS)('says of every mistake in a record (%s) what a check says', (kind) => {
    const own = cases.filter((one) => one.kind === kind)
    const wrong = own.filter(({ says, values }) => {
      const before = REST[kind]
      const after: FormValues = { ...before, ...values }
      const changed: CheckedRecord = { kind, id: ID, slug: 'tea', before, after }
      const added: CheckedRecord = { kind, slug: 'tea', before: emptyValues(kind), after }
      const expected = inOrder(checked(kind, written(kind, after)))
      for (const record of [changed, added]) {
        const found = inOrder(checker.check([record], KNOWN).problems)
        expect({ says, after, found }).toEqual({ says, after, found: expected })
      }
      return expected.length > 0
    })
    expect(wrong.length).toBeGreaterThan(kind === 'service' ? 50 : 2)
  })

  it('says all of them in Welsh, too', () => {
    const sentences: Readonly<Record<string, string>> = FORM.script.problems
    const unsaid = cases.flatMap(({ kind, values }) => {
      const after = { ...REST[kind], ...values }
      const record: CheckedRecord = { kind, id: ID, slug: 'tea', before: REST[kind], after }
      return checker.check([record], KNOWN).problems.flatMap(({ code, field, part = field }) => {
        return sentences[`${code} ${part}`] || sentences[code] ? [] : [`${code} ${part}`]
      })
    })
    expect(unsaid).toEqual([])
  })

  it.each(FORM_KINDS)('says what a new record (%s) lacks, as a check does', (kind) => {
    const before = emptyValues(kind)
    const { problems } = checker.check([{ kind, slug: 'tea', before, after: before }], KNOWN)
    expect(inOrder(problems)).toEqual(inOrder(checked(kind, {})))
    // A place may be without a name.
    expect(problems.length > 0).toBe(kind !== 'location')
  })

  it('says which days differ, and quotes no words beside them', () => {
    const changesOf = (before: readonly string[], after: readonly string[]) => {
      const [was, is] = [before, after].map((exceptions) => ({ ...BEFORE, exceptions }))
      const record = { kind: 'service' as const, id: ID, slug: 'tea', before: was!, after: is! }
      return checker.check([record], KNOWN).changes
    }
    expect(changesOf([], ['closed bank holidays'])).toEqual(['Tea: closed bank holidays is new.'])
    expect(changesOf(['24 Dec 10am-2pm'], ['24 Dec 10am-1pm'])).toEqual([
      'Tea: 24 Dec 10am-2pm becomes 24 Dec 10am-1pm.',
    ])
    expect(changesOf([], ['closed while MARKER is ill']).join()).not.toContain('MARKER')
  })

  it('knows the files of areas, and says of others what a check says', () => {
    const area = { kind: 'area', id: 'old-town', slug: 'old-town', name: 'Old town' } as const
    const areas = new Map<string, Neighbour>([...KNOWN, ['old-town', area]])
    const problemsOf = (area: string) => {
      const after = { ...BEFORE, service_areas: [area] }
      const record = { kind: 'service' as const, id: ID, slug: 'tea', before: BEFORE, after }
      return checker.check([record], areas).problems
    }
    expect(problemsOf('old-town')).toEqual([])
    const written = { ...BEFORE, organization: 'oak', service_areas: ['new-town'] }
    expect(inOrder(problemsOf('new-town'))).toEqual(inOrder(checked('service', written)))
    expect(problemsOf('new-town')).toMatchObject([{ field: 'service_areas', index: 0 }])
  })

  it.each(['old-town', 'BS3 4, BS3 5', 'E06000023'])(
    'does not judge the published area %s, whose name may stand for a file or for postcodes',
    (area) => {
      const before = { ...BEFORE, service_areas: [area] }
      const after = { ...before, name: 'Tea and talk' }
      const record = { kind: 'service' as const, id: ID, slug: 'tea', before, after }
      const { problems, changes } = checker.check([record], KNOWN)
      expect(problems).toEqual([])
      expect(changes).toHaveLength(1)
    },
  )

  it('says what will change as `osd changes` does', () => {
    const { changes, problems } = checkTea({
      ...BEFORE,
      name: 'Tea and talk',
      hours: ['Tue 10:30-12:00'],
    })
    expect(problems).toEqual([])
    expect(changes).toEqual([
      expect.stringMatching(/^Tea is now called Tea and talk|Tea.*10:30-12:00/),
    ])
    expect(checkTea(BEFORE).changes).toEqual([])
  })

  it('names the entry of a list', () => {
    const { problems } = checkTea({ ...BEFORE, hours: ['Tue 10:00-12:00', 'Wed 2-4'] })
    expect(problems).toMatchObject([{ field: 'hours', index: 1 }])
  })

  it('does not judge a personal number that is published already, only another one', () => {
    const allowed = { ...BEFORE, phones: ['07700 900123'] }
    const found = (phones: string[]) => {
      const after = { ...allowed, phones }
      const record: CheckedRecord = { kind: 'service', id: ID, slug: 'tea', before: allowed, after }
      return checker.check([record], KNOWN).problems
    }
    expect(found(['+44 7700 900123', '0117 496 0123'])).toEqual([])
    expect(found(['07700 900123', '07700 900456'])).toMatchObject([{ field: 'phones', index: 1 }])
  })

  it('judges personal details as the settings of the directory do', () => {
    const privacy = { mobile_number: 'off', personal_email: 'off' } as const
    const { check: judge } = createChangeChecker({ countries: ['GB'], privacy })
    const after = { ...BEFORE, phones: ['07700 900123'] }
    const record: CheckedRecord = { kind: 'service', id: ID, slug: 'tea', before: BEFORE, after }
    expect(judge([record], KNOWN).problems).toEqual([])
  })

  it('checks new records that refer to one another', () => {
    const added = (kind: FormKind, slug: string, after: FormValues): CheckedRecord => ({
      kind,
      slug,
      before: emptyValues(kind),
      after,
    })
    const records = [
      added('service', 'tea', {
        name: 'Tea',
        status: 'active',
        organization: 'oak',
        locations: ['hall'],
      }),
      added('organization', 'oak', { name: 'Oak', description: 'Oak.' }),
      added('location', 'hall', {
        name: 'Hall',
        location_type: 'physical',
        postal_code: 'nonsense',
      }),
    ]
    const { problems, changes } = checker.check(records, new Map())
    expect(problems.map(({ field }) => field)).toContain('address_1')
    expect(problems.every(({ record }) => record === 2)).toBe(true)
    expect(changes).toEqual([])
    const address = {
      address_1: '1 Mill Lane',
      city: 'Bristol',
      state_province: 'Bristol',
      country: 'GB',
      postal_code: 'BS3 1JA',
    }
    const whole = records.with(2, { ...records[2]!, after: { ...records[2]!.after, ...address } })
    expect(checker.check(whole, new Map()).changes).toEqual([
      'Tea is a new service of Oak: at Hall.',
      'Hall is a new place.',
      'Oak is a new organization.',
    ])
  })
})
