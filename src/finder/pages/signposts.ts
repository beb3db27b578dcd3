import type { Nation } from '../../search/urgent/lines.ts'
import type { Language } from '../../messages/languages.ts'
import { foldedWords } from '../../search/text/fold.ts'

/** Help of a whole nation, for what directories of a town seldom have. It is offered where a search finds nothing. */
export interface Signpost {
  readonly name: string
  readonly sentence: In
  readonly call?: string
  readonly web: string
  /** Absent for all. */
  readonly nations?: readonly Nation[]
  /** The words of a search that ask for it; absent where it helps with nearly everything, for those who are in its nations. */
  readonly words?: string
}

type In = Readonly<Record<Language, string>>

const DENTIST: In = { en: 'Find a dentist near you.', cy: 'Dod o hyd i ddeintydd yn eich ymyl.' }
const ILL: In = { en: 'If you are ill.', cy: 'Os ydych chi’n sâl.' }
const RIGHTS: In = { en: 'Money, work, your rights.', cy: 'Arian, gwaith, eich hawliau.' }

/** The addresses are the sources of the numbers. Who changes one compares it with its page. */
export const SIGNPOSTS: readonly Signpost[] = [
  {
    name: 'NHS',
    sentence: DENTIST,
    web: 'https://www.nhs.uk/service-search/find-a-dentist',
    nations: ['england'],
    words: 'dentist dental teeth tooth toothache',
  },
  {
    name: 'NHS 111 Wales',
    sentence: DENTIST,
    web: 'https://111.wales.nhs.uk/localservices',
    nations: ['wales'],
    words: 'dentist dental teeth tooth toothache deintydd dannedd',
  },
  {
    name: 'National Gambling Helpline',
    sentence: {
      en: 'Talk about gambling, your own or somebody else’s. Free, day or night.',
      cy: 'Siaradwch am gamblo, chi neu rywun arall. Am ddim, ddydd neu nos.',
    },
    call: '0808 8020 133',
    web: 'https://www.gamcare.org.uk',
    nations: ['england', 'wales', 'scotland'],
    words: 'gambling gamble gambler betting gamblo',
  },
  {
    name: 'FRANK',
    sentence: { en: 'Ask about drugs.', cy: 'Gofynnwch am gyffuriau.' },
    call: '0300 123 6600',
    web: 'https://www.talktofrank.com',
    nations: ['england'],
    words: 'drugs drug addiction cannabis cocaine heroin',
  },
  {
    name: 'DAN 24/7',
    sentence: { en: 'Ask about drugs and alcohol.', cy: 'Gofynnwch am gyffuriau ac alcohol.' },
    call: '0808 808 2234',
    web: 'https://dan247.org.uk',
    nations: ['wales'],
    words: 'drugs drug alcohol drinking addiction cyffuriau alcohol',
  },
  {
    name: 'National Autistic Society',
    sentence: {
      en: 'Advice for autistic people and their families.',
      cy: 'Cyngor i bobl awtistig a’u teuluoedd.',
    },
    web: 'https://www.autism.org.uk',
    words: 'autism autistic asperger awtistiaeth awtistig',
  },
  {
    name: 'NHS 111',
    sentence: ILL,
    web: 'https://111.nhs.uk',
    nations: ['england'],
  },
  {
    name: 'NHS 111 Wales',
    sentence: ILL,
    web: 'https://111.wales.nhs.uk',
    nations: ['wales'],
  },
  {
    name: 'NHS inform',
    sentence: ILL,
    web: 'https://www.nhsinform.scot',
    nations: ['scotland'],
  },
  {
    name: 'Citizens Advice',
    sentence: RIGHTS,
    web: 'https://www.citizensadvice.org.uk',
    nations: ['england', 'wales'],
  },
  {
    name: 'Citizens Advice Scotland',
    sentence: RIGHTS,
    web: 'https://www.cas.org.uk',
    nations: ['scotland'],
  },
  {
    name: 'Turn2us',
    sentence: { en: 'Benefits and grants.', cy: 'Budd-daliadau a grantiau.' },
    web: 'https://www.turn2us.org.uk',
    nations: ['england', 'wales', 'scotland', 'northern-ireland'],
  },
]

/** What the words of a search ask for, where it may be asked for; then help with nearly everything, where the nation is known. */
export function signpostsFor(search: string, nations: readonly Nation[]): readonly Signpost[] {
  const asked = new Set(foldedWords(search))
  const isThere = ({ nations: own }: Signpost) =>
    own === undefined || own.some((one) => nations.includes(one))
  return SIGNPOSTS.filter((one) =>
    one.words === undefined
      ? isThere(one)
      : one.words.split(' ').some((word) => asked.has(word)) &&
        (nations.length === 0 || isThere(one)),
  )
}
