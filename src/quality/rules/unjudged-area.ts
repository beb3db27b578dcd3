import type { UnknownReason } from '../../coverage/compile/area.ts'
import { quote } from '../../text/quote.ts'
import type { Written } from '../../record/schema/written.ts'
import { type Advice, type Advised } from '../advice.ts'
import { type Judgement, areasOf } from '../areas.ts'

/** Nobody can tell whether a postcode lies in a service area, so the service turns up everywhere or nowhere. */
export function* unjudgedArea({ services, judge }: Advised): Generator<Advice> {
  for (const service of services)
    for (const { written, owner, i } of areasOf(service)) {
      const says = whyNot(judge(written))
      if (!says) continue
      yield {
        code: 'unjudged-area',
        message: `${says.message(nameOf(written))}`,
        hint: says.hint,
        place: { ...owner.place, path: [...owner.place.path, 'service_areas', i] },
        about: service,
      }
    }
}

interface Words {
  readonly message: (name: string) => string
  readonly hint: string
}

const INSTEAD =
  'List its postcodes, such as `[BS3, BS4]`, give its code, such as `E06000023`, or draw it as a file of content/areas.'

/** A code or a name may only want a postcode file, which is for the publisher to take in and no fault of the record. */
const REASONS: Readonly<Record<Exclude<UnknownReason, 'no-postcode-file'>, Words>> = {
  'free-text': {
    message: (name) => `No postcode can be checked against the area ${name}.`,
    hint: INSTEAD,
  },
  'ambiguous-name': { message: (name) => `More than one area is called ${name}.`, hint: INSTEAD },
  contradiction: {
    message: (name) => `The area ${name} is called local and has the code of whole nations.`,
    hint: INSTEAD,
  },
  'unknown-code': {
    message: (name) => `No postcode has the code that the area ${name} gives.`,
    hint: 'Look the code up at https://statistics.data.gov.uk; it may have been replaced.',
  },
  'bad-extent': {
    message: (name) => `The outline of the area ${name} cannot be read.`,
    hint: INSTEAD,
  },
  projected: {
    message: (name) =>
      `The outline of the area ${name} is in metres of a map grid, not in degrees.`,
    hint: 'Save it again from the map program as GeoJSON with WGS 84.',
  },
  'unsupported-format': {
    message: (name) => `The outline of the area ${name} is not GeoJSON.`,
    hint: 'Save it again from the map program as GeoJSON.',
  },
}

const whyNot = (judgement: Judgement): Words | undefined =>
  Object.hasOwn(REASONS, judgement) ? REASONS[judgement as keyof typeof REASONS] : undefined

const nameOf = (written: string | Written<'service_area'>): string =>
  typeof written === 'string'
    ? quote(written)
    : quote(written.name ?? written.code ?? written.area ?? written.uri ?? written.extent ?? '')
