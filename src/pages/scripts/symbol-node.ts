import { symbolsFile, type SymbolName } from '../layout/symbols.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A symbol as `symbol` of layout/ writes it. */
export function symbolNode(name: SymbolName, isFull = false): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', isFull ? 'i full' : 'i')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${symbolsFile.path}#${name}`)
  svg.append(use)
  return svg
}
