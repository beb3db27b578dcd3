import { isInBritain } from '../countries/gb/britain.ts'

/** Why numbers are no point: they are no numbers, an area, or not where they can be. */
export type NoPoint = 'not-a-number' | 'area' | 'no-such-place'

/** The numbers in a text with latitude and longitude, in either order. A third one is the height. */
export const numbersIn = (text: string): readonly number[] => text.split(/[,;\s]+/).map(Number)

/**
 * Latitude and longitude of two numbers. In Britain swapped ones are put right, as only one way is there; 0/0 is no point.
 */
export function readPoint(
  [a, b, ...others]: readonly number[],
  isBritish: boolean,
): readonly [latitude: number, longitude: number] | NoPoint {
  if (others.length > 1) return 'area'
  if (a === undefined || b === undefined || Number.isNaN(a) || Number.isNaN(b))
    return 'not-a-number'
  const isPoint = Math.abs(a) <= 90 && Math.abs(b) <= 180 && (a !== 0 || b !== 0)
  if (!isBritish) return isPoint ? [a, b] : 'no-such-place'
  if (isInBritain(a, b)) return [a, b]
  return isInBritain(b, a) ? [b, a] : 'no-such-place'
}
