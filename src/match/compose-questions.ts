import { digestOfPair } from './answers.ts'
import { explain } from './explain.ts'
import { surestFirst } from './list-matches.ts'
import type { Match } from './match.ts'
import { type AskedRecord, MAX_QUESTIONS, type MatchQuestion } from './question.ts'

/** The questions as a file, the surest first: a line each, so that a newer file differs by what is new. */
export function composeQuestions(matches: readonly Match[]): string {
  const lines = surestFirst(matches)
    .slice(0, MAX_QUESTIONS)
    .map(({ a, b, verdict, compared }): MatchQuestion => {
      const asked = ({ id, slug }: AskedRecord) => ({ id, slug })
      return {
        ...{ kind: a.kind, a: asked(a), b: asked(b), verdict },
        ...{ why: explain(compared), marks: digestOfPair(a, b) },
      }
    })
    .map((question) => JSON.stringify(question))
  return lines.length === 0
    ? '{ "questions": [] }\n'
    : `{ "questions": [\n${lines.join(',\n')}\n] }\n`
}
