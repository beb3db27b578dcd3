/*
 * UTF-8 that was read as another code page. Each character of the text is one byte of UTF-8, so a damaged character is the
 * first byte of a sequence and as many more as it asks for:
 *
 *   ’ = E2 80 99   â€™ in Windows-1252   ΓÇÖ in code page 437   ÔÇÖ in code page 850
 *   é = C3 A9      Ã©                   ├⌐                      ├®
 *
 * The code pages are those of Windows, and of its American and British consoles.
 */

/** The text with every damaged character repaired, also one that was damaged twice. Any other character stays as it is. */
export function repairEncoding(text: string): string {
  let now = text
  for (let times = 0; times < MOST_TIMES && NOT_ASCII.test(now); times++) {
    const next = PAGES.reduce((before, page) => repairPage(before, page, times > 0), now)
    if (next === now) break
    now = next
  }
  return now
}

/** Whether a text has characters that were damaged by a wrong encoding. */
export const isDamaged = (text: string): boolean =>
  NOT_ASCII.test(text) && (LOST.test(text) || repairEncoding(text) !== text)

/** The text with its characters repaired, where all of them can be. */
export function repaired(text: string): string | undefined {
  const whole = repairEncoding(text)
  return LOST.test(whole) ? undefined : whole
}

const MOST_TIMES = 3
const BYTE_ORDER_MARK = '\uFEFF'
const NOT_ASCII = /[\u0080-\uFFFF]/

/** What is left of characters whose bytes are not all there. */
const LOST = /\uFFFD|â€|[GΓ]Ç[\u0080-\uFFFF]/

interface Page {
  /** The sequences that may be one character. */
  readonly sequence: RegExp
  readonly bytes: ReadonlyMap<string, number>
}

const repairPage = (text: string, { sequence, bytes }: Page, isKnown: boolean): string =>
  text.replace(sequence, (damaged) => {
    const decoded = decode([...damaged].map((character) => bytes.get(character)!))
    if (decoded === undefined || !isBelievable(decoded, damaged, isKnown)) return damaged
    return decoded === BYTE_ORDER_MARK ? '' : decoded
  })

function decode(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/**
 * Whether a character is one that British records have: letters of western and central Europe, punctuation, signs, emoji. Two
 * genuine characters in a row may have the bytes of a rare one, such as `Ü«` those of a Syriac letter. Punctuation after a
 * letter may be genuine, unless the text is known to be damaged.
 */
function isBelievable(decoded: string, damaged: string, isKnown: boolean): boolean {
  // Control characters are what a character was that was damaged twice, and are in no genuine text.
  if (/^[\u0080-\u009F]$/.test(decoded)) return /[\u0080-\u009F]$/.test(damaged)
  if (/^[Ā-ſÔÅ]$/.test(decoded)) return isKnown || !/[…“”‘’–—»«£\u00A0]$/.test(damaged)
  return BELIEVABLE.test(decoded)
}

const BELIEVABLE =
  /^[\u00A0-\u00FFẀ-ẅỲỳ\u2010-\u205E€№™\u2190-\u23FF\u2500-\u27BFﬀ-ﬆ\uFEFF\u{1F000}-\u{1FAFF}]$/u

/** The characters of the bytes 80 to FF. */
const HIGH_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'
const HIGH_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
/** Of Windows-1252 only the bytes 80 to 9F are not those of Unicode. */
const HIGH_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

const fromHigh = (high: string): Map<string, number> =>
  new Map([...high].map((character, i) => [character, 0x80 + i]))

/** Bytes without a character, and all of 80 to 9F in Latin-1, become control characters. */
const BYTES_1252 = new Map([
  ...Array.from({ length: 0x80 }, (_, i) => [String.fromCharCode(0x80 + i), 0x80 + i] as const),
  ...fromHigh(HIGH_1252),
])

/** The characters of the bytes 80 to BF, which continue a sequence. */
const continuing = (bytes: ReadonlyMap<string, number>): string =>
  `[${[...bytes.keys()].filter((character) => bytes.get(character)! < 0xc0).join('')}]`

/** A page with the characters that are taken for the first of two, three or four bytes. */
function pageOf(bytes: ReadonlyMap<string, number>, firsts: readonly string[]): Page {
  const more = continuing(bytes)
  const sequences = firsts.flatMap((first, i) => (first ? [`[${first}]${more.repeat(i + 1)}`] : []))
  return { sequence: new RegExp(sequences.join('|'), 'g'), bytes }
}

const BYTES_850 = fromHigh(HIGH_850)
const BYTES_437 = fromHigh(HIGH_437)

const PAGES: readonly Page[] = [
  pageOf(BYTES_850, ['┬├┼', 'Ô', '\u00AD']),
  pageOf(BYTES_437, ['┬├┼', 'Γ', '≡']),
  // Some programs wrote a plain letter for the Greek one.
  {
    sequence: new RegExp(`GÇ${continuing(BYTES_437)}`, 'g'),
    bytes: new Map([...BYTES_437, ['G', 0xe2]]),
  },
  pageOf(BYTES_1252, ['ÂÃÄÅ', 'âáï', 'ð']),
]
