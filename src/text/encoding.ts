/** UTF-8 that was read as Windows-1252 (`â€™`, `Ã©`, `Â£`) or as a code page of DOS (`ΓÇÖ`, or `GÇÖ` without Greek). */
const DAMAGE =
  /â€|Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00A0-\u00BF]|[GΓ]Ç[\u0080-\uFFFF]|\uFFFD/
const DOS: readonly (readonly [RegExp, string])[] = [
  [/[GΓ]ÇÖ/g, '’'],
  [/[GΓ]Çÿ/g, '‘'],
  [/[GΓ]Ç£/g, '“'],
  [/[GΓ]Ç¥/g, '”'],
  [/[GΓ]Çô/g, '–'],
  [/[GΓ]Çö/g, '—'],
  [/[GΓ]Çª/g, '…'],
]

/** Whether a text has characters that were damaged by a wrong encoding. */
export const isDamaged = (text: string): boolean => DAMAGE.test(text)

/** The text with its characters repaired, where all of them can be. */
export function repaired(text: string): string | undefined {
  const undamaged = DOS.reduce((now, [pattern, sign]) => now.replace(pattern, sign), text)
  const whole = undamaged.replace(RUN, (run) => decoded(run) ?? run)
  return isDamaged(whole) ? undefined : whole
}

const RUN = /[\u0080-\uFFFF]+/g

function decoded(run: string): string | undefined {
  const bytes = [...run].map((character) => BYTES.get(character))
  if (bytes.includes(undefined)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes as number[]))
  } catch {
    return undefined
  }
}

/** The characters of the bytes 80 to 9F in Windows-1252. From A0 on they are those of Unicode. (Node 20 decodes it as Latin-1.) */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, i) => [HIGH[i] ?? String.fromCharCode(128 + i), 128 + i]),
)
