import type { Diagnostic, Place, Reported } from '../../diagnostics/diagnostic.ts'
import { entities } from '../../hsds/entities.ts'
import { steerless } from '../../text/quote.ts'
import { EXACT, WITHHELD } from '../schema/sensitive-fields.ts'
import { valuesOf } from './hidden-fields.ts'
import { hide, mask } from '../../privacy/mask.ts'
import { type Span, matchesOf } from '../../privacy/span.ts'
import { toPattern } from '../../privacy/text-pattern.ts'

/** Files of a content folder as they may be shown in messages about them. */
export interface Shown {
  /** The text of a file, as long as it is written; nothing for a file that is not there. */
  readonly text: (file: string) => string | undefined
  /** The line that a place is in, in the same way; nothing for a place that is nowhere. */
  readonly line: (place: Pick<Place, 'file' | 'line'>) => string | undefined
  /** What is said about a place, or about nothing in particular, without what may not be shown. */
  readonly words: (words: string, place: Pick<Place, 'file' | 'line'>) => string
  /** Whether there is more to hide in a part of a file than `mask` does. */
  readonly hides: (file: string, part: Span) => boolean
  /** A diagnostic, without what may not be shown. */
  readonly diagnostic: <D extends Diagnostic | Reported>(diagnostic: D) => D
}

interface Source {
  readonly file: string
  readonly text: string
}

/** A line as it is written and as it may be shown, and whether `mask` alone makes the one of the other. */
interface Line {
  readonly written: string
  readonly shown: string
  readonly isMasked: boolean
}

/**
 * Decides what a log may show of the records: nothing private, no field that directory.yaml keeps private, no exact
 * address of a confidential place in whatever file, and of keys, passwords and personal details what `mask` leaves.
 */
export function createShown(sources: readonly Source[]): Shown {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const fields = ['private', ...privateFields(texts.get('directory.yaml'))]
  let exact: readonly RegExp[] | undefined
  const shownTexts = new Map<string, string>()
  const known = new Map<string, Line>()
  const lines = new Map<string, Record<'written' | 'shown', readonly string[]>>()

  function toShown(file: string, text: string): string {
    const own = isConfidential(text) ? [...fields, ...WHERE] : fields
    return hide(mask(text), [...valuesOf(text, own), ...found(text)])
  }

  function found(text: string): Span[] {
    exact ??= exactParts(sources)
    return exact.flatMap((part) => [...matchesOf(text, part)])
  }

  function textOf(file: string): string | undefined {
    const text = texts.get(file)
    if (text === undefined) return undefined
    const shown = shownTexts.get(file) ?? toShown(file, text)
    shownTexts.set(file, shown)
    return shown
  }

  /** The lines of a file as they are written, and as they may be shown; there may be thousands to show. */
  function linesIn(file: string) {
    const split = (text: string | undefined) => text?.split('\n') ?? []
    const all = lines.get(file) ?? { written: split(texts.get(file)), shown: split(textOf(file)) }
    lines.set(file, all)
    return all
  }

  /** A line, and whether no more of it is hidden than of any text; it may be a long one, with thousands of places. */
  function lineOf({ file, line = 1 }: Pick<Place, 'file' | 'line'>): Line {
    const key = `${line} ${file}`
    const before = known.get(key)
    if (before) return before
    const [written = '', shown = ''] = [linesIn(file).written, linesIn(file).shown].map(
      (all) => all[line - 1],
    )
    const one = { written, shown, isMasked: shown === mask(written) }
    known.set(key, one)
    return one
  }

  /** Words in quotation marks may be some of the line that are not shown there. */
  function words(said: string, { file, line = 1 }: Pick<Place, 'file' | 'line'>): string {
    const masked = mask(hide(said, found(said)))
    const { written, shown, isMasked } = lineOf({ file, line })
    if (written === shown) return masked
    if (written.includes('`')) return withoutValues(masked, { written, shown, isMasked })
    return inQuotes(masked, (quoted) =>
      isHidden(quoted, written, shown) ? hide(quoted, [{ start: 0, end: quoted.length }]) : quoted,
    )
  }

  return {
    text: textOf,
    line: ({ file, line = 0 }) => linesIn(file).shown[line - 1]?.replace(/\r$/, ''),
    words,
    hides: (file, { start, end }) =>
      textOf(file)?.slice(start, end) !== mask(texts.get(file) ?? '').slice(start, end),
    diagnostic(diagnostic) {
      const { message, hint, place } = diagnostic
      const path = place.path.map((step) => (typeof step === 'string' ? mask(step) : step))
      return {
        ...diagnostic,
        message: words(message, place),
        ...(hint && { hint: withoutValues(words(hint, place), lineOf(place)) }),
        place: { ...place, path },
      }
    },
  }
}

/**
 * A hint may spell a value anew, so that it is no longer the one that is hidden: about a line on which something is
 * private it can name fields only.
 */
function withoutValues(hint: string, { written, shown, isMasked }: Line): string {
  if (isMasked) return hint
  const change = (quoted: string) => {
    const [name] = /^(?:- )?[a-z_]+:?(?: |$)/.exec(quoted) ?? ['']
    const isSafe = shown.includes(quoted) || name === quoted
    return isSafe ? quoted : hide(quoted, [{ start: name.length, end: quoted.length }])
  }
  return inQuotes(hint, change, written.includes('`') ? FIRST_TO_LAST : EACH)
}

const EACH = /`([^`]+)`/g
/** Where a value has such a mark in it as well, nobody can say which of them belong together. */
const FIRST_TO_LAST = /`(.+)`/gs

/** Changes what stands between marks of quotation, but for signs alone, which tell nothing. */
const inQuotes = (words: string, change: (quoted: string) => string, quotations = EACH) =>
  words.replace(quotations, (whole, quoted: string) =>
    /[\p{L}\p{N}]/u.test(quoted) ? `\`${change(quoted)}\`` : whole,
  )

/** Whether some words of a line, which may be cut short, are not shown in it. */
function isHidden(quoted: string, written: string, shown: string): boolean {
  const start = quoted.replace(/…$/, '')
  return steerless(written).includes(start) && !steerless(shown).includes(start)
}

/** The names of fields that directory.yaml keeps private, and their short forms, whether or not it can be read. */
function privateFields(settings = ''): string[] {
  const names = [...settings.matchAll(/\b([a-z_]+)\.(\w+)\b/gi)].flatMap(([name]) => {
    const [entity = '', field = ''] = name.toLowerCase().split('.')
    return Object.hasOwn(entities, entity)
      ? [field, ...(SHORT.get(field) ?? SHORT.get(entity) ?? [])]
      : []
  })
  return [...WITHHELD.map((name) => name.slice(name.indexOf('.') + 1)), ...names]
}

/** What is written in place of a field, or of a whole group of them. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map([
  ['attributes', ['taxonomy_terms']],
  ['number', ['phones']],
  ['schedule', ['hours']],
  ['schedules', ['hours']],
])

/** Fields that tell where a place is. */
const WHERE = EXACT.map(({ field }) => field)

/** Whether somebody wrote that a place is confidential, and be it in a way that nobody understands. */
const isConfidential = (text: string) =>
  /(?:^|[\n\r[{,])[ \t-]*["']?confid\w*["']?[ \t]*[:=](?![ \t]*["']?(?:false|no|n|off|0)\b)/i.test(
    text,
  )

/** The values of such fields in files with a confidential place, wherever they may be repeated. */
function exactParts(sources: readonly Source[]): RegExp[] {
  const parts = sources
    .filter(({ text }) => isConfidential(text))
    .flatMap(({ text }) =>
      [...valuesOf(text, WHERE)].map(({ start, end }) =>
        text
          .slice(start, end)
          .replace(/\s#[^\n]*/g, '')
          .trim()
          .replace(/^["']|["']$/g, ''),
      ),
    )
  return [...new Set(parts)]
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .map((part) => toPattern(part))
}

/** Anything shorter is too common to be known again in another file. */
const SHORTEST = 5
/** Nobody repeats anything longer; it is most of a file with a wrong indentation, and hidden there. */
const LONGEST = 1000
