import type { Diagnostic, Place, Reported } from '../../diagnostics/diagnostic.ts'
import { mask } from '../../privacy/mask.ts'
import type { Span } from '../../privacy/span.ts'
import { fixedPart } from './fixed-part.ts'
import { type Source, createFileRedactor } from './redact-file.ts'

/** Redacts logs about the files of a content folder. */
export interface Redactor {
  /** The redacted line of a place; nothing when there is no such line. */
  readonly line: (place: Pick<Place, 'file' | 'line'>) => string | undefined
  /** Redacts a text about public values. */
  readonly message: (message: string) => string
  readonly diagnostic: <D extends Diagnostic | Reported>(diagnostic: D) => D
  /** Whether more is hidden in a part of a file than `mask` hides. */
  readonly isRedacted: (file: string, part: Span) => boolean
}

export function createRedactor(sources: readonly Source[]): Redactor {
  const { redactFile, isHiddenAt, hideAddresses } = createFileRedactor(sources)
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const redactedFiles = new Map<string, { text: string; lines: readonly string[] }>()

  /** A file may have thousands of diagnostics, so it is redacted and split into lines once. */
  function redacted(source: Source) {
    const cached = redactedFiles.get(source.file)
    if (cached) return cached
    const text = redactFile(source)
    const made = { text, lines: text.split('\n') }
    redactedFiles.set(source.file, made)
    return made
  }

  const message = (text: string) => mask(hideAddresses(text))

  return {
    line({ file, line = 0 }) {
      const source = byFile.get(file)
      return source && redacted(source).lines[line - 1]?.replace(/\r$/, '')
    },
    message,
    diagnostic(diagnostic) {
      const { message: text, hint, place } = diagnostic
      const isHidden = isHiddenAt(byFile.get(place.file), place)
      const redact = (words: string) => message(isHidden ? fixedPart(words) : words)
      const path = place.path.map((step) => (typeof step === 'string' ? mask(step) : step))
      return {
        ...diagnostic,
        message: redact(text),
        ...(hint && { hint: redact(hint) }),
        place: { ...place, path },
      }
    },
    isRedacted(file, { start, end }) {
      const source = byFile.get(file)
      return (
        !source || redacted(source).text.slice(start, end) !== mask(source.text).slice(start, end)
      )
    },
  }
}
