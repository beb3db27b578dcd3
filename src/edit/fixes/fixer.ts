import { type Node, isMap } from 'yaml'
import { entityNames } from '../../hsds/entities.ts'
import type { Country } from '../../places/postcode.ts'
import { SLUG } from '../../record/schema/formats.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import { removedSchema } from '../../record/schema/removed.ts'
import { type Schema, refOf } from '../../record/schema/schema.ts'
import { type Folder, kinds } from '../../record/schema/written.ts'
import { settingsSchema } from '../../record/settings/settings-schema.ts'
import { readDocument } from '../../record/yaml/read-document.ts'
import { createPositionAt } from '../../text/position.ts'
import { visitFields } from './fields.ts'
import type { Fix } from './fix.ts'
import { type ParseHours, findHoursFixes } from './hours.ts'
import { findMissingIds } from './missing-ids.ts'
import { fixSpelling } from './spelling.ts'

export interface FixerOptions {
  /** The namespace of derived ids. Without it no id is added. */
  readonly namespace?: string
  readonly countries?: readonly Country[]
  /** Without it `hours` stay as they are. */
  readonly parseHours?: ParseHours
}

/** Finds the fixes of one file. Its text must be YAML. */
export type Fixer = (file: string, text: string) => readonly Fix[]

/** Creates a fixer for the records of one directory. */
export function createFixer({ namespace, countries = ['GB'], parseHours }: FixerOptions): Fixer {
  const schemas = allSchemas()
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
        const fix = fixSpelling(field, text, countries)
        if (fix) fixes.push({ ...fix, line: lineOf(field.node) })
      },
      mapping(mapping) {
        if (parseHours) fixes.push(...findHoursFixes(mapping, { parseHours, lineOf, text }))
      },
    })
    return fixes.toSorted((a, b) => a.line - b.line)
  }
}

/** The schema of every entity by its reference, and of other files by their names. */
const allSchemas = (): ReadonlyMap<string, Schema> =>
  new Map([
    ...entityNames.map((entity): [string, Schema] => [refOf(entity), recordSchema(entity)]),
    ['directory.yaml', settingsSchema],
    ['removed.yaml', removedSchema],
  ])
