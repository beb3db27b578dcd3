import type { Point } from '../../coverage/format/point.ts'

/**
 * Converts a point of the British National Grid, in metres, to WGS 84. The constants are from Ordnance Survey's "A guide to
 * coordinate systems in Great Britain": projection and ellipsoids from annex A, transformation from section 6. Precise to
 * some five metres.
 */
export function fromNationalGrid(easting: number, northing: number): Point {
  const { latitude, longitude } = fromGridToAiry(easting, northing)
  return toDegrees(fromCartesian(toWgs84(toCartesian(latitude, longitude))))
}

interface Angles {
  readonly latitude: number
  readonly longitude: number
}
type Vector = readonly [x: number, y: number, z: number]

const RADIANS = Math.PI / 180
const SECONDS = RADIANS / 3600

/** Semi-axes in metres of the Airy 1830 ellipsoid, and of the one of WGS 84. */
const AIRY = { a: 6_377_563.396, b: 6_356_256.909 }
const WGS84 = { a: 6_378_137, b: 6_356_752.314_245 }

/** The scale on the central meridian, and the true origin with its grid coordinates. */
const SCALE = 0.999_601_271_7
const ORIGIN = {
  latitude: 49 * RADIANS,
  longitude: -2 * RADIANS,
  easting: 400_000,
  northing: -100_000,
}

const eccentricity = ({ a, b }: typeof AIRY) => (a * a - b * b) / (a * a)
const toDegrees = ({ latitude, longitude }: Angles) => ({
  latitude: latitude / RADIANS,
  longitude: longitude / RADIANS,
})

/** The inverse transverse Mercator projection. VII to XIIA are the names of the terms in the guide. */
export function fromGridToAiry(easting: number, northing: number): Angles {
  const latitude = footpoint(northing)
  const e2 = eccentricity(AIRY)
  const curve = 1 - e2 * Math.sin(latitude) ** 2
  const nu = (AIRY.a * SCALE) / Math.sqrt(curve)
  const rho = (nu * (1 - e2)) / curve
  const eta2 = nu / rho - 1
  const tan = Math.tan(latitude)
  const t2 = tan * tan
  const sec = 1 / Math.cos(latitude)
  const e = (easting - ORIGIN.easting) / nu
  const vii = (tan * nu) / (2 * rho)
  const viii = ((tan * nu) / (24 * rho)) * (5 + 3 * t2 + eta2 - 9 * t2 * eta2)
  const ix = ((tan * nu) / (720 * rho)) * (61 + 90 * t2 + 45 * t2 * t2)
  const xi = (sec / 6) * (nu / rho + 2 * t2)
  const xii = (sec / 120) * (5 + 28 * t2 + 24 * t2 * t2)
  const xiia = (sec / 5040) * (61 + 662 * t2 + 1320 * t2 ** 2 + 720 * t2 ** 3)
  return {
    latitude: latitude - vii * e ** 2 + viii * e ** 4 - ix * e ** 6,
    longitude: ORIGIN.longitude + sec * e - xi * e ** 3 + xii * e ** 5 - xiia * e ** 7,
  }
}

/** The latitude on the central meridian with this northing, by iteration to a hundredth of a millimetre. */
function footpoint(northing: number): number {
  let latitude = ORIGIN.latitude
  let missing = northing - ORIGIN.northing
  while (Math.abs(missing) >= 0.000_01) {
    latitude += missing / (AIRY.a * SCALE)
    missing = northing - ORIGIN.northing - meridianArc(latitude)
  }
  return latitude
}

function meridianArc(latitude: number): number {
  const n = (AIRY.a - AIRY.b) / (AIRY.a + AIRY.b)
  const less = latitude - ORIGIN.latitude
  const more = latitude + ORIGIN.latitude
  return (
    AIRY.b *
    SCALE *
    ((1 + n + (5 / 4) * n ** 2 + (5 / 4) * n ** 3) * less -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(less) * Math.cos(more) +
      (15 / 8) * (n ** 2 + n ** 3) * Math.sin(2 * less) * Math.cos(2 * more) -
      (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * more))
  )
}

function toCartesian(latitude: number, longitude: number): Vector {
  const e2 = eccentricity(AIRY)
  const nu = AIRY.a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2)
  return [
    nu * Math.cos(latitude) * Math.cos(longitude),
    nu * Math.cos(latitude) * Math.sin(longitude),
    nu * (1 - e2) * Math.sin(latitude),
  ]
}

/** The Helmert transformation from OSGB 36 to WGS 84: a shift in metres, a scale and three small rotations. */
function toWgs84([x, y, z]: Vector): Vector {
  const scale = 1 - 20.4894e-6
  const [rx, ry, rz] = [0.1502 * SECONDS, 0.247 * SECONDS, 0.8421 * SECONDS]
  return [
    446.448 + scale * x - rz * y + ry * z,
    -125.157 + rz * x + scale * y - rx * z,
    542.06 - ry * x + rx * y + scale * z,
  ]
}

function fromCartesian([x, y, z]: Vector): Angles {
  const e2 = eccentricity(WGS84)
  const p = Math.hypot(x, y)
  let latitude = Math.atan2(z, p * (1 - e2))
  for (let round = 0; round < 5; round += 1) {
    const nu = WGS84.a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2)
    latitude = Math.atan2(z + e2 * nu * Math.sin(latitude), p)
  }
  return { latitude, longitude: Math.atan2(y, x) }
}
