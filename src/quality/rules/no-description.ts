import { type QualityRule, placeIn } from './quality-rule.ts'

/** What a description should say. */
export const CONTENT = 'what happens, for whom, and what to expect, in a sentence or two.'

export const noDescription: QualityRule = {
  code: 'no-description',
  means: 'A service has no description.',
  costs: 20,
  *check({ services, isPublic }) {
    if (!isPublic('service.description')) return
    for (const service of services)
      if ((service.value.description ?? '').trim() === '')
        yield {
          message: 'This service has no description.',
          hint: `Write in \`description:\` ${CONTENT}`,
          place: placeIn(service),
          about: service,
        }
  },
}
