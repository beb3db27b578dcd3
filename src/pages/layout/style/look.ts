import { checksum } from '../../../text/checksum.ts'
import { FIND } from '../../address.ts'
import { paletteOf } from '../palette.ts'

/** How browsers and other sites show a directory beside its pages: the colour of their frame, an icon and a picture of a link. */
export interface Look {
  readonly theme: { readonly light: string; readonly dark: string }
  /** The addresses of the icon and of the picture. */
  readonly icon: string
  readonly picture: string
}

export function lookOf(colour: string): Look {
  const { light, dark } = paletteOf(colour)
  const name = checksum(light.band)
  return {
    theme: { light: light.band, dark: dark.band },
    icon: `${FIND}/_/icon.${name}.svg`,
    picture: `${FIND}/_/picture.${name}.png`,
  }
}

/** The mark of a directory, in a square of 24 units: lines as of a list, on its colour. */
export const iconOf = ({ theme }: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="${theme.light}"/><path d="M6 7.5h7M6 12h12M6 16.5h9" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`
