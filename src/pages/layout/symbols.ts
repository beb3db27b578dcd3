import { checksum } from '../../text/checksum.ts'
import { FIND } from '../address.ts'
import { type Html, html } from './html.ts'

/** The lines of each symbol, in a square of 24 units. The style gives them their width and colour. */
const SYMBOLS = {
  phone:
    'M6.6 3.5 9 3l1.8 4.2-2 1.6a11 11 0 0 0 6.4 6.4l1.6-2L21 15l-.5 2.4A3.6 3.6 0 0 1 17 20.5C9.6 20.5 3.5 14.4 3.5 7a3.6 3.6 0 0 1 3.1-3.5Z',
  place:
    'M12 21.5c4.5-4.5 7-8.3 7-11.5a7 7 0 0 0-14 0c0 3.2 2.5 7 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20.5a7 7 0 0 1 14 0',
  warning: 'M12 3.5 22 20.5H2L12 3.5ZM12 10v4.5M12 17.2v.6',
  star: 'm12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6L3.4 9.8l6-.7L12 3.5Z',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12',
  print: 'M7 8.5v-5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7v-7Z',
  mail: 'M3 5.5h18v13H3v-13ZM3.5 6.5 12 13l8.5-6.5',
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
  calendar: 'M4 6h16v14.5H4V6ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7',
  pencil: 'm4 20 1-4.5L16 4.5 19.5 8l-11 11L4 20Z',
  way: 'm12 2.5 9.5 9.5-9.5 9.5L2.5 12 12 2.5ZM9 14.5V11h6M13 8.5l2.5 2.5-2.5 2.5',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5l5.5 5.5',
  near: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 2v4.5M12 17.5V22M2 12h4.5M17.5 12H22',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  cross: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  steps: 'M3 19h5v-4.5h4.5V10H17V5.5h4',
  dot: 'M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  text: 'M4 4.5h16v12h-8.5L7 20.5v-4H4v-12Z',
  leave: 'M10 4H4v16h6M10 12h11M17 8l4 4-4 4',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5',
  wait: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
} as const
export type SymbolName = keyof typeof SYMBOLS

const text = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(SYMBOLS)
  .map(([name, lines]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${lines}"/></symbol>`)
  .join('')}</svg>`

/** All symbols in one file, at an address that changes with them. */
export const symbolsFile = { path: `${FIND}/_/symbols.${checksum(text)}.svg`, text }

/** A symbol, which says nothing to readers: a word always stands beside it. */
export const symbol = (name: SymbolName): Html =>
  html`<svg class="i" aria-hidden="true"><use href="${symbolsFile.path}#${name}"></use></svg>`
