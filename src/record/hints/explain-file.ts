import { type ExplainAll, type Explanations, explainBy } from './explain.ts'
import { VALUES } from './explain-values.ts'
import { blankHours } from './issues/blank-hours.ts'
import { blankSwitch } from './issues/blank-switch.ts'
import { derivedField } from './issues/derived-field.ts'
import { emptyPrivate } from './issues/empty-private.ts'
import { privatePassword } from './issues/private-password.ts'
import { privateSwitch } from './issues/private-switch.ts'
import { unknownField } from './unknown-field/unknown-field.ts'
import { namesInCapitals } from './whole-record/names-in-capitals.ts'
import { newerFormat } from './whole-record/newer-format.ts'
import { otherFolder } from './whole-record/other-folder.ts'
import { wrongType } from './wrong-type/wrong-type.ts'

/** The words for each kind of issue. A new kind is a file in issues/ and a line here, or among `VALUES`. */
const EXPLANATIONS: Explanations = {
  ...VALUES,
  'blank-hours': blankHours,
  'blank-switch': blankSwitch,
  'derived-field': derivedField,
  'empty-private': emptyPrivate,
  'private-password': privatePassword,
  'private-switch': privateSwitch,
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
