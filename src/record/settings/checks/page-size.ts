import { type Settings, completeSettings } from '../settings.ts'
import type { Check } from './settings-check.ts'

/** Reports a default above the maximum: pages would have fewer items than the settings say. */
export const pageSize: Check = function* (written, file) {
  const { default: wanted } = (written.per_page ?? {}) as Partial<Settings['per_page']>
  const { maximum } = completeSettings(written).per_page
  if (wanted === undefined || wanted <= maximum) return
  yield {
    code: 'out-of-range',
    message: `\`default\` is ${wanted}, but a page has at most ${maximum} items.`,
    hint: `Write \`maximum: ${wanted}\` below it, or a number up to ${maximum} here.`,
    place: { file, path: ['per_page', 'default'] },
  }
}
