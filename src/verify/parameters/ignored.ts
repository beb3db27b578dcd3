import { type Rule, STANDARD } from '../rule.ts'
import { lookAt } from './rule-of.ts'
import { GRAVITY, type Parameter, namesIn } from './trial.ts'

/** The rule that says which parameters are not looked at. */
export const ignoredRule = (parameters: readonly Parameter[]): Rule => ({
  id: 'parameter-ignored',
  severity: 'fail',
  means:
    'A parameter is not looked at: a question that most records do not fit is answered with the whole list.',
  basis: {
    says: 'A feed understands the query parameters of the standard. One that only the edition of 2024 has is worth a warning, one that only that of 2026 has a note.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const parameter of parameters)
      for (const { trial, pages } of lookAt(survey, parameter).ignored)
        if (pages[0])
          yield {
            exchange: pages[0],
            message: `${namesIn(trial)} is not looked at: the whole list is answered, although it does not fit.`,
            hint: 'Honour the parameter; a feed of files alone needs a function in front of its lists for that.',
            severity: trial.severity ?? GRAVITY[parameter.edition].lacking,
          }
  },
})
