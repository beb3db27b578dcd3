import { quote } from '../../text/quote.ts'
import { type Raw, type RawObject, isBlank } from '../yaml/raw.ts'
import type { Shaping } from './shaping.ts'

/** Whether nothing is written in a group of fields, but for what is private. */
export const isHollow = (raw: Raw): boolean =>
  isBlank(raw) ||
  (typeof raw === 'object' &&
    Object.entries(raw as RawObject).every(([key, value]) => key === 'private' || isHollow(value)))

/** Tells of an entry of a list in which nothing is written that is published. */
export function tellHollow(raw: Raw, i: number, { file, path, diagnostics }: Shaping): void {
  const isPrivate = Object.hasOwn(raw as RawObject, 'private')
  diagnostics.push({
    code: 'wrong-type',
    message: `An entry of ${quote(path.at(-1))} holds nothing that is published.`,
    hint:
      isPrivate && i > 0
        ? 'If it belongs to the entry above, write a space in place of its dash. If not, put its notes below a `private:` of the record.'
        : isPrivate
          ? 'Write something beside it, or put its notes below a `private:` of the record.'
          : 'Write something in it, or take it out.',
    place: { file, path: [...path, i] },
  })
}
