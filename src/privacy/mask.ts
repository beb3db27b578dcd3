import { type PrivateValue, findPrivate } from './find-private.ts'
import type { Span } from './span.ts'

const DOT = '•'

/**
 * Masks a text for logs, which anyone can read on a public pull request: all of keys and passwords, and all of personal
 * numbers and addresses but what their owner needs to recognise them. The length stays the same, so that columns do too.
 */
export const mask = (text: string): string =>
  hide(
    text,
    [...findPrivate(text)].flatMap((value) => [...hiddenIn(text, value)]),
  )

/** Replaces every character of some spans, except white space, with a dot. Spans may overlap. */
export function hide(text: string, spans: readonly Span[]): string {
  let shown = ''
  let from = 0
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const begin = Math.max(from, start)
    if (end <= begin) continue
    shown += text.slice(from, begin) + text.slice(begin, end).replace(/\S/g, DOT)
    from = end
  }
  return shown + text.slice(from)
}

/*
 *   07700 900123                  07••• ••••23
 *   jane.smith@gmail.com          j•••••••••@g••••.com
 *   a key, a password             ••••••••
 */
function* hiddenIn(text: string, { kind, start, end }: PrivateValue): Generator<Span> {
  const value = text.slice(start, end)
  if (kind === 'mobile') yield { start: start + 2, end: end - 2 }
  else if (kind === 'email') {
    // A disguised one, such as `jane%40gmail.com`, is hidden as a whole.
    if (!value.includes('@')) return yield { start, end }
    const at = start + value.indexOf('@')
    const ending = value.lastIndexOf('.')
    yield { start: start + 1, end: Math.max(at, start + 1) }
    yield { start: at + 2, end: start + ending > at ? start + ending : end }
    if (at - start === 1) yield { start, end: at }
  } else if (kind === 'secret' && value.startsWith('-----')) {
    yield { start: start + value.indexOf('-----', 5) + 5, end }
  } else yield { start, end }
}
