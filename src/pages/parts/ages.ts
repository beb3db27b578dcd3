import type { Document } from '../../hsds/types.ts'
import type { Messages } from '../../messages/messages.ts'

/** The ages that a service is for, in words; undefined when it says none. */
export function sayAges(
  { minimum_age: minimum, maximum_age: maximum }: Document<'service'>,
  { service: { ages: messages } }: Messages,
): string | undefined {
  if (minimum === undefined) return maximum === undefined ? undefined : messages.upTo({ maximum })
  return maximum === undefined ? messages.from({ minimum }) : messages.between({ minimum, maximum })
}
