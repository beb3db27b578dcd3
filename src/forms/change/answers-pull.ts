import type { MatchAnswer } from '../../record/schema/matches.ts'
import type { Folder } from '../../record/schema/written.ts'
import { ANSWERS_BRANCH } from './branches.ts'

/** Two records of a folder, by their slugs. */
export interface AnsweredPair {
  readonly folder: Folder
  readonly slugs: readonly [string, string]
}

/** What the branch and its pull request say about an answer. */
export function answersPull({ folder, slugs }: AnsweredPair, { answer }: MatchAnswer) {
  const [one, other] = slugs.map((slug) => `${folder}/${slug}`)
  return {
    branch: ANSWERS_BRANCH,
    message: `Answer ${one} and ${other}: ${answer}`,
    pull: { title: 'Perhaps the same', intro: INTRO, label: LABEL },
    pattern: /^Answer ([\w/-]+ and [\w/-]+:) (same|different|part of)$/,
  }
}

const LABEL = 'answers'

const INTRO =
  'Members say of records that look alike whether they are the same. No record changes: `osd merge` makes one of two.'
