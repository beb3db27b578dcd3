import type { PrivateKind } from '../../../privacy/find-private.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { type Pull, openPullRequest, readBase } from '../github/pull-request.ts'
import { digestOf, isSuggestionBranch, suggestionBranch } from '../../change/branches.ts'
import { type Destination, baseFor, waysToPublish } from './destination.ts'
import { changesGuarded } from './guarded-lines.ts'
import { withinLimit } from './limit.ts'
import { newlyPrivate } from '../../change/newly-private.ts'
import { bodyOf, titleOf } from '../../change/pull-text.ts'
import type { ProposedChange } from '../../change/proposed-change.ts'

/** Why a suggestion was not sent. */
export type Refusal =
  | { readonly reason: 'changed'; readonly paths: readonly string[] }
  | { readonly reason: 'private'; readonly kind: PrivateKind }
  | { readonly reason: 'guarded' | 'too-many' | 'same' }

const LABEL = 'suggestion'

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
  const known = files.flatMap(({ path }, i): [string, string][] =>
    found[i] ? [[path, found[i].text]] : [],
  )
  const pull = await withinLimit(pulls, { branch, isOne: isSuggestionBranch }, async () =>
    openPullRequest(pulls.github, pulls.repository, {
      base: await baseFor(destination, base, new Map(known)),
      branch,
      title: titleOf(suggestion, 'anybody'),
      body: bodyOf(suggestion, 'anybody', waysToPublish(destination, branch)),
      label: LABEL,
      files: new Map(files.map(({ path, text }) => [path, text])),
    }),
  )
  return pull ?? { reason: 'too-many' }
}
