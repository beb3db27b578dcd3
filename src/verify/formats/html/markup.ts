import { printable } from '../words.ts'

/** HTML that may be put into other HTML as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Part[]

/**
 * A template of HTML. Whatever is put into it is shown as the text that it is, and cannot become markup; other templates
 * stay what they are, and lists of them are joined.
 */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: literals }, ...parts.map(textOf)))

const textOf = (part: Part): string => {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return printable(String(part)).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
