import { addToMatches } from '../../../edit/matches-list.ts'
import type { RecordParser } from '../../../record/parse.ts'
import { MATCHES_FILE, type MatchAnswer } from '../../../record/schema/matches.ts'
import { type AnsweredPair, answersPull } from '../../change/pull-text.ts'
import { GitHubError, type Repository } from '../github/client.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { joinPullRequest } from '../github/join-pull-request.ts'
import { readBase } from '../github/pull-request.ts'
import { type Outcome, outcomeOf } from './decide.ts'

const PATH = `content/${MATCHES_FILE}`

/** An answer about two records, with their names in the order of its ids. */
export interface SentAnswer extends AnsweredPair {
  readonly answer: MatchAnswer
  readonly names: readonly [string, string]
}

/** Adds an answer to those that wait: one commit, and one line in their pull request. Answers of others stay. */
export const sendAnswer = (
  repository: Repository,
  { answer, names, ...pair }: SentAnswer,
  parser: RecordParser,
): Promise<Outcome> =>
  outcomeOf(async () => {
    const base = await readBase(repository)
    const from = await readRepositoryFile(repository, { path: PATH, at: base.commit })
    const edit = (now: string | undefined) => addToMatches(now, answer, names)
    // A list that somebody has broken by hand is mended by hand first.
    if (parser.parseMatches(MATCHES_FILE, edit(from?.text)).diagnostics.length > 0)
      throw new GitHubError(`PUT ${PATH}`, 'refused')
    const pull = answersPull(pair, answer)
    await joinPullRequest(repository, { base, path: PATH, from, edit, ...pull })
  })
