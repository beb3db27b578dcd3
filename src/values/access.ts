import { ACCESS, type Access } from '../parameters/choices.ts'

/** An entry about a place. */
interface Note {
  readonly description?: string | undefined
  readonly details?: string | undefined
}

/** The access features that are certain, and the notes on those that are so in part or not at all. */
export interface AccessNotes {
  readonly certain: readonly Access[]
  readonly partly: { readonly [A in Access]?: string }
}

/** The phrases that say each of them, the longest first, and words by which it is spoken of. */
const PHRASES: Readonly<Record<Access, readonly [phrases: RegExp, mentions: RegExp]>> = {
  'step-free': [
    /\b(?:step[ -]?free(?: access)?(?: throughout)?|level access(?: throughout)?|(?:fully )?wheelchair accessible(?: throughout)?|fully accessible)\b/g,
    /\bstep[ -]?free|\bsteps?\b|\bstairs?\b|\bramps?\b|\blevel\b|\bwheelchair/,
  ],
  'changing-place': [/\bchanging places?(?: toilets?)?\b/g, /\bchanging places?\b/],
  'accessible-toilet': [
    /\b(?:wheelchair accessible|accessible|disabled|adapted) (?:toilets?|wcs?|loos?)\b/g,
    /\b(?:toilets?|wcs?|loos?)\b/,
  ],
  'hearing-loop': [/\b(?:hearing|induction) loops?\b/g, /\bloops?\b/],
  lift: [/\b(?:passenger )?lifts?(?: to (?:all|every) floors?)?\b/g, /\blifts?\b/],
  parking: [
    /\b(?:(?:free|accessible|disabled|blue badge|on[ -]?site) ){0,3}(?:parking(?: (?:spaces?|bays?))?|car parks?)(?: for blue badge holders)?\b/g,
    /\bparking\b|\bcar parks?\b|\bblue badges?\b/,
  ],
  'quiet-room': [
    /\b(?:quiet|sensory) (?:rooms?|spaces?|areas?)\b/g,
    /\b(?:quiet|sensory) (?:rooms?|spaces?|areas?)\b/,
  ],
}
/** A toilet for wheelchairs is no step-free place, so phrases are looked for in this order. */
const ORDER = Object.keys(PHRASES).toSorted((one) =>
  one === 'step-free' ? 1 : -1,
) as readonly Access[]

/** Words that may stand around phrases and change nothing. */
const NEUTRAL =
  /\b(?:there|is|are|a|an|the|we|have|has|with|and|also|available|on site|onsite|yes|provided|good|our|venue|building|centre|two|three|four|several|fully|throughout|fitted|installed|plenty|ample|of|everywhere)\b|[^a-z]+/g

/** A word that takes something back, or says that it is not everywhere, not now or only for those who ask. */
const LIMITING =
  /\b(?:no|not|non|never|none|nor|without|lacks?|cannot|unable|isnt|arent|dont|doesnt|wont|cant|unfortunately|sorry|broken|order|working|planned|plans?|planning|soon|coming|hoping|hope|future|will|would|under|ask|asking|request|ring|call|phone|book|booking|booked|arrange|arranged|arrangement|prior|notice|advance|staff|knock|bell|assistance|help|helper|steps?|stairs?|stairway|staircase|kerb|threshold|slope|steep|narrow|floors?|ground|upper|lower|upstairs|downstairs|basement|storey|level|rooms?|halls?|rear|back|front|side|door|doors|entrance|entrances|entry|garden|desk|desks|counter|reception|theatre|cafe|main|only|some|part|parts|partly|partial|partially|mostly|most|almost|nearly|limited|restricted|except|apart|but|however|until|unless|if|when|where|weather|temporary|temporarily|portable|removable|closed|repair|nearby|nearest|street|road|away|metres|minutes|opposite|next|former|used|was|were|half)\b/

/** The limiting words of another feature's phrase, such as "room", do not count. */
const withoutPhrases = (text: string): string =>
  ORDER.reduce((rest, feature) => rest.replace(PHRASES[feature][0], ' '), text)

/** Reads the notes of one place. */
export function accessOf(notes: readonly Note[]): AccessNotes {
  const certain = new Set<Access>()
  const partly: { [A in Access]?: string } = {}
  const hasSteps = notes.some((note) => STEPS.test(withoutPhrases(bare(wordsOf(note)))))
  for (const note of notes) {
    const written = wordsOf(note)
    const said = bare(written)
    const found = new Set<Access>()
    let rest = bare(note.description ?? '')
    for (const feature of ORDER) {
      const [phrases] = PHRASES[feature]
      if (!rest.match(phrases)) continue
      found.add(feature)
      rest = rest.replace(phrases, ' ')
    }
    const isPlain = rest.replace(NEUTRAL, '') === '' && !LIMITING.test(withoutPhrases(said))
    for (const feature of ACCESS) {
      const isCertain = isPlain && found.has(feature) && !(feature === 'step-free' && hasSteps)
      if (isCertain) certain.add(feature)
      else if (found.has(feature) || PHRASES[feature][1].test(leftOf(feature, said)))
        partly[feature] ??= written
    }
  }
  // What one note takes back, another cannot give.
  const agreed = [...certain].filter((feature) => partly[feature] === undefined)
  return { certain: ACCESS.filter((feature) => agreed.includes(feature)), partly }
}

const STEPS = /\b(?:steps?|stairs?)\b/

/** A mention of a feature, without what belongs to others: "accessible toilet" is no mention of wheelchairs. */
const leftOf = (feature: Access, said: string): string =>
  ORDER.filter((other) => other !== feature).reduce(
    (rest, other) => rest.replace(PHRASES[other][0], ' '),
    said,
  )

/** Puts the places of a service together: certain is what every place has for certain. */
export function accessOfPlaces(places: readonly (readonly Note[])[]): AccessNotes {
  const all = places.map(accessOf)
  const certain = ACCESS.filter(
    (feature) => all.length > 0 && all.every((one) => one.certain.includes(feature)),
  )
  const partly: { [A in Access]?: string } = {}
  for (const [i, one] of all.entries())
    for (const feature of ACCESS) {
      if (certain.includes(feature)) continue
      const words =
        one.partly[feature] ?? (one.certain.includes(feature) && noteOf(places[i]!, feature))
      if (words) partly[feature] ??= words
    }
  return { certain, partly }
}

const noteOf = (notes: readonly Note[], feature: Access): string | undefined =>
  notes
    .map(wordsOf)
    .find(
      (words) => PHRASES[feature][1].test(bare(words)) || bare(words).match(PHRASES[feature][0]),
    )

const wordsOf = ({ description, details }: Note): string =>
  [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.')

const bare = (text: string): string => text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ')
