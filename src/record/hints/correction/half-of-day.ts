import { formats } from '../../schema/formats.ts'
import { type Guess, lineWith } from './wrong-text.ts'

/** `9:30` can be in the morning or in the evening. */
export const halfOfDay: Guess = (wrong) => {
  const [, hour, minute = '00'] = /^([1-9])(?:[:.](\d\d))?$/.exec(wrong.text.trim()) ?? []
  if (wrong.schema.format !== 'time' || !hour) return undefined
  const [morning, evening] = [`0${hour}:${minute}`, `${Number(hour) + 12}:${minute}`]
  if (!formats.time?.test(morning)) return undefined
  return `Write ${lineWith(wrong, morning)}, or \`${evening}\` if it is after noon.`
}
