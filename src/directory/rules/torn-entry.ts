import { quoteList, quote } from '../../text/quote.ts'
import type { Rule } from './rule.ts'
import { splitEntriesOf } from './split-entries.ts'

/** A dash before every field makes four schedules of one, and none of them says anything. */
export const tornEntry: Rule = {
  code: 'torn-entry',
  severity: 'error',
  means:
    'A dash too many makes several entries of one; it is a warning where each could be an entry of its own.',
  *record(context) {
    for (const { entries, starts, isCertain } of splitEntriesOf(context)) {
      const { path } = entries[1]!
      const [list, dashes] = [quote(path.at(-2)), quoteList(starts, 'and')]
      const replace = `replace the dash before ${dashes} with a space.`
      yield {
        severity: isCertain ? 'error' : 'warning',
        message: isCertain
          ? `Dashes split one entry of ${list} into ${entries.length}, which say too little by themselves.`
          : `Every entry of ${list} has only one field.`,
        hint: isCertain
          ? `R${replace.slice(1)}`
          : `If these fields are of one entry, ${replace} If each is an entry of its own, leave it.`,
        place: { file: context.record.file, path },
      }
    }
  },
}
