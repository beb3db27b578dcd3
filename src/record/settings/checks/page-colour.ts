import { contrast, WHITE } from '../colour.ts'
import { completeSettings } from '../settings.ts'
import type { Check } from './settings-check.ts'

/** The least contrast of text that most people can read (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
const LEAST = 4.5

/** Links and buttons have the publisher's colour on white, or white on that colour. */
export const pageColour: Check = function* (written, file) {
  const { pages } = completeSettings(written)
  if (pages === 'off' || contrast(pages.colour, WHITE) >= LEAST) return
  yield {
    code: 'pale-colour',
    message: `The colour ${pages.colour} is too pale to be read on white.`,
    hint: 'Write a darker colour, such as "#0b5394".',
    place: { file, path: ['pages', 'colour'] },
  }
}
