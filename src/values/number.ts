/** A number as people write it: `1,250`, `£3.50`; undefined for any other text. */
export function readNumber(text: string): string | undefined {
  const [, number] = /^[£€$]?\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)$/.exec(text) ?? []
  return number === undefined ? undefined : String(Number(number.replaceAll(',', '')))
}
