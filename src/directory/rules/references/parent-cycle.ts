import type { Organization } from '../../directory.ts'
import type { Rule } from '../rule.ts'

/** Reported once for each cycle. */
export const parentCycle: Rule = {
  code: 'parent-cycle',
  severity: 'error',
  means: 'An organization is its own parent, directly or in a cycle.',
  *directory({ organizations }) {
    const reported = new Set<Organization>()
    for (const start of organizations) {
      const cycle = cycleFrom(start)
      if (!cycle || cycle.some((member) => reported.has(member))) continue
      for (const member of cycle) reported.add(member)
      const isItself = cycle.length === 1
      yield {
        message: isItself
          ? `\`${start.slug}\` names itself as its parent organization.`
          : `\`${start.slug}\` is part of itself: ${[...cycle, start].map(({ slug }) => slug).join(' → ')}.`,
        hint: isItself
          ? 'Delete this line, or name the organization that it is part of.'
          : 'Delete `parent_organization` from one of these organizations.',
        place: { ...start.place, path: [...start.place.path, 'parent_organization'] },
      }
    }
  },
}

/** The organizations from one up to itself, if it is in a cycle. */
function cycleFrom(start: Organization): Organization[] | undefined {
  const way: Organization[] = []
  const seen = new Set<Organization>()
  for (let at: Organization | undefined = start; at; at = at.parent) {
    if (seen.has(at)) return at === start ? way : undefined
    seen.add(at)
    way.push(at)
  }
  return undefined
}
