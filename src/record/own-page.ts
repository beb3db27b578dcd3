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
const HEADING = /^\s*#[^\S\n]+(\S[^\n]*?)[^\S\n]*#*[^\S\n]*(?:\n|$)/

/** Reads a page. It must begin with its heading. */
export function parseOwnPage(slug: string, file: string, text: string): Parsed<OwnPage> {
  const [heading, title] = HEADING.exec(text) ?? []
  return heading === undefined || title === undefined
    ? { diagnostics: [untitled(file)] }
    : { value: { slug, file, title, text: text.slice(heading.length) }, diagnostics: [] }
}

const untitled = (file: string): Diagnostic => ({
  code: 'untitled-page',
  message: 'This page does not begin with a heading.',
  hint: 'Write its heading in the first line, after a `#` and a space: `# About us`.',
  place: { file, path: [], line: 1, column: 1 },
})
