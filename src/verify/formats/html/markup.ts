import { printable } from '../printable.ts'

/** HTML that needs no escaping. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Part[]

/** A template of HTML. Escapes texts, inserts other templates as they are, and joins lists. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: literals }, ...parts.map(textOf)))

const textOf = (part: Part): string => {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return printable(String(part)).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
