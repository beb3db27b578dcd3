import { expect } from 'vitest'
import { stringify } from 'yaml'
import { createRecordParser } from '../../src/record/parse.ts'
import type { RecordKind } from '../../src/record/schema/written.ts'
import { type WrittenSettings, completeSettings } from '../../src/record/settings/settings.ts'

/** A valid service. */
export const SERVICE = { name: 'Lunch', status: 'active', organization: 'acorn-trust' }

/** Parses a record, which is YAML or will be. */
export const parse = (
  kind: RecordKind,
  record: object | string,
  settings: Partial<WrittenSettings> = {},
) =>
  createRecordParser(completeSettings({ title: 'T', ...settings })).parseRecord(
    kind,
    'a',
    'a.yaml',
    typeof record === 'string' ? record : stringify(record, { aliasDuplicateObjects: false }),
  )

/** The value of a valid record. */
export function valueOf(...args: Parameters<typeof parse>): Record<string, unknown> {
  const { value, diagnostics } = parse(...args)
  expect(diagnostics).toEqual([])
  return value?.value as unknown as Record<string, unknown>
}

/** The code and the path of each diagnostic. */
export const found = (...args: Parameters<typeof parse>) =>
  parse(...args).diagnostics.map(({ code, place }) => `${code} ${place.path.join('.')}`)
