import type { ObjectRule } from './rule.ts'

/** A service is for people older than its maximum age, which is nobody. */
export const agesReversed: ObjectRule<'service'> = {
  entity: 'service',
  *check({ minimum_age, maximum_age }, at) {
    if (minimum_age === undefined || maximum_age === undefined || minimum_age <= maximum_age) return
    yield {
      code: 'ages-reversed',
      message: `\`minimum_age\` is ${minimum_age} and \`maximum_age\` is ${maximum_age}, so nobody is the right age.`,
      hint: 'Exchange the two, or correct one of them.',
      place: at('minimum_age'),
    }
  },
}
