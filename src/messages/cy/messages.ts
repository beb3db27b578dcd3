import type { BuiltSentences, Sentences } from '../en/messages.ts'
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

export { ADVICE } from './advice.ts'
export { CHECKED } from './checked.ts'
export { GRAMMAR } from './grammar.ts'
export { SCHEDULE } from './schedule.ts'

/** The messages of pages that functions make as well, in Welsh. */
export const SENTENCES: Sentences = /* @__PURE__ */ Object.assign(
  { find: FIND, schedule: SCHEDULE, urgent: URGENT },
  PAGES,
)

/** The messages of forms and of pages that only a build makes, in Welsh. */
export const BUILT_SENTENCES: BuiltSentences = /* @__PURE__ */ Object.assign(
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
