/*
 * Colours by lightness (0 to 1), chroma (0 is grey) and hue (in radians), so that one can be made lighter and stay the same to the eye.
 * https://bottosson.github.io/posts/oklab/
 */

export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Three = readonly [number, number, number]

export function toOklch(hex: string): Oklch {
  const rgb = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
  const roots = times(TO_LMS, rgb as unknown as Three).map(Math.cbrt) as unknown as Three
  const [lightness, a, b] = times(TO_LAB, roots)
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)]
}

/** The colour as `#rrggbb`, with less chroma where a screen cannot show so much. */
export function toHex([lightness, chroma, hue]: Oklch): string {
  for (let less = chroma; ; less -= 0.002) {
    const own = Math.max(0, less)
    const lms = times(FROM_LAB, [lightness, own * Math.cos(hue), own * Math.sin(hue)])
    const rgb = times(FROM_LMS, lms.map((one) => one ** 3) as unknown as Three)
    if (own > 0 && rgb.some((one) => one < -0.0005 || one > 1.0005)) continue
    return `#${rgb.map((one) => hexOf(curved(Math.min(1, Math.max(0, one))))).join('')}`
  }
}

const hexOf = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
const curved = (share: number) =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055

const times = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three

const TO_LMS: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB: readonly Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_LMS: readonly Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
