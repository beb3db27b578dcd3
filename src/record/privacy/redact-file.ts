import { type Pair, isNode, isScalar, isSeq, visit } from 'yaml'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { plainLetters } from '../../privacy/key-form.ts'
import { hide, mask } from '../../privacy/mask.ts'
import { type Span, matchesOf } from '../../privacy/span.ts'
import { toPattern } from '../../privacy/text-pattern.ts'
import { memoise } from '../../text/memoise.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { readDocument } from '../yaml/read-document.ts'
import { createIsHidden, exactTexts, isAddress, isConfidential, isExact } from './hidden-fields.ts'

export interface FileRedactor {
  /** Redacts the text of a file, and keeps its length. Of a file that cannot be parsed it hides what `mask` hides. */
  readonly redactFile: (source: Source) => string
  /** Whether a place in a file has a value that is not for the public. */
  readonly isHiddenAt: (source: Source | undefined, place: Place) => boolean
  /** Hides the exact addresses of confidential places in any text. */
  readonly hideAddresses: (text: string) => string
}

export interface Source {
  readonly file: string
  readonly text: string
}

/**
 * Redacts what a log must not show: private blocks, fields that directory.yaml keeps private, exact addresses of
 * confidential places in any file, and what `mask` hides of keys, passwords and personal details. What a value is, only the
 * parser says.
 */
export function createFileRedactor(sources: readonly Source[]): FileRedactor {
  const isHidden = createIsHidden(sources)
  let addresses: readonly RegExp[] | undefined

  function addressesIn(text: string): Span[] {
    addresses ??= addressPatterns(sources)
    return addresses.flatMap((pattern) => [...matchesOf(text, pattern)])
  }

  return {
    redactFile(source) {
      const isConfidential = isConfidentialFile(source)
      const spans = hiddenSpans(source.text, { isHidden, isConfidential })
      return hide(mask(source.text), [...spans, ...addressesIn(source.text)])
    },
    isHiddenAt(source, { path, at }) {
      const names = path.filter((step) => typeof step === 'string')
      const owners = at === 'key' ? names.slice(0, -1) : names
      if (owners.some(isHidden)) return true
      const isPlace = owners.some(isExact) || (at !== 'key' && isAddress(names.at(-1) ?? ''))
      return isPlace && source !== undefined && isConfidentialFile(source)
    },
    hideAddresses: (text) => hide(text, addressesIn(text)),
  }
}

const isConfidentialFile = memoise((source: Source) => isConfidential(placeIn(source)))

/** The value of a file that may be a confidential place. */
const placeIn = ({ text }: Source) =>
  /confid/i.test(plainLetters(text)) ? parseYaml('', text).value : undefined

/** The values of the hidden fields of a file, with the comments before them. */
function hiddenSpans(
  text: string,
  { isHidden, isConfidential }: { isHidden: (name: string) => boolean; isConfidential: boolean },
): readonly Span[] {
  if (parseYaml('', text).value === undefined) return []
  const spans: Span[] = []
  visit(readDocument(text).document ?? null, {
    Pair(_, { key, value }: Pair) {
      if (!isScalar(key) || !key.range) return undefined
      const name = String(key.value)
      if (isHidden(name) || (isConfidential && isExact(name))) {
        const colon = text.indexOf(':', key.range[1])
        spans.push({ start: colon + 1, end: rangeOf(value)?.[2] ?? colon + 1 })
        return visit.SKIP
      }
      if (isConfidential && isAddress(name)) spans.push(...scalarsIn(value))
      return undefined
    },
  })
  return spans
}

const rangeOf = (node: unknown) => (isNode(node) ? node.range : undefined)

/** An address that is a text, or a list of texts. */
const scalarsIn = (node: unknown): Span[] =>
  (isSeq(node) ? node.items : [node]).filter(isScalar).flatMap(({ range }) => {
    const [start, end] = range ?? [0, 0]
    return [{ start, end }]
  })

/** Patterns of the values that must not be shown in any file: those of the address fields of confidential places. */
const addressPatterns = (sources: readonly Source[]): RegExp[] =>
  [...new Set(sources.filter(isConfidentialFile).flatMap((one) => [...exactTexts(placeIn(one))]))]
    .filter(({ length }) => length >= MIN_LENGTH && length <= MAX_LENGTH)
    .map((value) => toPattern(value))

/** Shorter values are too common in other files. */
const MIN_LENGTH = 5
/** A longer value is not repeated elsewhere. */
const MAX_LENGTH = 1000
