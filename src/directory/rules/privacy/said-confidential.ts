import { quote } from '../../../text/quote.ts'
import { saysSecret } from '../../../values/no-place.ts'
import type { Location } from '../../directory.ts'
import type { Finding, Rule } from '../rule.ts'

export const saidConfidential: Rule = {
  code: 'said-confidential',
  severity: 'warning',
  means: 'A text says that an address is confidential, and the address would be published.',
  *directory({ services, locations }) {
    for (const { value, place, places, draft } of services) {
      const [open] = places.map(({ location }) => location).filter(isShown)
      if (open && !draft) yield* findingsIn(value, place.file, open)
    }
    for (const location of locations.filter(isShown))
      yield* findingsIn(location.value, location.place.file, location)
  },
}

const isShown = ({ value, draft }: Location): boolean =>
  !draft && value.confidential !== true && (value.addresses ?? []).length > 0

const TEXTS = ['name', 'description', 'alert', 'application_process', 'transportation'] as const

function* findingsIn(value: object, file: string, open: Location): Generator<Finding> {
  const texts = value as Partial<Record<(typeof TEXTS)[number], string>>
  for (const field of TEXTS)
    if (saysSecret(texts[field] ?? ''))
      yield {
        message: `${quote(field)} says that the address is confidential, but that of ${quote(open.slug)} is published.`,
        hint: `Write ${quote('confidential: true')} in ${quote(open.place.file)}. If it is no secret, say so in other words.`,
        place: { file, path: [field] },
      }
}
