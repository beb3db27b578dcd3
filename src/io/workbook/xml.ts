/** The number of a column by its letters, from 1: `A`, `XFD`. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

type Attributes = Readonly<Record<string, string | undefined>>

/** The attributes of every tag of a name, without the prefixes of namespaces. */
export function* tagsIn(text: string, name: string): Generator<Attributes> {
  for (const [, attributes] of text.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g')))
    yield attributesOf(attributes!)
}

export const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/(?<!\w)(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key, double, single]) => [key!, (double ?? single ?? '').replaceAll('&amp;', '&')],
    ),
  )
