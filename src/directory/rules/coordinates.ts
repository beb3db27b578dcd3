import type { ObjectRule } from './rule.ts'

/** Of latitude and longitude, one is missing. */
export const coordinatesHalved: ObjectRule<'location'> = {
  entity: 'location',
  *check({ latitude, longitude }, at) {
    if ((latitude === undefined) === (longitude === undefined)) return
    const [here, missing] =
      latitude === undefined
        ? (['longitude', 'latitude'] as const)
        : (['latitude', 'longitude'] as const)
    yield {
      code: 'coordinates-halved',
      message: `This place has a \`${here}\` and no \`${missing}\`.`,
      hint: `Add the \`${missing}\`, or take both out: a place is then found by its postcode.`,
      place: at(here),
    }
  },
}

/** The box around the United Kingdom, the Isle of Man and the Channel Islands, generously. */
const isBritish = (latitude: number, longitude: number) =>
  latitude >= 49 && latitude <= 61.5 && longitude >= -9 && longitude <= 2.5

/** A place lies in Britain only when its latitude and longitude are exchanged. */
export const coordinatesSwapped: ObjectRule<'location'> = {
  entity: 'location',
  *check({ latitude, longitude }, at) {
    if (latitude === undefined || longitude === undefined) return
    if (isBritish(latitude, longitude) || !isBritish(longitude, latitude)) return
    yield {
      code: 'coordinates-swapped',
      message: `\`latitude\` is ${latitude} and \`longitude\` is ${longitude}; they look exchanged.`,
      hint: 'In Britain the latitude is the one between 49 and 61. Exchange the two.',
      place: at('latitude'),
    }
  },
}
