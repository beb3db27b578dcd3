import type { Schema } from './schema.ts'

/** What a spreadsheet makes of a long number, such as `1.17496E+09`: the digits that it does not show are lost. */
const SHORTENED = '\\s*[0-9](?:[.,][0-9]+)?[Ee]\\+[0-9]+\\s*$'

/** Any text but such a number. */
export const UNSHORTENED = `^(?!${SHORTENED})`

/**
 * A telephone number, whatever else stands beside its digits; no email address, no O for a nought, not an area code
 * alone, which has six digits at most, and not what a spreadsheet made of one.
 */
export const WITH_DIGITS = `^(?!.*@|\\s*[Oo][0-9]|\\s*0(?:\\s*[0-9]){0,5}\\s*$|${SHORTENED}).*[0-9]`

/** Whether a spreadsheet shortened a number. */
export const isShortened = (text: string): boolean => !new RegExp(UNSHORTENED).test(text)

/**
 * A country as ISO 3166-1 (alpha-2) writes it, where the United Kingdom is GB; UK stands for none there, and the postcode
 * of such an address would go unchecked.
 */
export const COUNTRY = '^(?!UK$)[A-Z]{2}$'

/** Numbers with limits that the standard leaves to good sense. */
export const limits: Readonly<Record<string, Schema>> = {
  'service.minimum_age': { minimum: 0, maximum: 150 },
  'service.maximum_age': { minimum: 0, maximum: 150 },
  'location.latitude': { minimum: -90, maximum: 90 },
  'location.longitude': { minimum: -180, maximum: 180 },
  'location.external_identifier': { pattern: UNSHORTENED },
  'schedule.interval': { type: 'integer', minimum: 1 },
  'schedule.count': { type: 'integer', minimum: 1 },
  'schedule.timezone': { minimum: -12, maximum: 14 },
  'cost_option.amount': { minimum: 0 },
  'phone.number': { pattern: WITH_DIGITS },
  'cost_option.currency': { pattern: '^[A-Z]{3}$' },
  'address.country': { pattern: COUNTRY },
  'phone.extension': { type: 'integer', minimum: 0 },
  'service_capacity.available': { minimum: 0 },
  'service_capacity.maximum': { minimum: 0 },
}
