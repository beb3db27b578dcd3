import { qrOf } from './qr.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The code of an address as a picture, with its quiet zone of four modules; undefined when it is too long. */
export function qrNode(address: string): SVGElement | undefined {
  const grid = qrOf(address)
  if (!grid) return undefined
  const svg = document.createElementNS(SVG, 'svg')
  const size = grid.length + 8
  svg.setAttribute('viewBox', `-4 -4 ${size} ${size}`)
  svg.setAttribute('role', 'img')
  svg.setAttribute('class', 'code')
  svg.setAttribute('aria-label', 'QR')
  const path = document.createElementNS(SVG, 'path')
  const runs = grid.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  path.setAttribute('d', runs.join(''))
  svg.append(path)
  return svg
}
