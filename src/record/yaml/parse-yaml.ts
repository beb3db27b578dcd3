import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { nestsDeeper } from '../../text/nests-deeper.ts'
import { positionAt } from '../../text/position.ts'
import { readFast } from './fast/read-fast.ts'
import { type Finding, tooDeep, tooManyAliases } from './finding.ts'
import { type Raw, type RawObject, isRawObject } from './raw.ts'
import { MAX_DEPTH, readDocument } from './read-document.ts'
import { MAX_ALIASES } from './slips/file/too-many-aliases.ts'
import { findSlip } from './slips/find-slip.ts'

export interface ParsedYaml {
  /** Absent when there is a diagnostic. */
  readonly value?: Raw
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads one file of YAML 1.2 (https://yaml.org/spec/1.2.2/) without guessing types: `10:00`, `NO` and `1E5` stay text.
 * Never throws. Reports at most one problem, because what follows the first is mostly its consequence.
 */
export function parseYaml(file: string, text: string): ParsedYaml {
  const value = readFast(text)
  return value === undefined ? parseWithLibrary(file, text) : { value, diagnostics: [] }
}

/** The fields of one file; undefined where it cannot be read, or has none. */
export function fieldsIn(text: string): RawObject | undefined {
  const { value } = parseYaml('', text)
  return isRawObject(value) ? value : undefined
}

/** Does what `parseYaml` does, without the fast reader. */
export function parseWithLibrary(file: string, text: string): ParsedYaml {
  const result = readWithLibrary(text)
  if ('value' in result) return { value: result.value, diagnostics: [] }
  const { problem, offset } = result
  const place: Place = { file, path: [], ...positionAt(text, Math.min(offset, text.length)) }
  return { diagnostics: [{ ...problem, place }] }
}

function readWithLibrary(text: string): { readonly value: Raw } | Finding {
  const { document, deep } = readDocument(text)
  if (!document) return { problem: tooDeep, offset: deep }
  const slip = findSlip(document, text)
  if (slip) return slip
  try {
    const value = document.toJS({ maxAliasCount: MAX_ALIASES }) as Raw
    return nestsDeeper(value, MAX_DEPTH) ? { problem: tooDeep, offset: 0 } : { value }
  } catch {
    return { problem: tooManyAliases, offset: 0 }
  }
}
