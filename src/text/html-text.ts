import { compile } from 'html-to-text'

const convert = compile({
  wordwrap: false,
  preserveNewlines: false,
  selectors: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    { selector: 'img', format: 'skip' },
    { selector: 'iframe', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
})

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i
const ENTITY = /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i

export const hasMarkup = (text: string): boolean => TAG.test(text) || ENTITY.test(text)

/** HTML as plain text. Text without a tag keeps its line ends. */
export function toPlainText(html: string): string {
  const isHtml = TAG.test(html)
  const source = isHtml ? looseItems(html) : html.replaceAll('\n', '<br>')
  return toText(source)
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^ (?=- )/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The library calls itself for each level of tags, and walks all levels again. Where tags are too many, each ends a line. */
function toText(source: string): string {
  try {
    if ((source.match(/<[a-z]/gi)?.length ?? 0) <= MAX_TAGS) return convert(source)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return convert(source.replace(/<[^<>]*>?/g, '<br>'))
}

const MAX_TAGS = 2000

/** Items without a list and cells without a table would run together. */
const looseItems = (html: string): string =>
  html
    .replace(/<li\b/gi, /<[uo]l\b/i.test(html) ? '$&' : '<br>- $&')
    .replace(/<\/t[dh]>/gi, /<table\b/i.test(html) ? '$&' : ' $&')
