import type { PrivateKind } from '../../privacy/find-private.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import {
  type Pull,
  openPullRequest,
  openPulls,
  readBase,
  takeBack,
} from '../github/pull-request.ts'
import { digestOf, isSuggestionBranch, suggestionBranch } from '../proposal/branches.ts'
import { type Destination, type Place, baseFor, waysToPublish } from './destination.ts'
import { changesGuarded } from './guarded-lines.ts'
import { newlyPrivate } from '../proposal/newly-private.ts'
import { bodyOf, titleOf } from '../proposal/pull-text.ts'
import type { ProposedChange } from '../proposal/proposed-change.ts'

/** Why a suggestion was not sent. */
export type Refusal =
  | { readonly reason: 'changed'; readonly paths: readonly string[] }
  | { readonly reason: 'private'; readonly kind: PrivateKind }
  | { readonly reason: 'guarded' | 'too-many' | 'same' }

const LABEL = 'suggestion'
/** Editors who have so many to look through get no more. */
const MAX_OPEN = 30

/**
 * Makes a suggestion one commit and one pull request, unless it is not based on what the records are now,
 * or brings a private value of a kind that is refused.
 */
export async function proposeSuggestion(
  suggestion: ProposedChange,
  refused: readonly PrivateKind[],
  destination: Destination,
): Promise<Pull | Refusal> {
  const { files, changes, why } = suggestion
  const { records, pulls } = destination
  const base = await readBase(records.github, records.repository)
  const found = await Promise.all(
    files.map(({ path }) =>
      readRepositoryFile(records.github, records.repository, { path, at: base.commit }),
    ),
  )
  const changed = files.filter((file, i) => file.base !== found[i]?.sha)
  if (changed.length > 0) return { reason: 'changed', paths: changed.map(({ path }) => path) }
  const texts = files.map(({ text }, i) => ({ before: found[i]?.text, after: text }))
  if (texts.every(({ before, after }) => before === after)) return { reason: 'same' }
  if (texts.some(({ before, after }) => changesGuarded(before, after))) return { reason: 'guarded' }
  const kind = newlyPrivate(
    texts.map(({ before = '' }) => before),
    [...texts.map(({ after }) => after), ...changes, why],
    refused,
  )
  if (kind) return { reason: 'private', kind }
  const branch = suggestionBranch(await digestOf(files))
  const open = await openSuggestions(pulls)
  const isThere = open.some(({ head }) => head.ref === branch)
  if (!isThere && open.length >= MAX_OPEN) return { reason: 'too-many' }
  const known = files.flatMap(({ path }, i): [string, string][] =>
    found[i] ? [[path, found[i].text]] : [],
  )
  const pull = await openPullRequest(pulls.github, pulls.repository, {
    base: await baseFor(destination, base, new Map(known)),
    branch,
    title: titleOf(suggestion, 'anybody'),
    body: bodyOf(suggestion, 'anybody', waysToPublish(destination, branch)),
    label: LABEL,
    files: new Map(files.map(({ path, text }) => [path, text])),
  })
  // Many may have been sent at the same moment. Whoever finds as many older ones takes the own one back.
  const isOlder = ({ number }: OpenPull) => number < pull.number
  if (isThere || (await openSuggestions(pulls)).filter(isOlder).length < MAX_OPEN) return pull
  await takeBack(pulls.github, pulls.repository, { branch, number: pull.number })
  return { reason: 'too-many' }
}

interface OpenPull {
  readonly number: number
  /** The repository is null when it is gone. */
  readonly head: { readonly ref: string; readonly repo: { readonly full_name: string } | null }
}

/** A fork may have a branch of any name. */
const openSuggestions = async ({ github, repository }: Place): Promise<readonly OpenPull[]> =>
  (await openPulls<OpenPull>(github, repository)).filter(
    ({ head }) => isSuggestionBranch(head.ref) && head.repo?.full_name === repository,
  )
