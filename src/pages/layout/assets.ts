import { FIND } from '../address.ts'
import type { Language } from '../../messages/languages.ts'
import type { BuiltMessages } from '../../messages/messages.ts'
import type { Tree } from '../../messages/sentence.ts'
import { checksum } from '../../text/checksum.ts'

/** The scripts of pages and what they load, as a bundler names them, each with its folder below `src`. */
export const ASSETS = {
  'map.js': 'pages/scripts',
  'leaflet.js': 'pages/scripts',
  'leaflet.css': 'pages/scripts',
  'service.js': 'pages/scripts',
  'list.js': 'pages/scripts',
  'handover.js': 'pages/scripts',
  'exit.js': 'pages/scripts',
  'quality.js': 'pages/scripts',
  'search.js': 'finder/scripts',
  'beside.js': 'finder/scripts',
  'embed.js': 'finder/scripts',
  'report.js': 'forms/browser',
  'urgent.js': 'forms/browser',
  'edit.js': 'forms/browser',
  'place.js': 'forms/browser',
  'propose.js': 'forms/browser',
  'member.js': 'forms/browser',
  'returned.js': 'forms/browser',
  'inbox.js': 'forms/browser',
  'matches.js': 'forms/browser',
  'mine.js': 'forms/browser',
  'text.js': 'forms/browser',
} as const
export type AssetName = keyof typeof ASSETS
export const ASSET_NAMES = Object.keys(ASSETS) as readonly AssetName[]
/**
 * Scripts that have most of their code in files of all of them. The form has its own: it is loaded first, by most, and would be larger.
 */
export const SHARING: readonly AssetName[] = [
  ...(['text.js', 'inbox.js', 'matches.js', 'propose.js', 'member.js'] as const),
]

/** A script or a style sheet, at an address that changes with its content. */
export interface Asset {
  readonly path: string
  readonly text: string
}

/** Besides those with names, the files that some of them share. */
export type Assets = Readonly<Record<AssetName, Asset>>

/** Gives each asset its address. `textOf` returns its content; `shared` has the files that scripts import by their names. */
export function toAssets(
  textOf: (name: AssetName) => string,
  shared: readonly (readonly [name: string, text: string])[] = [],
): Assets {
  const fileOf = (name: string) => `shared.${checksum(name)}.js`
  const renamed = (text: string) =>
    shared.reduce((one, [name]) => one.replaceAll(name, fileOf(name)), text)
  const named = ASSET_NAMES.map((name) => [name, toAsset(name, renamed(textOf(name)))])
  const others = shared.map(([name, text]) => [
    name,
    { path: `${FIND}/_/${fileOf(name)}`, text: renamed(text) },
  ])
  return Object.fromEntries([...named, ...others]) as Assets
}

type Sentences = Readonly<Record<'schedule' | 'card', Tree>>

/** The messages that scripts bring with them, because few readers need them. Others are in the pages. */
const SAYS = {
  'service.js': (_: BuiltMessages, { schedule, card }: Sentences) => ({ schedule, card }),
  'matches.js': ({ inbox, form }: BuiltMessages) => ({
    ...inbox.same.script,
    questions: form.questions,
  }),
  'text.js': ({ recordText }: BuiltMessages) => recordText.script,
} satisfies Partial<Record<AssetName, (messages: BuiltMessages, sentences: Sentences) => unknown>>
/** The messages in front of a script, by the languages of the pages. */
export type ScriptMessages<N extends keyof typeof SAYS> = Readonly<
  Partial<Record<Language, ReturnType<(typeof SAYS)[N]>>>
>

/** Puts the messages of scripts in front of them. */
export const withMessages = (
  assets: Assets,
  languages: readonly (readonly [Language, BuiltMessages, Tree])[],
): Assets => ({
  ...assets,
  ...Object.fromEntries(
    Object.entries(SAYS).map(([name, pick]) => {
      const said = Object.fromEntries(
        languages.map(([code, messages, sentences]) => [
          code,
          pick(messages, sentences as Sentences),
        ]),
      )
      const text = `const MESSAGES=${JSON.stringify(said)};${assets[name as AssetName].text}`
      return [name, toAsset(name as AssetName, text)]
    }),
  ),
})

function toAsset(name: AssetName, text: string): Asset {
  const [stem, ending] = name.split('.')
  return { path: `${FIND}/_/${stem}.${checksum(text)}.${ending}`, text }
}
