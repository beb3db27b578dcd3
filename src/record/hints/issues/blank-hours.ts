import { EXAMPLES } from '../../../times/hours/problem.ts'
import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `hours:` is written without a value. */
export const blankHours: Explain<'blank-hours'> = ({ path }) => ({
  message: `${quote(path.at(-1))} has no value, so nobody learns when it takes place.`,
  hint: `Write the days and times after the colon, such as \`${path.at(-1)}: [${EXAMPLES[0]}]\`, or delete the line.`,
})
