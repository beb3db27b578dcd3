import type { Reported } from '../diagnostics/diagnostic.ts'
import { compareVersions } from './compare.ts'
import { sentenceOf } from './sentence.ts'
import type { Version } from './version.ts'

/** A diagnostic, as far as a review shows it. */
export type Problem = Pick<Reported, 'severity' | 'code' | 'message' | 'hint'> & {
  readonly file: string
  readonly line: number
}

/** What a reviewer should know about a change before it is published. */
export interface Review {
  readonly format: 1
  /** The number of the pull request, where there is one. */
  readonly pull?: number
  /** Problems in the files of this change, or caused by it. */
  readonly problems: readonly Problem[]
  /** The changes, one sentence each. */
  readonly changes: readonly string[]
  /** Problems that were there before. */
  readonly earlier: readonly Problem[]
}

/** A version with its diagnostics. */
export interface Checked extends Version {
  readonly diagnostics: readonly Reported[]
}

export interface ReviewOptions {
  /** The content folder, which goes in front of the names of files. */
  readonly root: string
  readonly pull?: number | undefined
  /** Redacts a sentence. */
  readonly change?: (sentence: string) => string
}

/** Reviews a change. A problem was there before if it was found then, in a file that has not changed. */
export function reviewChange(
  before: Checked,
  after: Checked,
  { root, pull, change = (sentence) => sentence }: ReviewOptions,
): Review {
  const known = new Set(before.diagnostics.map(keyOf))
  const isEarlier = (found: Reported) =>
    before.texts.get(found.place.file) === after.texts.get(found.place.file) &&
    known.has(keyOf(found))
  const toProblems = (found: readonly Reported[]): Problem[] =>
    worstFirst(found).map(({ severity, code, message, hint, place }) => ({
      severity,
      code,
      file: `${root}/${place.file}`,
      line: place.line ?? 1,
      message: message.slice(0, MAX_LENGTH),
      ...(hint && { hint: hint.slice(0, MAX_LENGTH) }),
    }))
  return {
    format: 1,
    ...(pull !== undefined && { pull }),
    problems: toProblems(after.diagnostics.filter((found) => !isEarlier(found))),
    changes: compareVersions(before, after).map((one) => change(sentenceOf(one))),
    earlier: toProblems(after.diagnostics.filter(isEarlier)),
  }
}

/** Of a message or a hint, in characters. */
const MAX_LENGTH = 2000

const worstFirst = (found: readonly Reported[]) =>
  (['error', 'warning', 'advice'] as const).flatMap((severity) =>
    found.filter((one) => one.severity === severity),
  )

const keyOf = ({ code, message, place }: Reported) =>
  JSON.stringify([code, place.file, place.path, message])
