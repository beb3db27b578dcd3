import { isInBritain } from '../../../countries/gb/britain.ts'
import type { Rule } from '../rule.ts'

export const coordinatesSwapped: Rule = {
  code: 'coordinates-swapped',
  severity: 'error',
  means: 'Latitude and longitude look swapped.',
  objects: {
    *location({ latitude, longitude }, at) {
      if (latitude === undefined || longitude === undefined) return
      if (isInBritain(latitude, longitude) || !isInBritain(longitude, latitude)) return
      yield {
        message: `\`latitude\` is ${latitude} and \`longitude\` is ${longitude}; they look swapped.`,
        hint: 'Swap the two. In Britain the latitude is between 49 and 61.',
        place: at('latitude'),
      }
    },
  },
}
