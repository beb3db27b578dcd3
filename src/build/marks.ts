/** Sums up texts as they are written, for a mark that another content will not have. */
export interface Marker {
  add(text: string): void
  /** Sixteen hexadecimal digits. */
  mark(): string
}

/** Two FNV-1a sums with different beginnings, over UTF-16 units. */
export function createMarker(): Marker {
  let a = 0x811c9dc5
  let b = 0x01000193
  return {
    add(text) {
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i)
        a = Math.imul(a ^ unit, 0x01000193)
        b = Math.imul(b ^ unit, 0x01000193) ^ (b >>> 13)
      }
    },
    mark: () => [a, b].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join(''),
  }
}

/** The mark of some texts. */
export function markOf(texts: readonly string[]): string {
  const marker = createMarker()
  for (const text of texts) marker.add(text)
  return marker.mark()
}
