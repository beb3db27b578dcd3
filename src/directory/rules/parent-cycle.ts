import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Directory, Organization } from '../directory.ts'

/** An organization is part of itself, directly or in a circle. Told once for each circle. */
export function* parentCycle({ organizations }: Directory): Generator<Diagnostic> {
  const told = new Set<Organization>()
  for (const start of organizations) {
    const circle = circleFrom(start)
    if (!circle || circle.some((member) => told.has(member))) continue
    for (const member of circle) told.add(member)
    const isAlone = circle.length === 1
    yield {
      code: 'parent-cycle',
      message: isAlone
        ? `\`${start.slug}\` names itself as the organization that it is part of.`
        : `\`${start.slug}\` is part of itself: ${[...circle, start].map(({ slug }) => slug).join(' → ')}.`,
      hint: isAlone
        ? 'Take this line out, or name the organization that it is really part of.'
        : 'Take one `parent_organization` of this circle out.',
      place: { ...start.place, path: [...start.place.path, 'parent_organization'] },
    }
  }
}

/** The way from an organization up to itself, if there is one. */
function circleFrom(start: Organization): Organization[] | undefined {
  const way: Organization[] = []
  const seen = new Set<Organization>()
  for (let at: Organization | undefined = start; at; at = at.parent) {
    if (seen.has(at)) return at === start ? way : undefined
    seen.add(at)
    way.push(at)
  }
  return undefined
}
