import type { UnknownReason } from '../../coverage/compile/area.ts'
import type { Written } from '../../record/schema/written.ts'
import { quote } from '../../text/quote.ts'
import { type Judgement, areasOf } from '../areas.ts'
import type { QualityRule } from './quality-rule.ts'

export const unjudgedArea: QualityRule = {
  code: 'unjudged-area',
  means: 'No postcode can be checked against a service area.',
  costs: 5,
  // Searches by postcode find the service always or never.
  *check({ services, judge }) {
    for (const service of services)
      for (const { written, owner, i } of areasOf(service)) {
        const words = wordsFor(judge(written))
        if (!words) continue
        yield {
          message: words.message(nameOf(written)),
          hint: words.hint,
          place: { ...owner.place, path: [...owner.place.path, 'service_areas', i] },
          about: service,
        }
      }
  },
}

interface Words {
  readonly message: (name: string) => string
  readonly hint: string
}

const OTHER_FORMS =
  'List its postcodes, such as `[BS3, BS4]`, give its code, such as `E06000023`, or draw it as a file in content/areas.'

/** By reason. A missing postcode file is the publisher's business and not a fault of the record. */
const REASONS: Readonly<Record<Exclude<UnknownReason, 'no-postcode-file'>, Words>> = {
  'free-text': {
    message: (name) => `No postcode can be checked against the area ${name}.`,
    hint: OTHER_FORMS,
  },
  'ambiguous-name': {
    message: (name) => `More than one area is called ${name}.`,
    hint: OTHER_FORMS,
  },
  contradiction: {
    message: (name) => `The area ${name} is called local but has the code of a nation.`,
    hint: OTHER_FORMS,
  },
  'unknown-code': {
    message: (name) => `No postcode has the code of the area ${name}.`,
    hint: 'Look the code up at https://statistics.data.gov.uk. It may have been replaced.',
  },
  'bad-extent': {
    message: (name) => `The outline of the area ${name} cannot be read.`,
    hint: OTHER_FORMS,
  },
  projected: {
    message: (name) =>
      `The outline of the area ${name} is in metres on a map grid, not in degrees.`,
    hint: 'Save it again from the map program as GeoJSON with WGS 84.',
  },
  'unsupported-format': {
    message: (name) => `The outline of the area ${name} is not GeoJSON.`,
    hint: 'Save it again from the map program as GeoJSON.',
  },
}

const wordsFor = (judgement: Judgement): Words | undefined =>
  Object.hasOwn(REASONS, judgement) ? REASONS[judgement as keyof typeof REASONS] : undefined

const nameOf = (written: string | Written<'service_area'>): string =>
  typeof written === 'string'
    ? quote(written)
    : quote(written.name ?? written.code ?? written.area ?? written.uri ?? written.extent ?? '')
