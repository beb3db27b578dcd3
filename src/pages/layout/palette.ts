import { WHITE, contrast } from '../../record/settings/colour.ts'
import { type Oklch, toHex, toOklch } from './oklch.ts'

/** The colours of pages by what they are for, in light or in dark. */
export interface Palette {
  /** The strip at the top and the front, below white text. */
  readonly band: string
  /** Links, and the one main button. */
  readonly accent: string
  /** Text on the accent. */
  readonly on: string
  /** The ground of a page. */
  readonly wash: string
  /** Blocks and fields. */
  readonly card: string
  /** The tab at the side of a block, tags and notes. */
  readonly tint: string
  /** Hairlines, which are never the only sign of anything. */
  readonly line: string
  /** Borders of fields. */
  readonly edge: string
  readonly ink: string
  readonly quiet: string
  /** What is urgent or closed, on its own ground too. */
  readonly alert: string
  readonly 'alert-tint': string
  /** What is open or free. */
  readonly good: string
  readonly 'good-tint': string
}

/** All colours of pages, from the one of the publisher. Their contrasts are those of its test. */
export function paletteOf(colour: string): { readonly light: Palette; readonly dark: Palette } {
  const given = toOklch(colour)
  const [lightness, chroma] = given
  const at = (level: number, share: number, most: number) =>
    toHex([level, Math.min(chroma * share, most), given[2]])
  const until = (start: number, step: number, { share = 1, most = 1, least, on }: Wanted) => {
    const tone = (level: number): Oklch => [level, Math.min(chroma * share, most), given[2]]
    let level = start
    while (level > 0 && level < 1 && on.some((one) => contrast(toHex(tone(level)), one) < least))
      level += step
    return toHex(tone(Math.min(1, Math.max(0, level))))
  }
  const light = { wash: at(0.972, 0.08, 0.008), card: WHITE, tint: at(0.945, 0.25, 0.024) }
  const dark = {
    wash: at(0.175, 0.15, 0.015),
    card: at(0.22, 0.15, 0.018),
    tint: at(0.285, 0.3, 0.035),
  }
  const grounds = [Object.values(light), Object.values(dark)] as const
  return {
    light: {
      ...light,
      ...FIXED.light,
      band: until(Math.min(lightness, 0.45), -STEP, { least: 7, on: [WHITE] }),
      accent: until(Math.min(lightness, 0.52), -STEP, { least: 4.6, on: grounds[0] }),
      on: WHITE,
      line: at(0.87, 0.2, 0.02),
      edge: until(0.62, -STEP, { share: 0.2, most: 0.02, least: 3.1, on: grounds[0] }),
      ink: at(0.235, 0.3, 0.03),
      quiet: until(0.5, -STEP, { share: 0.2, most: 0.02, least: 5, on: [light.tint] }),
    },
    dark: {
      ...dark,
      ...FIXED.dark,
      band: at(0.3, 0.7, 0.07),
      accent: until(0.76, STEP, { most: 0.1, least: 5, on: grounds[1] }),
      on: dark.wash,
      line: at(0.37, 0.2, 0.025),
      edge: until(0.5, STEP, { share: 0.2, most: 0.025, least: 3.1, on: grounds[1] }),
      ink: at(0.945, 0.05, 0.006),
      quiet: until(0.7, STEP, { share: 0.1, most: 0.012, least: 5, on: [dark.tint] }),
    },
  }
}

interface Wanted {
  /** The chroma as a share of the given one, and the most of it. */
  readonly share?: number
  readonly most?: number
  /** The least contrast on each of these grounds. */
  readonly least: number
  readonly on: readonly string[]
}

const STEP = 0.005

/** A word and a symbol always stand beside these, so they need not differ from the colour of the publisher. */
const FIXED = {
  light: { alert: '#98260f', 'alert-tint': '#fcebe6', good: '#14603a', 'good-tint': '#e0f3e7' },
  dark: { alert: '#ffb5a1', 'alert-tint': '#42211a', good: '#8fdcae', 'good-tint': '#173527' },
} as const
