import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'

/** A record whose telephone numbers are written short where there is nothing but a number: `phones: [0117 496 0123]`. */
export const withShortPhones = (record: RawObject): RawObject =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, shortened(field, value)]),
  )

/** The value of a field, with short telephone numbers at any depth. */
export function shortened(field: string, value: Raw): Raw {
  if (isRawObject(value)) return withShortPhones(value)
  if (!Array.isArray(value)) return value
  return (value as readonly Raw[]).map((item) => {
    const isShort = field === 'phones' && isRawObject(item) && Object.keys(item).join() === 'number'
    return isShort ? item.number! : shortened(field, item)
  })
}
