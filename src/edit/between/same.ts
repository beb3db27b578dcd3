import { type Raw, isRawObject } from '../../record/yaml/raw.ts'

/** Whether two values are equal. The order of keys does not matter. */
export function isSame(a: Raw, b: Raw): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSame(item as Raw, b[i] as Raw))
  if (!isRawObject(a) || !isRawObject(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name] as Raw, b[name] as Raw))
  )
}
