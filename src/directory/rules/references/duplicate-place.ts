import type { Rule } from '../rule.ts'

export const duplicatePlace: Rule = {
  code: 'duplicate-place',
  severity: 'error',
  means: 'A service names the same place twice.',
  *directory({ services }) {
    for (const { places } of services) {
      const seen = new Set<string>()
      for (const { location, place } of places) {
        if (seen.has(location.id))
          yield {
            message: `This service is at \`${location.slug}\` twice.`,
            hint: 'Keep one entry for the place, and put all its times under `schedules:` there.',
            place,
          }
        seen.add(location.id)
      }
    }
  },
}
