import { canonical } from '../../directory/ids.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { howOf } from '../facts/differences.ts'
import type { Fact } from '../facts/fact.ts'
import { looksPersonal } from '../fields/looks-personal.ts'
import { textFact } from '../fields/text-fact.ts'
import { valueFacts } from '../fields/value-facts.ts'

/** What is different in the settings. Those in a group are told one by one: `pages.colour`. */
export function* settingsFacts(before: Settings, after: Settings): Generator<Fact> {
  const [was, is] = [before, after].map((settings) => new Map(flatten(settings)))
  for (const name of new Set([...was!.keys(), ...is!.keys()])) {
    const [old, young] = [was!.get(name), is!.get(name)]
    if (canonical(old) !== canonical(young)) yield* oneSetting(name, old, young)
  }
}

/** Groups of other settings, each of which is written alone. Groups of names that publishers choose stay whole. */
const GROUPS: readonly string[] = [
  'publisher',
  'per_page',
  'coverage',
  'postcodes',
  'pages',
  'privacy',
] satisfies readonly (keyof Settings)[]

const flatten = (settings: object): (readonly [name: string, value: unknown])[] =>
  Object.entries(settings).flatMap(([name, value]) =>
    GROUPS.includes(name) && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
      : [[name, value] as const],
  )

/** Settings that are never published. */
const UNQUOTED: readonly string[] = ['private_contact'] satisfies readonly (keyof Settings)[]

/** The longest value that is quoted whole, in characters. */
const MAX_LENGTH = 60

function* oneSetting(name: string, before: unknown, after: unknown): Generator<Fact> {
  const what = `setting \`${name}\``
  const values = [before, after].filter((value) => value !== undefined)
  const isText = values.every((value) => typeof value === 'string')
  const isShort = values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
  const texts = values.map(String)
  if (UNQUOTED.includes(name) || !isShort || texts.some(looksPersonal))
    yield { kind: 'text', what, how: howOf(before, after) }
  else if (isText && texts.some((text) => text.length > MAX_LENGTH || text.includes('\n')))
    yield* [textFact(what, before as string, after as string) ?? []].flat()
  else yield* valueFacts(what, quoted(before), quoted(after))
}

const quoted = (value: unknown) => (value === undefined ? undefined : String(value))
