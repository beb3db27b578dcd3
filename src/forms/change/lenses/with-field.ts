import type { Raw, RawObject } from '../../../record/yaml/raw.ts'

/** A record with another value of a field; without the field when the value is empty. */
export function withField(record: RawObject, field: string, value: Raw): RawObject {
  const { [field]: _, ...rest } = record
  if (value === '' || (Array.isArray(value) && value.length === 0)) return rest
  return field in record ? { ...record, [field]: value } : { ...rest, [field]: value }
}

/** A record with another text of a field; undefined where what is written was not shown. */
export function withText(
  record: RawObject,
  field: string,
  next: string,
  was: string,
): RawObject | undefined {
  // What is written but not published has not been in the form, and nothing may take its place.
  const isHidden = was === '' && (record[field] ?? '') !== ''
  return isHidden ? undefined : withField(record, field, next)
}
