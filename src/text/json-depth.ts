/** Deeper than any area nests, and far less than it takes to overflow the stack. */
const MAX_DEPTH = 64

/** Whether the brackets of a JSON text nest so deep that walking its value could overflow the stack. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (const [token] of json.matchAll(/\\.|["[\]{}]/g)) {
    if (token === '"') isInString = !isInString
    else if (isInString) continue
    else if (token === '[' || token === '{') depth++
    else depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}
