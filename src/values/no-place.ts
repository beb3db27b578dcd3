import { MAX_LENGTH } from './max-length.ts'

const WHERE = '(?:address(?:es)?|locations?|venues?|places?|sites?)'
const HIDDEN =
  '(?:confidential|undisclosed|withheld|not (?:disclosed|published|public|given(?: out)?|advertised))'

/** `Refuge address confidential`, `Undisclosed - please ring`; not `Confidential Advice Centre`. */
const SECRET = of(
  `.*\\b${WHERE}\\b.{0,12}\\b${HIDDEN}\\b.*`,
  `.*\\b(?:confidential|undisclosed|withheld|secret|hidden) (?:address|location|venue)\\b.*`,
  `(?:(?:the|safe|refuge|house|kept|strictly|private) )*${HIDDEN}(?: (?:for|due|to|safety|security|reasons?))*`,
  `${HIDDEN}[ ,;:(–-]+(?:please|ring|call|phone|contact|ask|given|available|on request)\\b.*`,
  `.*\\b${WHERE}\\b.{0,20}\\bon (?:request|referral|booking|application)\\b.*`,
  `.*\\b(?:(?:home|private) address|private (?:house|home|residence))\\b.*`,
)

const HALLS =
  '(?:(?:village |church |local )?halls|community centres|schools|churches|libraries|towns|villages)'
const AT_HOME =
  "(?:your|(?:the )?(?:clients?|patients?|residents?|service users?|carers?|people|person)(?:[’']?s[’']?|[’'])?|their)"

const NONE = of(
  `(?:(?:at|in|across) )?(?:various|several|multiple|different|a (?:range|number|variety) of)(?: (?:local|community))?(?: (?:${WHERE}|${HALLS}))?(?:[ ,:;(–-]+(?:across|around|in|throughout|near|within|see|check|ring|call|contact|ask|please)\\b.*)?`,
  `(?:${WHERE} )?(?:varies|vary|depends)(?: .*)?`,
  `(?:${WHERE} )?(?:to be (?:confirmed|arranged|announced|agreed|decided|advised)|tbc|tba)`,
  `no (?:fixed |set |permanent |physical |public )*(?:${WHERE}|base|premises)`,
  `(?:(?:in|at) )?${AT_HOME}(?: own)? homes?(?: visits?)?`,
  `(?:(?:visits )?at home|home[ -](?:visits?|based)|outreach|peripatetic|mobile)(?: (?:service|only|unit|team))*`,
  `(?:we|they|staff|volunteers) (?:come|travel|go|visit) (?:to )?you\\b.*`,
  `(?:in|within|across|throughout|around) the (?:local )?(?:community|county|area|district|borough)`,
  `(?:county|district|borough|city|town|uk|nation)[ -]?wide|national`,
  `(?:please )?(?:see|check) (?:our |the )?(?:web ?site|facebook|notes?|description|details|social media)\\b.*`,
  `(?:please )?(?:ring|call|phone|contact|email|ask)(?: us| the office| organi[sz]er)? for (?:the |more |further )?(?:${WHERE}|details|information)\\b.*`,
)

const SENTENCE = new RegExp(
  `\\b(?<!(?:your|their|his|her) )(?:address|location|venue|whereabouts)(?: of (?:the|our) [a-z]{1,20})?(?: is| are| will be| must be| remains?| stays?)?(?: (?:kept|strictly|always|held))* (?:${HIDDEN}|secret)\\b|\\b(?:confidential|undisclosed|secret) (?:address|location|venue)\\b`,
  'i',
)

/** True when a sentence of a longer text says that nobody may know where a service is. What is confidential of its users does not count. */
export const saysSecret = (text: string): boolean => SENTENCE.test(text)

/** A word of every text that is secret: most have none, and are not read any further. */
const HINT =
  /confid|disclos|withheld|secret|hidden|publi|given|advert|request|referral|booking|applic|private|home/i

/** True where a text that stands for a place says that nobody may know it: `Refuge address confidential`. */
export const isSecretPlace = (text: string): boolean => HINT.test(text) && SECRET.test(bare(text))

/** True where it says that there is no one place: `Various venues`; false for the name of one. */
export const isNoPlace = (text: string): boolean => NONE.test(bare(text))

const bare = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/^[ (]+|(?<![ ).!])[ ).!]+$/g, '')

function of(...patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`, 'i')
}
