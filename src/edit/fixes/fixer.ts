import { type Country, DEFAULT_COUNTRIES } from '../../countries/countries.ts'
import { type Node, isMap } from 'yaml'
import { SLUG } from '../../record/schema/formats.ts'
import { refOf } from '../../record/schema/schema.ts'
import { readDocument } from '../../record/yaml/read-document.ts'
import { createPositionAt } from '../../text/position.ts'
import { createRecordSchemas, kindOf, slugOf } from '../record-schemas.ts'
import { visitFields } from './fields.ts'
import type { Fix } from './fix.ts'
import { findHoursFixes } from './hours.ts'
import { findMissingIds } from './missing-ids.ts'
import { fixSpelling } from './spelling.ts'

export interface FixerOptions {
  /** The namespace of derived ids. Without it no id is added. */
  readonly namespace?: string
  readonly countries?: readonly Country[]
  /** True when `schedules` that can be said in words become `hours`. */
  readonly hours?: boolean
}

/** Finds the fixes of one file. Its text must be YAML. */
export type Fixer = (file: string, text: string) => readonly Fix[]

/** Creates a fixer for the records of one directory. */
export function createFixer({
  namespace,
  countries = DEFAULT_COUNTRIES,
  hours = false,
}: FixerOptions): Fixer {
  const schemas = createRecordSchemas()
  const schedule = schemas.resolve(refOf('schedule'))
  return (file, text) => {
    const kind = kindOf(file)
    const schema = schemas.of(file)
    const root = readDocument(text).document?.contents as Node | null | undefined
    if (!schema || !isMap(root)) return []
    const positionAt = createPositionAt(text)
    const lineOf = (node: Node | null | undefined) => positionAt(node?.range?.[0] ?? 0).line
    const fixes: Fix[] = []
    const hoursFixes: Fix[] = []
    const slug = slugOf(file)
    if (kind && namespace !== undefined && SLUG.test(slug))
      fixes.push(...findMissingIds(root, { kind, slug, namespace, lineOf }))
    visitFields(root, schema, {
      resolve: schemas.resolve,
      field(field) {
        const fix = fixSpelling(field, { source: text, countries, resolve: schemas.resolve })
        if (fix) fixes.push({ ...fix, line: lineOf(field.node) })
      },
      mapping(mapping) {
        // directory.yaml and removed.yaml have none, and their objects are not of the standard.
        if (hours && kind)
          hoursFixes.push(...findHoursFixes(mapping, { lineOf, schedule, countries }))
      },
    })
    // A schedule that becomes `hours` is written anew, in the usual spelling.
    const replaced = hoursFixes.flatMap(({ edits }) => edits.map(({ path }) => path.join('\0')))
    const others = fixes.filter(({ edits }) =>
      edits.every(
        ({ path }) => !replaced.some((start) => path.join('\0').startsWith(`${start}\0`)),
      ),
    )
    return [...others, ...hoursFixes].toSorted((a, b) => a.line - b.line)
  }
}
