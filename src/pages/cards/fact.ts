import { type Html, type Piece, html } from '../layout/html.ts'
import { type SymbolName, symbol } from '../layout/symbols.ts'

/** A line of a card with its symbol. */
export const fact = (name: SymbolName, text: Piece): Html =>
  html`<li>${symbol(name)}<span>${text}</span></li>`
