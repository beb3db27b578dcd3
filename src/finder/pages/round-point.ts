/** A step of some 500 metres in Britain, in degrees. */
const STEP = { latitude: 0.005, longitude: 0.0075 }

/** A point on a grid of some 500 metres, as `latitude,longitude`: near enough for a search, and not a house. */
export const roundPoint = (latitude: number, longitude: number): string =>
  [round(latitude, STEP.latitude), round(longitude, STEP.longitude)].join(',')

const round = (degrees: number, step: number) => (Math.round(degrees / step) * step).toFixed(4)
