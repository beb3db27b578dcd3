import { OPEN_GOVERNMENT_LICENCE } from '../edit/new/compose-directory.ts'
import { type Question, questionsFor } from '../edit/new/questions.ts'

/** What `osd init` must know, in order. */
export const INIT_QUESTIONS: readonly Question[] = [
  ...questionsFor('directory').map((question) =>
    question.flag === 'email' ? { ...question, isRequired: true } : question,
  ),
  {
    flag: 'private-contact',
    prompt:
      'Where do editors write when something private was published? It is not published itself',
    field: ['organization', 'email'],
  },
  {
    flag: 'licence',
    prompt: 'Under which licence may others use the data? Its web address',
    field: ['organization', 'website'],
    initial: OPEN_GOVERNMENT_LICENCE,
  },
  { flag: 'repository', prompt: 'Its repository on GitHub, as owner/name, if there is one?' },
  {
    flag: 'branch',
    prompt: 'The main branch of the repository?',
    initial: 'main',
    isRequired: true,
  },
]
