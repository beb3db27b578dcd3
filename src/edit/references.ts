import { type Node, isMap } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Referable } from '../record/schema/own-field.ts'
import type { RecordKind } from '../record/schema/written.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../record/yaml/raw.ts'
import { readDocument } from '../record/yaml/read-document.ts'
import { createPositionAt } from '../text/position.ts'
import { EditError } from './edit.ts'
import { withEdits } from './with-edits.ts'
import { visitFields } from './fixes/fields.ts'
import { type RecordSchemas, slugOf } from './record-schemas.ts'

/** A text in a record that names another record. */
export interface RecordReference {
  readonly file: string
  readonly path: Path
  /** From 1. */
  readonly line: number
  readonly written: string
}

/** A record that others refer to. */
export interface Target {
  readonly kind: RecordKind
  readonly file: string
  readonly id: string
}

const REFERS: Readonly<Partial<Record<RecordKind, Referable>>> = {
  organization: 'organization',
  location: 'location',
  taxonomy: 'term',
}

/** The references to a record in one file. References to terms of a taxonomy count if they name it: `needs/food`. */
export function findReferences(
  source: { readonly file: string; readonly text: string },
  target: Target,
  schemas: RecordSchemas,
): readonly RecordReference[] {
  const refers = REFERS[target.kind]
  const slug = slugOf(target.file)
  if (!refers || !mentions(source.text, [slug, target.id])) return []
  return referencesIn(source, schemas).filter(({ refers: what, written }) => {
    const name = written.toLowerCase()
    if (what !== refers) return false
    return target.kind === 'taxonomy'
      ? name.startsWith(`${slug}/`)
      : [slug, target.id].includes(name)
  })
}

/** Every reference in one file, with what it refers to. */
export function referencesIn(
  { file, text }: { readonly file: string; readonly text: string },
  schemas: RecordSchemas,
): readonly (RecordReference & { readonly refers: Referable })[] {
  const schema = schemas.of(file)
  const root = schema && (readDocument(text).document?.contents as Node | null | undefined)
  if (!schema || !isMap(root)) return []
  const positionAt = createPositionAt(text)
  const found: (RecordReference & { readonly refers: Referable })[] = []
  visitFields(root as Node, schema, {
    resolve: schemas.resolve,
    field({ schema: { refers }, node, path }) {
      if (!refers) return
      const { line } = positionAt(node.range?.[0] ?? 0)
      found.push({ file, path, written: String(node.value).trim(), line, refers })
    },
  })
  return found
}

type Mutable = string | null | Mutable[] | { [key: string]: Mutable }

/**
 * The text of a file in which references have another text, or are deleted where there is none. A reference that would
 * then be in a list twice is deleted.
 */
export function replaceReferences(
  text: string,
  references: readonly RecordReference[],
  replacement: (reference: RecordReference) => string | undefined,
): string {
  const value = JSON.parse(JSON.stringify(parseYaml('', text).value ?? null)) as Mutable
  // From the end, so that deleting an entry does not move the others.
  for (const reference of references.toReversed()) {
    const { path } = reference
    const parent = at(value, path.slice(0, -1))
    const step = path.at(-1) as string
    const next = replacement(reference)
    if (!Array.isArray(parent)) {
      if (next === undefined) delete (parent as { [key: string]: Mutable })[step]
      else (parent as { [key: string]: Mutable })[step] = next
      continue
    }
    if (next !== undefined && !parent.some((entry) => names(entry, next))) {
      parent[Number(step)] = next
      continue
    }
    parent.splice(Number(step), 1)
    const owner = at(value, path.slice(0, -2))
    if (parent.length === 0 && !Array.isArray(owner))
      delete (owner as { [key: string]: Mutable })[path.at(-2) as string]
  }
  const result = withEdits(text, value as Raw)
  if ('refusal' in result) throw new EditError(result.refusal)
  return result.text
}

const at = (root: Mutable, path: Path): Mutable =>
  path.reduce<Mutable>(
    (value, step) => (value as { [key: string]: Mutable })[step] as Mutable,
    root,
  )

/** Whether an entry of a list refers to a record, as text or in its long form. */
const names = (entry: Mutable, name: string): boolean =>
  entry === name || (isRawObject(entry) && entry.location === name)

const mentions = (text: string, names: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  return names.some((name) => lower.includes(name))
}
