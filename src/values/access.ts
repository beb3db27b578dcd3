import { ACCESS, type Access } from '../parameters/choices.ts'
import { memoise } from '../text/memoise.ts'

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

/** The phrases that say each of them, and words by which it is spoken of. English and Welsh. */
const PHRASES: Readonly<Record<Access, readonly [phrases: RegExp, mentions: RegExp]>> = {
  'step-free': [
    /\b(?:(?:step[ -]?free|level|flat)(?: (?:access|entrance|entry|threshold|building|venue|route))?(?: (?:throughout|everywhere|all the way in))?(?: from the(?: (?:street|pavement|road))?)?(?<!\b(?:level|flat))|(?:all |everything(?: is)? )?on one level(?:,? (?:with|and|there (?:is|are)) no steps?)?|no steps?(?: anywhere| at all| at the entrance| throughout)?|ramped (?:access|entrance)|permanent ramp(?: (?:at|to) the (?:main |front )?(?:door|entrance))?|(?:fully )?wheelchair[ -]accessible(?: throughout)?|fully accessible|(?:mynediad )?(?:di[ -]ris(?:iau)?|heb (?:risiau|stepiau))|mynediad gwastad)\b/g,
    /\bstep[ -]?free|\bsteps?\b|\bstairs?\b|\bramp|\blevel\b|\bwheelchair|\bg?ris(?:iau)?\b|\bmynediad\b/,
  ],
  'changing-place': [
    /\b(?<!(?:baby|nappy|clothes) )changing places?(?: (?:toilets?|rooms?|facilit(?:y|ies)))?(?: with (?:a )?hoist)?\b/g,
    /\b(?<!(?:baby|nappy|clothes) )changing places?\b/,
  ],
  'accessible-toilet': [
    /\b(?:(?:(?:wheelchair[ -])?accessible|disabled|adapted|wheelchair) (?:toilets?|wcs?|loos?|bogs?|lavator(?:y|ies))|th?oiled(?:au)? (?:hygyrch|anabl|i bobl anabl))(?: (?:(?:just )?inside|on (?:the )?ground floor|on (?:each|every) floor|on each|with (?:an? )?(?:grab ?rails?|hoist|radar key|(?:emergency |red )?(?:pull )?cord)))*\b/g,
    /\b(?:toilets?|wcs?|loos?|bogs?|lavator(?:y|ies)|th?oiled(?:au)?)\b/,
  ],
  'hearing-loop': [
    /\b(?:(?:(?:hearing|induction|audio|t)[ -]loops?(?: systems?)?|loop systems?|dd?olen (?:glyw|sain|sefydlu))(?: (?:fitted |installed )?in (?:all|every) (?:the )?rooms?| ym mhob ystafell)?)\b/g,
    /\bloops?\b|\bdd?olen\b/,
  ],
  lift: [
    /\b(?:(?:passenger )?lifts?|lifft)(?: to (?:all|every|both) floors?)?\b/g,
    /\blifts?\b|\blifft\b/,
  ],
  parking: [
    /\b(?:(?:(?:(?:free|accessible|disabled|blue badge|on[ -]?site|our own|visitors?) ){0,3}(?:(?:car )?parking(?: (?:spaces?|bays?))?|car parks?)(?: for (?:blue badge holders|visitors|(?:(?:\d+|two|three|four|five|six|ten|twenty) )?(?:cars|minibuses|coaches)(?: and (?:cars|minibuses|coaches))?))?|(?:blue badge|disabled) (?:bays?|spaces?))(?: (?:right )?(?:by|outside|near|at|round|behind) the (?:(?:main |front )?(?:door|entrance)|back|rear|front|building|hall))?|(?:(?:maes|meysydd|lle|lleoedd) )?parcio(?: am ddim| hygyrch| i bobl anabl)*)\b/g,
    /\bparking\b|\bcar parks?\b|\bblue badges?\b|\bparcio\b/,
  ],
  'quiet-room': [
    /\b(?:(?:quiet|sensory) (?:rooms?|spaces?|areas?)|ystafell dawel)\b/g,
    /\b(?:quiet|sensory) (?:rooms?|spaces?|areas?)\b|\bystafell dawel\b/,
  ],
}
/** A toilet for wheelchairs is no step-free place, so phrases are looked for in this order. */
const ORDER = Object.keys(PHRASES).toSorted((one) =>
  one === 'step-free' ? 1 : -1,
) as readonly Access[]

/** Words that may stand around phrases and change nothing. */
const NEUTRAL =
  /\b(?:large print(?: menus| signs)?|braille(?: menus| signs)?|baby changing(?: facilities| table)?|(?:hand|grab) ?rails?|wide (?:corridors|aisles)|(?:a )?quiet corner|(?:assistance|guide) dogs|welcome|opens with a radar key|radar key|there|theres|is|are|a|an|the|we|have|has|with|and|also|too|though|as well as|available|on site|onsite|yes|provided|good|our|venue|building|centre|one|two|three|four|five|six|several|spaces|fully|throughout|fitted|installed|plenty|ample|loads|lots|of|everywhere|mae|yma|gyda|ac|ar gael)\b|[^a-z]+/g

/** A word that takes something back, or says that it is not everywhere, not now or only for those who ask. */
const LIMITING =
  /\b(?:no|not|non|never|none|nor|or|without|lacks?|cannot|unable|isnt|arent|dont|doesnt|wont|cant|unfortunately|sorry|broken|order|working|planned|plans?|planning|soon|coming|hoping|hope|future|will|would|under|ask|asking|request|ring|call|phone|book|booking|booked|arrange|arranged|arrangement|prior|notice|advance|staff|knock|bell|assistance|help|helper|steps?|stairs?|stairway|staircase|kerb|threshold|slope|steep|narrow|floors?|ground|upper|lower|upstairs|downstairs|basement|storey|level|rooms?|halls?|rear|back|front|side|door|doors|entrance|entrances|entry|garden|desk|desks|counter|reception|theatre|cafe|main|only|some|part|parts|partly|partial|partially|mostly|most|almost|nearly|limited|restricted|except|apart|but|however|until|unless|if|when|where|weather|temporary|temporarily|portable|removable|closed|repair|nearby|nearest|street|road|away|metres|minutes|opposite|next|former|used|was|were|half|dim|ddim|nid|heb|oes|gofyn|gofynnwch|gais|ofyn|cais|unig|rhannol|rhan|gyfyngedig|cyfyngedig|dros dro|torri|gerllaw|ger|stryd|gris|grisiau|risiau|stepiau|drws|llawr|cyn bo hir)\b/

/** The limiting words of another feature's phrase, such as "room", do not count; nor do doors that are no hindrance. */
const withoutPhrases = (text: string): string =>
  [...ORDER.map((feature) => PHRASES[feature][0]), DOORS].reduce(
    (rest, phrases) => rest.replace(phrases, (phrase) => ' '.repeat(phrase.length)),
    text,
  )
const DOORS = /\b(?:automatic|wide|sliding|double) doors?\b/g

/** A part of a note: what it speaks of, and whether a limit stands before or behind that. */
interface Part {
  readonly features: readonly Access[]
  readonly isPlain: boolean
  /** It says something of no feature that may be of all. */
  readonly isLoose: boolean
  readonly limit: 'none' | 'before' | 'behind'
  /** It does not go on with the part before it. */
  readonly isNew: boolean
}

function readPart(text: string): Part {
  const rest = withoutPhrases(text)
  const features = spokenIn(text)
  const starts = [
    [...text].findIndex((letter, i) => letter !== rest[i]),
    ...features.map((one) => rest.search(PHRASES[one][1])),
  ].filter((at) => at >= 0)
  const at = rest.search(LIMITING)
  const isKnown = rest.replace(NEUTRAL, '') === '' && at < 0
  return {
    features,
    isPlain: isKnown && features.every((one) => text.match(PHRASES[one][0])),
    isLoose: features.length === 0 && !isKnown,
    limit: at < 0 ? 'none' : at < Math.min(...starts) ? 'before' : 'behind',
    isNew: NEW.test(text),
  }
}

const SENTENCES = /(?<![.;!\n])[.;!\n]+(?= |$)|\b(?:but|although|however|ond)\b/
const PARTS = /,| [-–—] /
const NEW = /^ *(?:there (?:is|are)|theres|we have|has|mae) /

/** The features that a note says for certain, part by part: "No lift, hearing loop" may be of two that are missing. */
function certainIn({ description = '', details = '' }: Note): readonly Access[] {
  const text = bare(description)
  if (saidIn(text).length === 0 || text.includes('?')) return []
  if (LIMITING.test(withoutPhrases(bare(details)))) return []
  const sentences = text.split(SENTENCES).map((sentence) => sentence.split(PARTS).map(readPart))
  const isSure = (parts: readonly Part[], i: number) =>
    parts[i]!.isPlain &&
    parts.slice(i).every(({ limit }) => limit !== 'behind') &&
    parts
      .slice(parts.findLastIndex((part, j) => j <= i && part.isNew) + 1, i + 1)
      .every(({ limit }) => limit !== 'before')
  const all = sentences.flat()
  const unsure = new Set(all.flatMap((part) => (part.isPlain ? [] : part.features)))
  const sure = sentences.flatMap((parts) => parts.filter((_, i) => isSure(parts, i)))
  return all.some(({ isLoose }) => isLoose)
    ? []
    : sure.flatMap(({ features }) => features).filter((one) => !unsure.has(one))
}

/** Reads the notes of one place, which many services may have. */
export const accessOf = memoise((notes: readonly Note[]): AccessNotes => {
  const certain = new Set<Access>()
  const partly: { [A in Access]?: string } = {}
  const hasSteps = notes.some((note) => STEPS.test(withoutPhrases(bare(wordsOf(note)))))
  for (const note of notes) {
    const written = wordsOf(note)
    const sure = certainIn(note)
    const spoken = spokenIn(bare(written))
    for (const feature of ACCESS)
      if (sure.includes(feature) && !(feature === 'step-free' && hasSteps)) certain.add(feature)
      else if (spoken.includes(feature)) partly[feature] ??= written
  }
  // What one note takes back, another cannot give.
  const agreed = [...certain].filter((feature) => partly[feature] === undefined)
  return { certain: ACCESS.filter((feature) => agreed.includes(feature)), partly }
})

const STEPS = /\b(?:steps?|stairs?|upstairs|downstairs|staircase|gris|grisiau)\b/

/** The features whose phrases are in a text, also as a part of another's. */
const saidIn = (text: string): readonly Access[] =>
  ORDER.filter((feature) => text.search(PHRASES[feature][0]) >= 0)

/**
 * The features that a text speaks of, each without what belongs to others: "accessible toilet" is no mention of wheelchairs, nor
 * is "wheelchair accessible" in "wheelchair accessible toilet".
 */
function spokenIn(text: string): readonly Access[] {
  const said = saidIn(text)
  return ACCESS.filter((feature) => {
    const left = said
      .filter((other) => other !== feature)
      .reduce((rest, other) => rest.replace(PHRASES[other][0], ' '), text)
    return PHRASES[feature].some((one) => left.search(one) >= 0)
  })
}

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
  notes.map(wordsOf).find((words) => PHRASES[feature].some((one) => bare(words).search(one) >= 0))

const wordsOf = ({ description, details }: Note): string =>
  [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.')

const bare = (text: string): string => text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ')
