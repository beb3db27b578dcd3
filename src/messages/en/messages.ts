import type { Source } from '../sentence.ts'
import { FIND } from './find.ts'
import { FORM } from './form.ts'
import { GITHUB } from './github.ts'
import { INBOX } from './inbox.ts'
import { LISTS } from './lists.ts'
import { MEMBERS } from './members.ts'
import { PAGES } from './pages.ts'
import { RECORD_TEXT } from './record-text.ts'
import { SCHEDULE } from './schedule.ts'
import { STATEMENTS } from './statements.ts'
import { SUGGESTION } from './suggestion.ts'
import { URGENT } from './urgent.ts'

/** All messages of pages in English, which say what every other language must say. */
export const en = {
  ...PAGES,
  ...STATEMENTS,
  find: FIND,
  schedule: SCHEDULE,
  urgent: URGENT,
}

/** All messages of forms in English. Only pages with forms load them. */
export const enForms = {
  form: FORM,
  lists: LISTS,
  suggestion: SUGGESTION,
  github: GITHUB,
  members: MEMBERS,
  recordText: RECORD_TEXT,
  inbox: INBOX,
}

/** What a language has to say: each message, with the same placeholders as in English. */
export type Sentences = Source<typeof en>
export type FormSentences = Source<typeof enForms>
