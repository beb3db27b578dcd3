import type { Schema } from './schema.ts'

/**
 * A telephone number, whatever else stands beside its digits; no email address, no O for a nought, and not an area code
 * alone, which has six digits at most.
 */
export const WITH_DIGITS = '^(?!.*@|\\s*[Oo][0-9]|\\s*0(?:\\s*[0-9]){0,5}\\s*$).*[0-9]'

/** Numbers with limits that the standard leaves to good sense. */
export const limits: Readonly<Record<string, Schema>> = {
  'service.minimum_age': { minimum: 0, maximum: 150 },
  'service.maximum_age': { minimum: 0, maximum: 150 },
  'location.latitude': { minimum: -90, maximum: 90 },
  'location.longitude': { minimum: -180, maximum: 180 },
  'schedule.interval': { type: 'integer', minimum: 1 },
  'schedule.count': { type: 'integer', minimum: 1 },
  'schedule.timezone': { minimum: -12, maximum: 14 },
  'cost_option.amount': { minimum: 0 },
  'phone.number': { pattern: WITH_DIGITS },
  'cost_option.currency': { pattern: '^[A-Z]{3}$' },
  'address.country': { pattern: '^[A-Z]{2}$' },
  'phone.extension': { type: 'integer', minimum: 0 },
  'service_capacity.available': { minimum: 0 },
  'service_capacity.maximum': { minimum: 0 },
}
