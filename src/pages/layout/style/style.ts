import type { Palette } from '../palette.ts'
import { ADAPTED } from './adapted.ts'
import { CARDS } from './cards.ts'
import { FRAME } from './frame.ts'
import { PARTS } from './parts.ts'

/** The style of all pages: system fonts, light and dark colours, those that a system forces, and print. */
export const style = (
  { light, dark }: { readonly light: Palette; readonly dark: Palette },
  stripe: string | undefined,
): string => `:root{color-scheme:light dark;${variables(light)}}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
${FRAME}${PARTS}${CARDS}${stripe === undefined ? '' : `.strip{border-bottom:.3rem solid ${stripe}}\n`}${ADAPTED}`

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
