import { DELIVERIES, type Delivery } from '../parameters/choices.ts'
import { MAX_LENGTH } from './max-length.ts'

const SAYS: Readonly<Record<Delivery, readonly string[]>> = {
  'in-person': [
    'in person',
    'face to face',
    'at venue',
    'at the venue',
    'on site',
    'onsite',
    'physical',
    'at our centre',
    'drop in',
  ],
  telephone: [
    'by phone',
    'phone',
    'by telephone',
    'telephone',
    'on the phone',
    'over the phone',
    'phone call',
  ],
  online: [
    'online',
    'virtual',
    'virtually',
    'by video',
    'video',
    'video call',
    'by video call',
    'zoom',
    'on zoom',
    'webinar',
    'remote video',
  ],
  home: [
    'home visit',
    'home visits',
    'at home',
    'in your home',
    'in your own home',
    'at your home',
    'they come to you',
    'we come to you',
    'visits at home',
  ],
}

/** What is said of a service: how people take part, and what kind of place it is at. Nothing comes of what is not said. */
export interface Attended {
  readonly attending_types: readonly (string | undefined)[]
  readonly places: readonly {
    readonly location_type?: string | undefined
    readonly name?: string | undefined
  }[]
}

/** How people can take part for certain. A virtual place is online, unless its name says that it is a telephone. */
export function deliveriesOf({ attending_types, places }: Attended): readonly Delivery[] {
  const said = attending_types.flatMap((text = '') =>
    text
      .slice(0, MAX_LENGTH)
      .toLowerCase()
      .replace(/[-_]/g, ' ')
      .split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/),
  )
  const virtual = places
    .filter(({ location_type }) => location_type === 'virtual')
    .map(({ name = '' }): Delivery =>
      /phone|helpline|\bline\b|\bcalls?\b/i.test(name) ? 'telephone' : 'online',
    )
  return DELIVERIES.filter(
    (one) =>
      virtual.includes(one) ||
      said.some((text) => SAYS[one].includes(text.replace(/\.$/, '').trim())),
  )
}

/** True when what stands for a place says that there is none: `Online`, `Online via Zoom`, `By phone`. */
export function isOnline(text: string): boolean {
  const said = text.trim().replace(/^online(?: \(|:| - | (?:via|on|through|using) )/i, 'on ')
  const found = deliveriesOf({ attending_types: [said.replace(/\)$/, '')], places: [] })
  return found.length > 0 && found.every((one) => one === 'online' || one === 'telephone')
}

/** Beginnings of how to join that need nobody else to send people. */
const ALONE =
  /^(?:(?:you )?just (?:turn up|come along|come|drop in|walk in)|drop in|walk in|turn up|come along|(?:there is )?no referral (?:is )?(?:needed|necessary|required)|no need (?:for a referral|to be referred)|you do not need (?:a referral|to be referred)|you don’?t need (?:a referral|to be referred)|self[- ]refer(?:ral|rals)?|you can refer yourself|refer yourself|(?:mae croeso i bawb|galwch heibio|does dim angen atgyfeiriad))\b/i

/** True when somebody can join without a referral: how to join begins so, and does not take it back in the same sentence. */
export function needsNoReferral(process = ''): boolean {
  const [sentence = ''] = process
    .trim()
    .replaceAll("'", '’')
    .split(/[.!\n]/)
  return (
    ALONE.test(sentence) &&
    !/\b(?:only|unless|except|but|if|when|after|once|with a referral|members?)\b/i.test(sentence)
  )
}
