import type { Rule } from './rule.ts'

export const firstDayAfterLast: Rule = {
  code: 'first-day-after-last',
  severity: 'advice',
  means: 'A service has its first day after its last, which is right only where it comes back.',
  objects: {
    *service({ visible_from: from, visible_until: until }, at) {
      if (from === undefined || until === undefined || from <= until) return
      yield {
        message: `\`visible_from\` is ${from}, and \`visible_until\` is ${until}: between the two it is closed.`,
        hint: 'If it runs between the two days, swap them. If it comes back on the first one, leave them.',
        place: at('visible_from'),
      }
    },
  },
}
