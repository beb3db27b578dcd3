import { memoise } from '../../text/memoise.ts'
import type { Severity } from '../report/finding.ts'
import type { Rule } from '../feed-rule.ts'
import type { Survey } from '../survey/survey.ts'
import type { Plan, Trial, Untested } from './trial.ts'

/** A parameter, or a group of parameters that are tried together. */
export interface Parameter extends Pick<Rule, 'id' | 'means'> {
  /** What the standard says, in our words. */
  readonly says: string
  /** The editions of the standard that have the parameter. */
  readonly edition: keyof typeof SEVERITIES
  /** Chooses trials by the data of the survey. The same survey gives the same plan. */
  readonly plan: (survey: Survey) => Plan
  /** Parameters that must be honoured alone before they can be tried together. */
  readonly parts?: readonly Parameter[]
}

/** The trials of a parameter. Memoised by the lists of the survey, because the probe and the rule both need them. */
export function planOf(survey: Survey, parameter: Parameter): readonly (Trial | Untested)[] {
  const plans = plansOf(survey.lists)
  const plan = plans.get(parameter) ?? [...parameter.plan(survey)]
  plans.set(parameter, plan)
  return plan
}

const plansOf = memoise<Survey['lists'], Map<Parameter, readonly (Trial | Untested)[]>>(
  () => new Map(),
)

/**
 * How severe it is that a parameter finds the wrong records, and that it is not supported at all. The specification is the
 * edition of 2024. That of 2026 has other parameters, and a feed may follow either.
 */
export const SEVERITIES = {
  both: { wrong: 'fail', lacking: 'fail' },
  '2024': { wrong: 'fail', lacking: 'warn' },
  '2026': { wrong: 'warn', lacking: 'info' },
} as const satisfies Record<string, Readonly<Record<'wrong' | 'lacking', Severity>>>
