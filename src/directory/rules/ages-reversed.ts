import type { Rule } from './rule.ts'

export const agesReversed: Rule = {
  code: 'ages-reversed',
  severity: 'error',
  means: 'The minimum age is above the maximum age.',
  objects: {
    *service({ minimum_age, maximum_age }, at) {
      if (minimum_age === undefined || maximum_age === undefined || minimum_age <= maximum_age)
        return
      yield {
        message: `\`minimum_age\` is ${minimum_age} and \`maximum_age\` is ${maximum_age}, so no one has the right age.`,
        hint: 'Swap the two ages, or correct the wrong one.',
        place: at('minimum_age'),
      }
    },
  },
}
