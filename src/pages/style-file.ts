import { WHITE, lightened } from '../record/settings/colour.ts'
import { FIND } from './address.ts'
import { style } from './style.ts'

/** The style sheet of a directory, at an address that changes with its content. */
export interface StyleFile {
  readonly path: string
  readonly text: string
}

/** Text on the dark background has at least this contrast. */
const DARK = { paper: '#16191b', contrast: 7 }

export function styleFile(colour: string): StyleFile {
  const text = style({
    light: colour,
    dark: lightened(colour, DARK.paper, DARK.contrast),
    onLight: WHITE,
  })
  return { path: `${FIND}/_/style.${checksum(text)}.css`, text }
}

/** FNV-1a of 32 bits, as eight hexadecimal digits (https://datatracker.ietf.org/doc/draft-eastlake-fnv/). */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum.toString(16).padStart(8, '0')
}
