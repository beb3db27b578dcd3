import { type Question, questionsFor } from '../../edit/new/questions.ts'

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
  { flag: 'repository', prompt: 'Its repository on GitHub, as owner/name, if there is one?' },
  {
    flag: 'branch',
    prompt: 'The main branch of the repository?',
    initial: 'main',
    isRequired: true,
  },
]
