import { quote } from '../../text/quote.ts'
import { type Raw, type RawObject, isBlank } from '../yaml/raw.ts'
import type { Schema } from '../schema/schema.ts'
import type { Shaping } from './shaping.ts'

/**
 * Tells of a `private:` that hides nothing. With nothing below it and a field behind it, that field is most probably what
 * should be private, and it is not, for it starts too far left; where the next field is none that is known, that is told.
 * With `true` it was taken for a switch.
 */
export function tellEmptyPrivate(
  raw: RawObject,
  { properties = {} }: Schema,
  { file, path, diagnostics }: Shaping,
): void {
  const tell = (message: string, hint: string) =>
    diagnostics.push({
      code: 'empty-private',
      message,
      hint,
      place: { file, path: [...path, 'private'], at: 'key' },
    })
  const notes = raw.private as Raw
  const names = Object.keys(raw)
  const next = names[names.indexOf('private') + 1]
  if (typeof notes === 'string' && SWITCH.test(notes.trim()))
    tell(
      'Only what stands below `private:` is kept back; what stands beside it is published.',
      `Take ${quote(notes.trim())} out, and put what is private on the lines below, two spaces further in than \`private:\`.`,
    )
  else if (next !== undefined && isBlank(notes) && Object.hasOwn(properties, next))
    tell(
      `Nothing stands below \`private:\`, and ${quote(next)} behind it is published.`,
      `If ${quote(next)} is private, put two spaces before it. If it is not, take the line \`private:\` out.`,
    )
}

const SWITCH = /^(?:true|false|yes|no|y|n|on|off|1|0)$/i
