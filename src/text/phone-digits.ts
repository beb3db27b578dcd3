/** The fewest and the most digits of a telephone number that somebody looks for. */
const LENGTH = [9, 15] as const

/**
 * The digits of a text that is a telephone number and nothing else, as they are dialled in Britain: `01174960123` for
 * `+44 (0)117 496 0123`. Undefined for any other text.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^\s*[+(]?\d[\d\s().-]*$/.test(text)) return undefined
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^(?:0044|44)0?(?=\d{9})/, '0')
  return digits.length >= LENGTH[0] && digits.length <= LENGTH[1] ? digits : undefined
}
