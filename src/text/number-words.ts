/** Numbers in words from zero to nineteen. */
export const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** What a number in words looks like, longest first; `numberInWords` says which one it is. */
export const NUMBER_WORDS = String.raw`(?:(?:${TENS.join('|')})(?:[ -](?:${SMALL_NUMBERS.slice(1, 10).join('|')}))?|${SMALL_NUMBERS.toReversed().join('|')})`
const WORDS = new RegExp(
  `^(?:(?<tens>${TENS.join('|')})(?:[ -]+(?=\\w)|$))?(?<small>${SMALL_NUMBERS.join('|')})?$`,
  'i',
)

/** The number that a text says in words, up to ninety-nine; undefined where it says anything else. */
export function numberInWords(text: string): number | undefined {
  const { tens, small } = WORDS.exec(text.trim())?.groups ?? {}
  if (tens === undefined && small === undefined) return undefined
  const ones = SMALL_NUMBERS.indexOf(small?.toLowerCase() ?? 'zero')
  // “Twenty fifteen” is no number.
  if (tens !== undefined && small !== undefined && (ones === 0 || ones > 9)) return undefined
  return (tens === undefined ? 0 : 20 + 10 * TENS.indexOf(tens.toLowerCase())) + ones
}
