/** Ages in words: `55+`, `0 - 4 years`, `4 to 18`, `under 5`, `25 plus`. Undefined for anything else. */
export function readAges(
  text: string,
): { readonly from?: number; readonly to?: number } | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/years?(?: old)?|yrs?|aged?s?|\bof\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const range = /^(\d{1,3}) ?(?:-|–|to|until|and) ?(\d{1,3})$/.exec(plain)
  if (range) return { from: Number(range[1]), to: Number(range[2]) }
  const from =
    /^(?:from |over |above )?(\d{1,3}) ?(?:\+|plus|and over|and above|and older|or over|upwards)?$/.exec(
      plain,
    )
  if (from && /[+a-z]/.test(plain))
    return { from: Number(from[1]) + (/^(?:over|above)/.test(plain) ? 1 : 0) }
  const to = /^(?:under|up to|below) (\d{1,3})$/.exec(plain)
  if (to) return { to: Number(to[1]) - (plain.startsWith('up') ? 0 : 1) }
  return undefined
}
