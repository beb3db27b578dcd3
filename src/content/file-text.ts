import type { FileText } from '../directory/other-texts.ts'
import { memoise } from '../text/memoise.ts'
import type { PublicFile } from './public-file.ts'

/** The text of a file of content/public/ after its name, which is all that is known of a picture. */
export const fileText = memoise(({ path, bytes }: PublicFile): FileText => {
  const [, ending = ''] = /\.([a-z]+)$/.exec(path) ?? []
  const read = READERS[ending]
  const text = read ? `\n${read(decoder.decode(bytes()).replace(DATA, ''))}` : ''
  return { file: `public${path}`, text: path + text }
})

const decoder = new TextDecoder()

/** Bytes in a web address of their own (RFC 2397). */
const DATA = /base64,[A-Za-z\d+/=]+/g
/** Attributes of SVG that are long lists of numbers. */
const SHAPES = /\s(?:d|gradientTransform|points|transform|values|viewBox)=(?:"[^"]*"|'[^']*')/g

const READERS: Readonly<Record<string, (text: string) => string>> = {
  csv: (text) => text,
  txt: (text) => text,
  // Escapes: CSS Syntax, section 4.3.7
  css: (text) =>
    text.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(parseInt(code, 16), 0x10_ff_ff)),
    ),
  // With its tags, which have titles and comments, and without them, which may split a text.
  svg(text) {
    const written = text.replace(SHAPES, '')
    return `${written}\n${written.replace(/<[^<>]{0,2000}>/g, ' ')}`
  },
}
