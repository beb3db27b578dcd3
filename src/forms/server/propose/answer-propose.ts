import type { Problem } from '../../../api/problem.ts'
import type { PrivateKind } from '../../../privacy/find-private.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { type Pull, openPullRequest, readBase } from '../github/pull-request.ts'
import { digestOf, isSuggestionBranch, suggestionBranch } from '../../change/branches.ts'
import { type Destination, baseFor, waysToPublish } from './destination.ts'
import { addsComment } from './comments.ts'
import { changesGuarded } from './guarded-lines.ts'
import { withinLimit } from './limit.ts'
import {
  changedMeanwhile,
  hasComment,
  isPrivate,
  notASuggestion,
  notPrivate,
  same,
  tooMany,
} from './problems.ts'
import { newlyPrivate } from '../../change/newly-private.ts'
import { UNSIGNED, titleOf } from '../../change/pull-text.ts'
import type { ProposedChange } from '../../change/proposed-change.ts'
import { forgetNotes } from '../report/forget-notes.ts'
import { addNote } from '../report/notes.ts'
import { type ProposeOptions, answerSent } from './answer-sent.ts'
import { MAX_BODY, readSuggestion } from './suggestion.ts'

/** Answers `POST /find/propose`: a suggestion becomes a pull request. */
export const createPropose = (options: ProposeOptions) =>
  answerSent(options, MAX_BODY, async (text, { refused, destination }) => {
    const suggestion = readSuggestion(text)
    if (!suggestion) return notASuggestion()
    return proposeSuggestion(suggestion, refused, await destination())
  })

const LABEL = 'suggestion'

/**
 * Makes a suggestion one commit and one pull request, unless it is not based on what the records are now,
 * or brings a private value of a kind that is refused. Its reason goes into a comment, and only where members alone read it.
 */
async function proposeSuggestion(
  suggestion: ProposedChange,
  refused: readonly PrivateKind[],
  destination: Destination,
): Promise<Pull | Problem> {
  const { files, why } = suggestion
  const { records, pulls } = destination
  const base = await readBase(records)
  const found = await Promise.all(
    files.map(({ path }) => readRepositoryFile(records, { path, at: base.commit })),
  )
  if (files.some(({ base: sha }, i) => sha !== found[i]?.sha)) return changedMeanwhile()
  const texts = files.map(({ text }, i) => ({ before: found[i]?.text, after: text }))
  if (texts.every(({ before, after }) => before === after)) return same()
  if (texts.some(({ before, after }) => changesGuarded(before, after))) return notASuggestion(422)
  if (texts.some(({ before = '', after }) => addsComment(before, after))) return hasComment()
  const known = found.flatMap((file) => file?.text ?? [])
  const kind = newlyPrivate({ files, words: [why] }, known, refused)
  if (kind) return isPrivate(kind)
  if (why !== '') {
    const target = records === pulls ? base : await readBase(pulls)
    if (!target.isPrivate) return notPrivate()
  }
  const branch = suggestionBranch(await digestOf(files))
  const there = files.flatMap(({ path }, i): [string, string][] =>
    found[i] ? [[path, found[i].text]] : [],
  )
  const pull = await withinLimit(pulls, { branch, isOne: isSuggestionBranch }, async () =>
    openPullRequest(pulls, {
      base: await baseFor(destination, base, new Map(there)),
      branch,
      title: titleOf(suggestion, 'anybody'),
      body: `${[UNSIGNED, waysToPublish(destination, branch) ?? []].flat().join('\n\n')}\n`,
      label: LABEL,
      files: new Map(files.map(({ path, text }) => [path, text])),
    }),
  )
  if (!pull) return tooMany()
  if (why === '') return pull
  if (!(await addNote(pulls, pull, { text: why, reply: '' }))) return tooMany()
  // The sender need not know of it.
  const forgetting = { now: Date.now(), pages: 3 }
  await forgetNotes(pulls, forgetting).catch(() => undefined)
  return pull
}
