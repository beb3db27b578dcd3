import { describe, expect, it } from 'vitest'
import { entityNames } from '../../../src/hsds/entities.ts'
import { createSwallowed } from '../../../src/record/privacy/swallowed-block.ts'
import { recordSchema } from '../../../src/record/schema/record-schema.ts'
import { entityOf, refOf } from '../../../src/record/schema/schema.ts'
import type { Issue, IssueKind } from '../../../src/record/shape/issue.ts'
import { createShaper } from '../../../src/record/shape/shaper.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'

const { shape } = createShaper(
  entityNames.map((entity) => recordSchema(entity)),
  { defaults: {}, isPrivate: () => false },
)

/** The issues of a service with some more lines. */
function issuesOf(lines: string): readonly Issue[] {
  const text = `name: Lunch\nstatus: active\norganization: oak\n${lines}`
  const { value } = parseYaml('a.yaml', text)
  return shape(refOf('service'), value!, createSwallowed(text)).issues
}

/** An issue without its schema, of which only the entity is kept. */
const plain = ({ expected, ...issue }: Issue) => {
  const entity = entityOf((expected ?? {}) as object)
  return { ...issue, ...(entity && { expected: entity }) }
}

/** One value for each kind of issue, and what is said about it. */
const CASES: { readonly [Kind in IssueKind]: readonly [lines: string, issue: object] } = {
  'blank-field': [
    'phones: [{ number: }]',
    { path: ['phones', 0, 'number'], at: 'key', actual: null, expected: 'phone' },
  ],
  'blank-hours': ['hours:', { code: 'blank-field', path: ['hours'], at: 'key', actual: null }],
  'blank-switch': ['draft:', { code: 'blank-field', path: ['draft'], at: 'key', actual: null }],
  'derived-field': [
    'organization_id: oak',
    { path: ['organization_id'], at: 'key', actual: 'oak' },
  ],
  'empty-entry': [
    'contacts: [{ name: }]',
    { code: 'wrong-type', path: ['contacts', 0], actual: { name: null } },
  ],
  'private-password': [
    'private:\n  door_code: C4711X',
    { path: ['private', 'door_code'], actual: 'C4711X' },
  ],
  'empty-private': ['private:\nalert: x', { path: ['private'], at: 'key', actual: null }],
  hours: ['hours: [now]', { code: 'bad-hours', path: ['hours', 0], actual: ['now'] }],
  'missing-field': [
    'phones: [{ type: voice }]',
    { path: ['phones', 0, 'number'], at: 'key', actual: undefined, expected: 'phone' },
  ],
  'missing-space': [
    'phones: [number:0117 496 0123]',
    { code: 'wrong-type', path: ['phones', 0], actual: 'number:0117 496 0123' },
  ],
  'not-a-choice': ['phones: [{ number: 0117 496 0123, type: bell }]', { actual: 'bell' }],
  'private-in-text': [
    'description: |\n  Tea.\n  private:\n    Ask Ann.\n',
    { path: ['description'], actual: 'Tea.\nprivate:\n  Ask Ann.\n' },
  ],
  'private-switch': [
    'private: true',
    { code: 'empty-private', path: ['private'], at: 'key', actual: 'true' },
  ],
  'too-large': ['minimum_age: 200', { code: 'out-of-range', actual: 200 }],
  'too-small': ['minimum_age: -1', { code: 'out-of-range', actual: -1 }],
  'unknown-field': [
    'alert: x\nwarden: Ann',
    {
      path: ['warden'],
      at: 'key',
      actual: 'Ann',
      expected: 'service',
      above: 'alert',
      object: {
        name: 'Lunch',
        status: 'active',
        organization: 'oak',
        alert: 'x',
        warden: 'Ann',
      },
    },
  ],
  'unpublishable-character': ['alert: "a\\u0007"', { code: 'wrong-format', actual: 'a\u0007' }],
  'wrong-format': ['url: example', { path: ['url'], actual: 'example' }],
  'wrong-pattern': [
    'phones: [none]',
    { code: 'wrong-format', path: ['phones', 0, 'number'], actual: 'none' },
  ],
  'wrong-type': ['minimum_age: x', { path: ['minimum_age'], actual: 'x' }],
}

describe('shaping', () => {
  it.each(Object.entries(CASES))('reports %s as data', (kind, [lines, issue]) => {
    const issues = issuesOf(lines)
    expect(issues.map(plain)).toEqual([expect.objectContaining({ kind, code: kind, ...issue })])
  })

  it('reports nothing about a valid record', () => {
    expect(issuesOf('phones: [0117 496 0123]\nhours: [Tue 10:00-12:00]')).toEqual([])
  })

  it('reports each value once', () => {
    expect(issuesOf('schedules: [{ interval: 0.5 }, x]').map(({ path }) => path)).toEqual([
      ['schedules', 0, 'interval'],
      ['schedules', 1],
    ])
  })
})
