import { createJoined } from '../../../match/joined.ts'
import {
  type MatchQuestion,
  QUESTIONS_BRANCH,
  QUESTIONS_FILE,
  parseQuestions,
} from '../../../match/question.ts'
import { MATCHES_FILE, type MatchAnswer } from '../../../record/schema/matches.ts'
import type { RecordParser } from '../../../record/parse.ts'
import { ANSWERS_BRANCH } from '../../change/branches.ts'
import type { Repository } from '../github/client.ts'
import { readRepositoryFile } from '../github/file-text.ts'

/** The questions that nobody has answered, neither in the directory nor in the pull request of answers. */
export async function readQuestions(
  repository: Repository,
  parser: RecordParser,
): Promise<readonly MatchQuestion[]> {
  const read = async (path: string, at?: string) =>
    (await readRepositoryFile(repository, { path, ...(at !== undefined && { at }) }))?.text
  const path = `content/${MATCHES_FILE}`
  const [asked = '', ...answered] = await Promise.all([
    read(QUESTIONS_FILE, QUESTIONS_BRANCH),
    read(path),
    read(path, ANSWERS_BRANCH),
  ])
  const answers = answered.flatMap(
    (text) => parser.parseMatches(MATCHES_FILE, text ?? '').value ?? [],
  )
  const joined = createJoined()
  for (const { id, other, answer } of answers) if (answer === 'same') joined.add(id, other)
  const isOpen = (question: MatchQuestion) =>
    !joined.has(question.a.id, question.b.id) && !answers.some((one) => answersIt(one, question))
  return parseQuestions(asked).filter(isOpen)
}

/** An answer counts as long as the two have the same in common. */
const answersIt = ({ id, other, marks }: MatchAnswer, { a, b, ...question }: MatchQuestion) =>
  [id, other].includes(a.id) &&
  [id, other].includes(b.id) &&
  (marks === undefined || marks === question.marks)
