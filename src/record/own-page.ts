import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Parsed } from './parsed.ts'

/** A page that the publisher has written: one file of pages/. */
export interface OwnPage {
  readonly slug: string
  readonly file: string
  /** Its heading: the first line. */
  readonly title: string
  /** Everything below the heading, in Markdown. */
  readonly text: string
}

/** The first line that is not empty, as a heading: `# About us`. */
const HEADING = /^\s*#(?=[^\S\n])([^\n]*)(?:\n|$)/

/** Reads a page. It must begin with its heading. */
export function parseOwnPage(slug: string, file: string, text: string): Parsed<OwnPage> {
  const [heading, words = ''] = HEADING.exec(text) ?? []
  const title = withoutClosing(words.trim())
  return heading === undefined || title === ''
    ? { diagnostics: [untitled(file)] }
    : { value: { slug, file, title, text: text.slice(heading.length) }, diagnostics: [] }
}

/** A heading without the number signs that may close it: `# About us #`. */
const withoutClosing = (words: string) => words.replace(/(?<=[^#])#+$/, '').trimEnd()

const untitled = (file: string): Diagnostic => ({
  code: 'untitled-page',
  message: 'This page does not begin with a heading.',
  hint: 'Write its heading in the first line, after a `#` and a space: `# About us`.',
  place: { file, path: [], line: 1, column: 1 },
})
