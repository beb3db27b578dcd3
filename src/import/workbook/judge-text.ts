import { isAllowed, maskIn, privateReason, publicWord } from '../judge/privacy.ts'
import { DROPS } from '../model/reasons.ts'

/** Whether what somebody typed may be written: with the word of `public` that lets it in; or why not. */
export type JudgedText = { readonly word?: string } | { readonly problem: string }

/** Applies the privacy rule of every import to a text that takes the place of another. `field` is as in `--keep-personal`. */
export function judgeText(
  text: string,
  before: string,
  field: string,
  keepPersonal: readonly string[],
): JudgedText {
  const why = privateReason(text, before)
  if (why === undefined) return {}
  if (isAllowed(field, why, keepPersonal)) return { word: publicWord(why) }
  const remedy =
    why === 'secret' ? '' : `. If the people agreed, add --keep-personal ${field.split('.')[0]}`
  return { problem: `${maskIn(text)} is not written, because ${DROPS[why]}${remedy}.` }
}
