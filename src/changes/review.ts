import type { Reported } from '../diagnostics/diagnostic.ts'
import { compareVersions } from './compare.ts'
import { sentenceOf } from './sentence.ts'
import type { Version } from './version.ts'

/** What is wrong, as it is shown beside a change. */
export type Problem = Pick<Reported, 'severity' | 'code' | 'message' | 'hint'> & {
  readonly file: string
  readonly line: number
}

/** What a reviewer should know about a change, before anything is published. */
export interface Review {
  readonly format: 1
  /** The number of the pull request, where there is one. */
  readonly pull?: number
  /** What is wrong in the files of this change, or because of it. */
  readonly problems: readonly Problem[]
  /** What is different, a sentence each. */
  readonly changes: readonly string[]
  /** What was wrong before. */
  readonly earlier: readonly Problem[]
}

/** A version and what is wrong with it. */
export interface Checked extends Version {
  readonly diagnostics: readonly Reported[]
}

export interface ReviewOptions {
  /** The folder of the records, as files are named from. */
  readonly root: string
  readonly pull?: number | undefined
  /** Leaves out of a sentence what may not be shown. */
  readonly change?: (sentence: string) => string
}

/** Looks at a change as a whole. What is wrong was wrong before if it was found then, in a file that is left alone. */
export function reviewChange(
  before: Checked,
  after: Checked,
  { root, pull, change = (sentence) => sentence }: ReviewOptions,
): Review {
  const known = new Set(before.diagnostics.map(sameness))
  const isEarlier = (found: Reported) =>
    before.texts.get(found.place.file) === after.texts.get(found.place.file) &&
    known.has(sameness(found))
  const told = (found: readonly Reported[]): Problem[] =>
    worstFirst(found).map(({ severity, code, message, hint, place }) => ({
      severity,
      code,
      file: `${root}/${place.file}`,
      line: place.line ?? 1,
      message: message.slice(0, LONGEST),
      ...(hint && { hint: hint.slice(0, LONGEST) }),
    }))
  return {
    format: 1,
    ...(pull !== undefined && { pull }),
    problems: told(after.diagnostics.filter((found) => !isEarlier(found))),
    changes: compareVersions(before, after).map((one) => change(sentenceOf(one))),
    earlier: told(after.diagnostics.filter(isEarlier)),
  }
}

/** A message that is longer says nothing more. */
const LONGEST = 2000

const worstFirst = (found: readonly Reported[]) =>
  (['error', 'warning', 'advice'] as const).flatMap((severity) =>
    found.filter((one) => one.severity === severity),
  )

const sameness = ({ code, message, place }: Reported) =>
  JSON.stringify([code, place.file, place.path, message])
