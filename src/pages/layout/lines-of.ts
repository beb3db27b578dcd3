import { type Piece, html, unescapeHtml } from './html.ts'

/** The elements of our templates that begin or end a line. */
const BLOCK = /<(?:\/?(?:div|dd|dl|dt|h\d|li|p|section|ul)\b[^<>]*|br \/)>/g

/** The lines that a reader sees of a piece of a page, without its links. Values in it are escaped, so `<` begins a tag. */
export const linesOf = (piece: Piece): string[] =>
  html`${piece}`.text
    .replace(/\s+/g, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^<>]*>/g, '')
    .split('\n')
    .map((line) => unescapeHtml(line.trim()))
    .filter((line) => line !== '')
