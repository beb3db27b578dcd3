import type { NeedPhrases, Phrases } from './phrases.ts'

/** Phrases in the form that a text is matched by: few long texts, in which a word is found faster than in many short ones. */
export interface PhraseTable extends Omit<Phrases, 'needs' | 'signs'> {
  /** By name, patterns in lines. */
  readonly signs: Readonly<Record<string, string>>
  /** By need, in their order. */
  readonly mutes: Readonly<Record<string, string>>
  /** By need and kind, patterns in lines. The part that texts have least often has bars around it: `<they> |hit|punched| me`. */
  readonly patterns: readonly (readonly [need: string, kind: Kind, lines: string])[]
}

const KINDS = ['says', 'topics', 'alone'] as const satisfies (keyof NeedPhrases)[]
export type Kind = (typeof KINDS)[number]

/** The table of some phrases. It takes longer to make than a search takes, so that of our own is made when functions are bundled. */
export function tableOf({ needs, signs, ...lists }: Phrases): PhraseTable {
  const entries = Object.entries(needs)
  const patterns = entries.flatMap(([need, one]) =>
    KINDS.flatMap((kind) => {
      const lines = (one[kind] ?? []).map((pattern) => `${withRarest(pattern, lists)}\n`)
      return lines.length > 0 ? [[need, kind, lines.join('')] as const] : []
    }),
  )
  return {
    ...lists,
    signs: Object.fromEntries(Object.entries(signs).map(([name, own]) => [name, own.join('\n')])),
    mutes: Object.fromEntries(entries.map(([need, { mutes = '' }]) => [need, mutes])),
    patterns,
  }
}

/** A pattern with bars around the part that texts have least often. */
function withRarest(pattern: string, { classes, light, asking }: Omit<Phrases, 'needs' | 'signs'>) {
  const common = new Set(`${light} ${asking}`.split(' '))
  const weigh = (one: string) =>
    common.has(one) ? 50 : (classes[one.slice(1, -1)]?.split(' ').length ?? 1)
  const parts = pattern.split(' ')
  const weights = parts.map((part) =>
    part === GAP ? Infinity : part.split('|').reduce((sum, one) => sum + weigh(one), 0),
  )
  const rarest = weights.indexOf(Math.min(...weights))
  return parts.with(rarest, `|${parts[rarest]!}|`).join(' ')
}

/** Up to four words of any kind. */
export const GAP = '..'
