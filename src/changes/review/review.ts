import type { Reported } from '../../diagnostics/diagnostic.ts'
import { worstFirst } from '../../diagnostics/report.ts'
import { forPublic } from '../../record/privacy/for-public.ts'
import { type PageAt, changedPages } from './changed-pages.ts'
import type { ChangedFile } from './changed-file.ts'
import { compareVersions } from '../compare.ts'
import { publicChanges } from '../public-changes.ts'
import { strangersTo } from './strangers.ts'
import { otherFiles } from './other-files.ts'
import type { Typed } from '../../record/schema/typed.ts'
import type { reviewSchema } from './review-schema.ts'
import { sentenceOf } from '../sentences/sentence.ts'
import type { Version } from '../version.ts'

/** What a reviewer should know about a change before it is published. */
export interface Review extends Typed<typeof reviewSchema> {}

/** A diagnostic, as far as a review shows it. */
export type Problem = Review['problems'][number]

/** The lists of a review. */
export type ReviewList = keyof NonNullable<Review['totals']>

/** A version with its diagnostics. */
export interface Checked extends Version {
  readonly diagnostics: readonly Reported[]
}

export interface ReviewOptions {
  /** The content folder, which goes in front of the names of files. */
  readonly root: string
  readonly pull?: number | undefined
  /** Every file of the repository that the change touches, and the path of the content folder there. */
  readonly touched?: { readonly files: readonly ChangedFile[]; readonly prefix: string }
  /** Advice on the records after the change. */
  readonly advice?: readonly Reported[]
  /** Where the pages for people are; without it the review lists none. */
  readonly pageAt?: PageAt
  /** The account that has opened the pull request. */
  readonly login?: string | undefined
  /** Redacts a sentence. */
  readonly change?: (sentence: string) => string
}

/** Reviews a change. A problem was there before if it was found then, in a file that has not changed. */
export function reviewChange(
  before: Checked,
  after: Checked,
  {
    root,
    pull,
    touched,
    advice = [],
    pageAt,
    login,
    change = (sentence) => sentence,
  }: ReviewOptions,
): Review {
  const known = new Set(before.diagnostics.map(keyOf))
  const isTouched = ({ place: { file } }: Reported) =>
    before.texts.get(file) !== after.texts.get(file)
  const isEarlier = (found: Reported) => !isTouched(found) && known.has(keyOf(found))
  const toProblems = (found: readonly Reported[]): Problem[] =>
    worstFirst(found.map(forPublic)).map(({ severity, code, message, hint, place }) => ({
      severity,
      code,
      file: `${root}/${place.file}`,
      line: place.line ?? 1,
      message: message.slice(0, MAX_LENGTH),
      ...(hint && { hint: hint.slice(0, MAX_LENGTH) }),
    }))
  const changes = [
    ...compareVersions(before, after),
    ...(touched ? publicChanges(touched.files, touched.prefix) : []),
  ]
  const strange = login === undefined ? [] : strangersTo(login, before, after)
  const brought = after.diagnostics.filter((found) => !isEarlier(found))
  const isAdvice = ({ severity }: Reported) => severity === 'advice'
  return cutShort({
    format: 1,
    ...(pull !== undefined && { pull }),
    problems: toProblems(brought.filter((found) => !isAdvice(found))),
    changes: changes.map((one) => change(sentenceOf(one))),
    files: touched ? otherFiles(touched.files, changes, touched.prefix) : [],
    pages: pageAt
      ? changedPages(before, after, pageAt).map((page) => ({ ...page, name: change(page.name) }))
      : [],
    advice: toProblems([...brought.filter(isAdvice), ...advice.filter(isTouched)]),
    ...(strange.length > 0 && {
      strangers: { login: login!, organizations: strange.map((name) => change(name)) },
    }),
    earlier: toProblems(after.diagnostics.filter(isEarlier)),
  })
}

/** Far more than a comment shows. */
const MAX_ITEMS = 1000

/** Keeps the first items of each list, so that no change can make a review that is too large to be read. */
function cutShort(review: Review): Review {
  const long = LISTS.filter((name) => (review[name]?.length ?? 0) > MAX_ITEMS)
  if (long.length === 0) return review
  const cut = long.map((name) => [name, review[name]!.slice(0, MAX_ITEMS)] as const)
  const totals = long.map((name) => [name, review[name]!.length] as const)
  return { ...review, ...Object.fromEntries(cut), totals: Object.fromEntries(totals) }
}

const LISTS: readonly ReviewList[] = ['problems', 'changes', 'files', 'pages', 'advice', 'earlier']

/** Of a message or a hint, in characters. */
const MAX_LENGTH = 2000

const keyOf = ({ code, message, place }: Reported) =>
  JSON.stringify([code, place.file, place.path, message])
