import type { Choice } from '../../edit/known.ts'
import { type Answers, OPEN_GOVERNMENT_LICENCE } from './compose-directory.ts'

/** One question of a command, which an option answers as well. */
export interface Question {
  readonly flag: string
  readonly prompt: string
  readonly isRequired?: boolean
  /** The answer is one of these, or with `isList` several, with commas between them. */
  readonly choices?: readonly Choice[]
  readonly isList?: boolean
  readonly initial?: string
  /** True when it arises, given the answers so far. */
  readonly when?: (answers: Answers) => boolean
  /** Only an option answers it. */
  readonly isUnasked?: boolean
}

/** What a new directory must know, in order. */
export const DIRECTORY_QUESTIONS: readonly Question[] = [
  { flag: 'title', prompt: 'What is the directory called?', isRequired: true },
  { flag: 'publisher', prompt: 'Who publishes it?', isRequired: true },
  { flag: 'url', prompt: 'The web site of the publisher?' },
  { flag: 'email', prompt: 'Where to write about it?' },
  {
    flag: 'licence',
    prompt: 'Under which licence may others use the data? Its web address',
    initial: OPEN_GOVERNMENT_LICENCE,
  },
]

/** What `osd init` must know, in order. */
export const INIT_QUESTIONS: readonly Question[] = [
  ...DIRECTORY_QUESTIONS.map((question) =>
    question.flag === 'email' ? { ...question, isRequired: true } : question,
  ),
  {
    flag: 'private-contact',
    prompt:
      'Where do editors write when something private was published? It is not published itself',
  },
  { flag: 'repository', prompt: 'Its repository on GitHub, as owner/name, if there is one?' },
  {
    flag: 'branch',
    prompt: 'The main branch of the repository?',
    initial: 'main',
    isRequired: true,
  },
]
