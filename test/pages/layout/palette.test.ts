import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/record/settings/colour.ts'
import { type Palette, paletteOf } from '../../../src/pages/layout/palette.ts'
import { styleFile } from '../../../src/pages/layout/style/style-file.ts'

/** Colours of councils: dark and light, grey, and the ends of what a screen shows. */
const GIVEN = `#0b5d66 #0b5394 #ffd200 #ff8a00 #e6007e #808080 #7ec8e3 #000000 #ffffff #c00000 #00a650 #5b2d82`

type Tone = keyof Palette
const PAIRS = (least: Record<string, number>): readonly [Tone, Tone, number][] =>
  Object.entries(least).flatMap(([pair, most]) => {
    const [text, ...grounds] = pair.split(' ') as Tone[]
    return grounds.map((ground) => [text!, ground, most] as [Tone, Tone, number])
  })

const TEXT = PAIRS({
  'ink wash card tint alert-tint good-tint': 7,
  'accent wash card tint': 4.6,
  'quiet wash card tint': 4.5,
  'on accent': 4.5,
  'alert alert-tint card wash tint': 4.5,
  'good good-tint card tint': 4.5,
  'edge card wash tint': 3,
})

describe.each(GIVEN.split(' '))('from %s', (colour) => {
  it.each(['light', 'dark'] as const)('all text can be read, in %s', (tone) => {
    const palette = paletteOf(colour)[tone]
    const weak = TEXT.filter(([text, on, least]) => contrast(palette[text], palette[on]) < least)
    expect(weak).toEqual([])
    expect(contrast('#ffffff', palette.band)).toBeGreaterThanOrEqual(7)
  })
})

it('a dark colour stays as it was given', () => {
  expect(paletteOf('#0b5d66').light).toMatchObject({ band: '#0b5d66', accent: '#0b5d66' })
})

it('a light colour is darkened, and shown as it is in a line', () => {
  expect(paletteOf('#ffd200').light.band).not.toBe('#ffd200')
  expect(styleFile('#ffd200').text).toContain('solid #ffd200')
  expect(styleFile('#0b5d66').text).not.toContain('solid #0b5d66')
})
