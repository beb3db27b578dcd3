import type { Diagnostic, Place, Reported } from '../../diagnostics/diagnostic.ts'
import { mask } from '../../privacy/mask.ts'
import type { Span } from '../../privacy/span.ts'
import { createFileRedactor } from './redact-file.ts'
import { type RedactedLine, redactHint, redactMessage } from './redact-quotations.ts'

type Line = Pick<Place, 'file' | 'line'>

/** Redacts logs about the files of a content folder. */
export interface Redactor {
  /** The redacted line of a place; nothing when there is no such line. */
  readonly line: (place: Line) => string | undefined
  /** Redacts a message about a place. */
  readonly message: (message: string, place: Line) => string
  readonly diagnostic: <D extends Diagnostic | Reported>(diagnostic: D) => D
  /** Whether more is hidden in a part of a file than `mask` hides. */
  readonly isRedacted: (file: string, part: Span) => boolean
}

export function createRedactor(
  sources: readonly { readonly file: string; readonly text: string }[],
): Redactor {
  const { redactFile, hideAddresses } = createFileRedactor(sources)
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const redactedFiles = new Map<string, RedactedFile>()
  const lines = new Map<string, RedactedLine>()

  /** A file may have thousands of diagnostics, so it is redacted and split into lines once. */
  function fileOf(file: string): RedactedFile {
    const cached = redactedFiles.get(file)
    if (cached) return cached
    const text = texts.get(file)
    const made = text === undefined ? NO_FILE : toRedactedFile(text, redactFile(text))
    redactedFiles.set(file, made)
    return made
  }

  /** A line may be long and have thousands of diagnostics, so it is masked once. */
  function lineOf({ file, line = 1 }: Line): RedactedLine {
    const key = `${line} ${file}`
    const cached = lines.get(key)
    if (cached) return cached
    const { writtenLines, redactedLines } = fileOf(file)
    const [written = '', redacted = ''] = [writtenLines[line - 1], redactedLines[line - 1]]
    const made = { written, redacted, isMasked: redacted === mask(written) }
    lines.set(key, made)
    return made
  }

  const message = (text: string, place: Line) =>
    redactMessage(mask(hideAddresses(text)), lineOf(place))

  return {
    line: ({ file, line = 0 }) => fileOf(file).redactedLines[line - 1]?.replace(/\r$/, ''),
    message,
    diagnostic(diagnostic) {
      const { message: text, hint, place } = diagnostic
      const path = place.path.map((step) => (typeof step === 'string' ? mask(step) : step))
      return {
        ...diagnostic,
        message: message(text, place),
        ...(hint && { hint: redactHint(message(hint, place), lineOf(place)) }),
        place: { ...place, path },
      }
    },
    isRedacted(file, { start, end }) {
      const { written, redacted } = fileOf(file)
      return !texts.has(file) || redacted.slice(start, end) !== mask(written).slice(start, end)
    },
  }
}

interface RedactedFile {
  readonly written: string
  readonly redacted: string
  readonly writtenLines: readonly string[]
  readonly redactedLines: readonly string[]
}

const toRedactedFile = (written: string, redacted: string): RedactedFile => ({
  written,
  redacted,
  writtenLines: written.split('\n'),
  redactedLines: redacted.split('\n'),
})

const NO_FILE: RedactedFile = { written: '', redacted: '', writtenLines: [], redactedLines: [] }
