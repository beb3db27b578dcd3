import { quote } from '../../text/quote.ts'
import { EXAMPLES } from '../../times/hours/problem.ts'
import { type ExplainAll, type Explanations, explainBy } from './explain.ts'
import { VALUES } from './explain-values.ts'
import { unknownField } from './unknown-field/unknown-field.ts'
import { namesInCapitals } from './whole-record/names-in-capitals.ts'
import { newerFormat } from './whole-record/newer-format.ts'
import { otherFolder } from './whole-record/other-folder.ts'
import { wrongType } from './wrong-type/wrong-type.ts'

/** The words for each kind of issue. A new kind is a line here, or among `VALUES`; longer ones have a file. */
const EXPLANATIONS: Explanations = {
  ...VALUES,
  'blank-hours': ({ path }) => ({
    message: `${quote(path.at(-1))} has no value, so nobody learns when it takes place.`,
    hint: `Write the days and times after the colon, such as \`${path.at(-1)}: [${EXAMPLES[0]}]\`, or delete the line.`,
  }),
  'blank-switch': ({ path }) => ({
    message: `${quote(path.at(-1))} has no value, so it hides nothing.`,
    hint: `Write \`${path.at(-1)}: true\`, or delete the line.`,
  }),
  'derived-field': ({ path, expected }) => ({
    message: `\`${String(path.at(-1))}\` is filled in automatically and must not be written.`,
    hint: expected?.hint ?? 'Delete this line.',
    ...(expected?.field && { meant: expected.field }),
  }),
  'empty-private': ({ expected: { next } }) => ({
    message: `\`private:\` has nothing below it, and ${quote(next)} after it is published.`,
    hint: `If ${quote(next)} is private, put two spaces before it. If it is not, delete the line \`private:\`.`,
  }),
  // A private block is read by all who can read the repository.
  'private-password': () => ({
    message: 'This private note seems to give a password, a PIN or a door code.',
    hint: 'Delete it here, and change it where it is used: anyone who can read this file can read it. Write who has it instead.',
  }),
  // As if `private: true` made the whole object private.
  'private-switch': ({ actual }) => ({
    message: '`private:` hides only what is written below it; the fields beside it are published.',
    hint: `Delete ${quote(actual.trim())}, and put what is private on the lines below, two spaces further in than \`private:\`.`,
  }),
  'unknown-field': unknownField,
  'wrong-type': wrongType,
}

const explainEach = explainBy(EXPLANATIONS)

/** Explains a record that is written in a file, as a whole where one mistake is the cause of all. */
export const explainFile: ExplainAll = (issues, context) => {
  const whole =
    newerFormat(issues, context) ?? otherFolder(issues, context) ?? namesInCapitals(issues, context)
  return whole ? [whole] : explainEach(issues, context)
}
