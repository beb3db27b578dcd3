import type { SourceFile } from '../../content/source-file.ts'
import { recordId } from '../../directory/ids.ts'
import { kindOf, slugOf } from '../../edit/record-schemas.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { REMOVED_FILE } from '../../record/schema/removed.ts'
import type { Known } from '../convert/names.ts'
import { fold } from '../model/fold.ts'
import { flatten } from '../../match/memory/merge-record.ts'
import { type Remembered, isOnlyRefused } from '../../match/memory/remembered.ts'

/** A record of the content folder. */
export interface Existing {
  readonly kind: RecordKind
  readonly slug: string
  readonly file: string
  readonly text: string
  readonly value: RawObject
}

export interface ContentIndex {
  /** By id. */
  readonly records: ReadonlyMap<string, Existing>
  readonly known: Known
}

/** Indexes the records of a content folder by id, as far as they can be read. */
export function indexContent(
  sources: readonly SourceFile[],
  namespace: string,
  imported: ReadonlyMap<string, Remembered>,
): ContentIndex {
  const records = new Map<string, Existing>()
  const slugs = new Map<RecordKind, Set<string>>()
  const terms = new Set<string>()
  const termsByName = new Map<string, string>()
  const importedTerms = new Map<string, string>()
  const replaced = new Map([...imported].flatMap(([id, { into }]) => (into ? [[id, into]] : [])))
  for (const { file, text } of sources) {
    const kind = kindOf(file)
    if (!kind && file !== REMOVED_FILE) continue
    const { value } = parseYaml(file, text)
    if (!isRawObject(value)) continue
    if (!kind) {
      for (const entry of listIn(value.removed))
        if (typeof entry.id === 'string' && typeof entry.replaced_by === 'string')
          replaced.set(entry.id.trim().toLowerCase(), entry.replaced_by.trim().toLowerCase())
      continue
    }
    const slug = slugOf(file)
    const used = slugs.get(kind) ?? new Set<string>()
    slugs.set(kind, used.add(slug))
    const written = typeof value.id === 'string' ? value.id.trim().toLowerCase() : ''
    const id = written || recordId(namespace, kind, slug)
    if (!records.has(id)) records.set(id, { kind, slug, file, text, value })
    if (kind === 'taxonomy' && imported.has(id))
      for (const term of flatten(value.terms)) importedTerms.set(String(term.id), String(term.slug))
    else if (kind === 'taxonomy')
      for (const { slug: term, name } of flatten(value.terms)) {
        if (typeof term !== 'string') continue
        terms.add(term)
        for (const key of [fold(String(name)), `${fold(String(value.name))}/${fold(String(name))}`])
          termsByName.set(key, termsByName.has(key) && !key.includes('/') ? '' : `${slug}/${term}`)
      }
  }
  const find = (id: string): Existing | undefined => records.get(id)
  return {
    records,
    known: {
      slugOf: (kind, id) => {
        const found = find(id)
        return found?.kind === kind ? found.slug : undefined
      },
      importedAs: (id) => {
        const one = imported.get(id)
        return one && !isOnlyRefused(one) && !one.isUndone ? one.slug : undefined
      },
      replacedBy: (id) => replacementOf(id, replaced),
      taken: (kind) => slugs.get(kind) ?? [],
      terms,
      importedTerms,
      // A name of two taxonomies is of neither.
      termsByName: new Map([...termsByName].filter(([, reference]) => reference !== '')),
    },
  }
}

/** Follows replacements to the last one. */
function replacementOf(id: string, replaced: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>()
  let at = id
  while (replaced.has(at) && !seen.has(at)) {
    seen.add(at)
    at = replaced.get(at)!
  }
  return at === id ? undefined : at
}

const listIn = (raw: Raw | undefined): readonly RawObject[] =>
  Array.isArray(raw) ? (raw as readonly Raw[]).filter(isRawObject) : []
