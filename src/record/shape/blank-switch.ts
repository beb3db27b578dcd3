import { quote } from '../../text/quote.ts'
import type { Shaping } from './shaping.ts'

/** Fields that hold something back, where they are `true`. */
const SWITCHES = ['confidential', 'draft']

/** Tells of such a field that is left without a value: whoever wrote it down hardly wanted all to be published. */
export function tellBlankSwitch(key: string, { file, path, diagnostics }: Shaping): void {
  if (!SWITCHES.includes(key)) return
  diagnostics.push({
    code: 'blank-field',
    message: `${quote(key)} has no value, and so nothing is kept back.`,
    hint: `Write \`${key}: true\`, or take the line out.`,
    place: { file, path: [...path, key], at: 'key' },
  })
}
