/** How many values JSON holds, with its objects and lists; counting ends soon after `most`. */
export function countValues(json: unknown, most: number): number {
  const open = [json]
  let count = 0
  while (open.length > 0 && count <= most) {
    const value = open.pop()
    count++
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (inner.length > most) return count + inner.length
    for (const one of inner) open.push(one)
  }
  return count
}
