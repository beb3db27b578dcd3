import { checksum } from '../../../text/checksum.ts'
import { WHITE, contrast } from '../../../record/settings/colour.ts'
import { FIND } from '../../address.ts'
import { paletteOf } from '../palette.ts'
import { style } from './style.ts'

/** The style sheet of a directory, at an address that changes with its content. */
export interface StyleFile {
  readonly path: string
  readonly text: string
}

/** A colour that is too light for links is shown as it is in a line below the strip. */
export function styleFile(colour: string): StyleFile {
  const text = style(paletteOf(colour), contrast(colour, WHITE) < 4.5 ? colour : undefined)
  return { path: `${FIND}/_/style.${checksum(text)}.css`, text }
}
