import { lay, wordsAt } from './bytes.ts'

/** Small numbers, one for each document, in the narrowest width that holds them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** One value for each document of a collection: few different values, and for each document which of them it has. */
export interface Column {
  /** The different values, ascending; NaN, for documents without one, comes last. */
  readonly values: Float64Array
  /** For each document the position of its value. */
  readonly codes: Codes
}

/** A column from plain values, NaN where a document has none; nothing when none has. */
export function toColumn(plain: readonly number[]): Column | undefined {
  const values = Float64Array.from(new Set(plain)).sort()
  if (plain.length === 0 || Number.isNaN(values[0])) return
  const code = new Map(Array.from(values, (value, i) => [value, i]))
  return {
    values,
    codes: narrow(
      plain.map((value) => code.get(value)!),
      values.length,
    ),
  }
}

/** The numbers in the narrowest array for codes below `limit`. */
export function narrow(codes: ArrayLike<number>, limit: number): Codes {
  if (limit <= 0x100) return Uint8Array.from(codes)
  return limit <= 0x10000 ? Uint16Array.from(codes) : Uint32Array.from(codes)
}

/*
 *   number of values, number of codes    two words
 *   value value …                        64-bit floats
 *   code code code …                     8, 16 or 32 bits each, as the number of values demands
 */

/** Writes a column. */
export const encodeColumn = ({ values, codes }: Column) =>
  lay(Uint32Array.of(values.length, codes.length), values, codes)

/** Reads a column where it lies, without copying. */
export function decodeColumn(payload: Uint8Array): Column {
  const [size = 0, length = 0] = wordsAt(payload, 0, 2)
  const values = new Float64Array(payload.buffer, payload.byteOffset + 8, size)
  return { values, codes: decodeCodes(payload, { start: 8 + size * 8, length, limit: size }) }
}

/** Reads codes below `limit` that `narrow` made. */
export function decodeCodes(
  { buffer, byteOffset }: Uint8Array,
  { start, length, limit }: { start: number; length: number; limit: number },
): Codes {
  if (limit <= 0x100) return new Uint8Array(buffer, byteOffset + start, length)
  if (limit <= 0x10000) return new Uint16Array(buffer, byteOffset + start, length)
  return new Uint32Array(buffer, byteOffset + start, length)
}

/** For every code, whether it is accepted: one look per document instead of one comparison. */
export const accepted = (values: Float64Array, test: (value: number) => boolean) =>
  Uint8Array.from(values, (value) => (test(value) ? 1 : 0))
