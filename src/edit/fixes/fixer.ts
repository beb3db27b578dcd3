import { type Node, isMap, isScalar } from 'yaml'
import { type EntityName, entities } from '../../hsds/entities.ts'
import { SLUG } from '../../record/schema/formats.ts'
import type { Country } from '../../places/postcode.ts'
import { removedSchema } from '../../record/schema/removed.ts'
import { type Schema, refOf } from '../../record/schema/schema.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import { settingsSchema } from '../../record/settings/settings-schema.ts'
import { type Folder, kinds } from '../../record/schema/written.ts'
import { readDocument } from '../../record/yaml/read-document.ts'
import { createPositionAt } from '../../text/position.ts'
import { type Field, visitFields } from './fields.ts'
import { pairOf } from '../find-node.ts'
import { type ParseHours, findHoursFixes } from './hours.ts'
import { findMissingIds } from './missing-ids.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import { shown } from './excerpt.ts'
import type { Fix } from './fix.ts'

export interface FixerOptions {
  /** On which derived ids hang; without it none are written down. */
  readonly namespace?: string
  readonly countries?: readonly Country[]
  /** Reads opening hours in words; without it they are left alone. */
  readonly parseHours?: ParseHours
}

/** Finds what can be put right in the text of a record without asking anybody. */
export type Fixer = (file: string, text: string) => readonly Fix[]

/** A fixer for the records of one directory. The text must be YAML. */
export function createFixer({ namespace, countries = ['GB'], parseHours }: FixerOptions): Fixer {
  const schemas = new Map<string, Schema>([
    ...(Object.keys(entities) as EntityName[]).map(
      (entity) => [refOf(entity), recordSchema(entity)] as const,
    ),
    ['directory.yaml', settingsSchema],
    ['removed.yaml', removedSchema],
  ])
  const resolve = (ref: string) => schemas.get(ref) ?? {}
  return (file, text) => {
    const [folder = '', name = ''] = file.split('/')
    const kind = Object.hasOwn(kinds, folder) ? kinds[folder as Folder] : undefined
    const schema = schemas.get(kind ? refOf(kind) : file)
    const root = readDocument(text).document?.contents as Node | null | undefined
    if (!schema || !isMap(root)) return []
    const positionAt = createPositionAt(text)
    const lineOf = (node: Node | null | undefined) => positionAt(node?.range?.[0] ?? 0).line
    const fixes: Fix[] = []
    const slug = name.replace(/\.yaml$/, '')
    if (kind && namespace !== undefined && SLUG.test(slug))
      fixes.push(...findMissingIds(root, { kind, slug, namespace, lineOf }))
    visitFields(root, schema, {
      resolve,
      field(field) {
        const fix = fixValue(field, text, countries)
        if (fix) fixes.push({ ...fix, line: lineOf(field.node) })
      },
      group(group) {
        if (parseHours) fixes.push(...findHoursFixes(group, { parseHours, lineOf, text }))
      },
    })
    return fixes.toSorted((a, b) => a.line - b.line)
  }
}

/** A value on one line in its usual spelling. Block texts and long ones are the business of whoever wrote them. */
function fixValue(
  { node, path, field, schema, parent }: Field,
  source: string,
  countries: readonly Country[],
): Omit<Fix, 'line'> | undefined {
  const before = node.value as string
  const [start = 0, end = 0] = node.range ?? []
  if (source.slice(start, end).includes('\n')) return undefined
  const beside = (name: string) => {
    const value = isMap(parent) ? pairOf(parent as never, name)?.value : undefined
    return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
  }
  const after = normaliseValue({ text: before, schema, beside }, countries)
  if (after === before) return undefined
  const says =
    after === before.trim()
      ? `\`${field}\` loses the blanks around ${shown(after)}`
      : `\`${field}\` ${shown(before)} becomes ${shown(after)}`
  return { edits: [{ path, value: after }], says, shows: { field, start, end } }
}
