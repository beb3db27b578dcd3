import { UserError } from './errors.ts'

/** The entry of a table of formats that an option names. */
export function toFormat<Format>(formats: Readonly<Record<string, Format>>, name: string): Format {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (format !== undefined) return format
  throw new UserError(
    `There is no format \`${name}\`. Choose one of ${Object.keys(formats).join(', ')}.`,
  )
}
