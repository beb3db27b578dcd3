import type { Source } from '../sentence.ts'
import { BUILT_PAGES } from './built-pages.ts'
import { FIND } from './find.ts'
import { FORM } from './form.ts'
import { INBOX } from './inbox.ts'
import { LISTS } from './lists.ts'
import { MEMBERS } from './members.ts'
import { MINE } from './mine.ts'
import { PAGES } from './pages.ts'
import { RECORD_TEXT } from './record-text.ts'
import { REPORT } from './report.ts'
import { SCHEDULE } from './schedule.ts'
import { STATEMENTS } from './statements.ts'
import { SUGGESTION } from './suggestion.ts'
import { URGENT } from './urgent.ts'

export { GRAMMAR } from './grammar.ts'
export { SCHEDULE } from './schedule.ts'

// A bundle leaves out what it does not use where it is marked as pure, and nothing with a spread.

/** The messages of pages that functions make as well. English says what every other language must say. */
export const SENTENCES = /* @__PURE__ */ Object.assign(
  { find: FIND, schedule: SCHEDULE, urgent: URGENT },
  PAGES,
)

/** The messages of forms and of pages that only a build makes: no function loads them. */
export const BUILT_SENTENCES = /* @__PURE__ */ Object.assign(
  {
    form: FORM,
    lists: LISTS,
    suggestion: SUGGESTION,
    members: MEMBERS,
    recordText: RECORD_TEXT,
    inbox: INBOX,
    report: REPORT,
    mine: MINE,
  },
  BUILT_PAGES,
  STATEMENTS,
)

/** Each message in another language, with the same placeholders as in English. */
export type Sentences = Source<typeof SENTENCES>
export type BuiltSentences = Source<typeof BUILT_SENTENCES>
