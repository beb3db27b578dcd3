import iconv from 'iconv-lite'

/**
 * UTF-8 that was read as another code page, and the code page. 437 and 850 are those of consoles of Windows, American and
 * British. `GÇ` is `ΓÇ` of code page 437 with a plain letter for the Greek one.
 */
const DAMAGE: readonly (readonly [RegExp, string, (text: string) => string])[] = [
  [/(?:ÔÇ|[├┬])[\u0080-\uFFFF]/, 'cp850', (text) => text],
  [/(?:GÇ|ΓÇ|[├┬])[\u0080-\uFFFF]/, 'cp437', (text) => text.replaceAll('GÇ', 'ΓÇ')],
  [/â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/, 'windows-1252', (text) => text],
]

/** A run of characters that are not ASCII, which damage never crosses. A G may begin one. */
const RUN = /G?[\u0080-\uFFFF]+/g

/** Repairs text whose characters were damaged on their way. Text that would not become valid stays as it is. */
export function repairEncoding(text: string): string {
  let repaired = text
  for (const [sign, page, prepare] of DAMAGE)
    if (sign.test(repaired))
      repaired = repaired.replace(RUN, (run) => decoded(prepare(run), page) ?? run)
  return repaired
}

function decoded(text: string, page: string): string | undefined {
  const bytes = iconv.encode(text, page)
  if (iconv.decode(bytes, page) !== text) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
