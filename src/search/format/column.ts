import { concatAligned, uint32At } from './bytes.ts'

/** Positions in a list of values, in the narrowest array that holds them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** One value per document, dictionary-encoded: documents have few different values. */
export interface Column {
  /** The different values, ascending. NaN, for documents without a value, comes last. */
  readonly values: Float64Array
  /** For each document the position of its value in `values`. */
  readonly codes: Codes
}

/** A column from the value of each document, NaN for none. Undefined when no document has a value. */
export function toColumn(documentValues: readonly number[]): Column | undefined {
  const values = Float64Array.from(new Set(documentValues)).sort()
  if (documentValues.length === 0 || Number.isNaN(values[0])) return
  const code = new Map(Array.from(values, (value, i) => [value, i]))
  return {
    values,
    codes: narrow(
      documentValues.map((value) => code.get(value)!),
      values.length,
    ),
  }
}

/** Numbers below `limit`, in the narrowest array that holds them. */
export function narrow(codes: ArrayLike<number>, limit: number): Codes {
  if (limit <= 0x100) return Uint8Array.from(codes)
  return limit <= 0x10000 ? Uint16Array.from(codes) : Uint32Array.from(codes)
}

/*
 *   number of values, number of codes    uint32 × 2
 *   value value …                        float64
 *   code code code …                     uint8, uint16 or uint32, depending on the number of values
 */

/** Writes a column. */
export const encodeColumn = ({ values, codes }: Column) =>
  concatAligned(Uint32Array.of(values.length, codes.length), values, codes)

/** Reads a column as views of its bytes. */
export function decodeColumn(payload: Uint8Array): Column {
  const [size = 0, length = 0] = uint32At(payload, 0, 2)
  const values = new Float64Array(payload.buffer, payload.byteOffset + 8, size)
  return { values, codes: decodeCodes(payload, { start: 8 + size * 8, length, limit: size }) }
}

/** Reads what `narrow` returned for the same limit. */
export function decodeCodes(
  { buffer, byteOffset }: Uint8Array,
  { start, length, limit }: { start: number; length: number; limit: number },
): Codes {
  if (limit <= 0x100) return new Uint8Array(buffer, byteOffset + start, length)
  if (limit <= 0x10000) return new Uint16Array(buffer, byteOffset + start, length)
  return new Uint32Array(buffer, byteOffset + start, length)
}
