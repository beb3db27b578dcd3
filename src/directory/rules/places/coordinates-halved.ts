import type { Rule } from '../rule.ts'

export const coordinatesHalved: Rule = {
  code: 'coordinates-halved',
  severity: 'error',
  means: 'A place has a latitude or a longitude, but not both.',
  objects: {
    *location({ latitude, longitude }, at) {
      if ((latitude === undefined) === (longitude === undefined)) return
      const [written, missing] =
        latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude']
      yield {
        message: `This place has a \`${written}\` and no \`${missing}\`.`,
        hint: `Add the \`${missing}\`. Or delete the \`${written}\`: the place is then found by its postcode.`,
        place: at(written!),
      }
    },
  },
}
