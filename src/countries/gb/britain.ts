/** True when a point is in the box around the United Kingdom, the Isle of Man and the Channel Islands. */
export const isInBritain = (latitude: number, longitude: number): boolean =>
  latitude >= 49 && latitude <= 61.5 && longitude >= -9 && longitude <= 2.5
