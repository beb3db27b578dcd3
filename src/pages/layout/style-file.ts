import { checksum } from '../../text/checksum.ts'
import { WHITE, lightened } from '../../record/settings/colour.ts'
import { FIND } from '../address.ts'
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
