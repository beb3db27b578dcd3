import type { MatchAnswer } from '../record/schema/matches.ts'
import { withoutControlCharacters } from '../text/control-characters.ts'

const HEADER =
  '# Records that look alike, and what people have said of them. `osd match` asks, and not again.\nmatches:\n'

/** What a line of the list says, as people read it: the answer, and the names in its comment. */
export interface SaidAnswer {
  readonly answer: MatchAnswer['answer']
  readonly names: readonly [string, string]
}

/** The answers in some lines of the list. */
export const answersIn = (text: string): readonly SaidAnswer[] =>
  text.split('\n').flatMap((line) => {
    const [, answer, one, other] = SAID.exec(line) ?? []
    if (one === undefined || other === undefined) return []
    return [{ answer: answer as SaidAnswer['answer'], names: [one, other] as const }]
  })
const SAID =
  /^ {2}- \{ id: [^}#]{1,200}, answer: (same|different|part of), [^}#]{1,100}\} # ([^|]{1,80}) \| ([^|]{1,80})$/

/** A line of the list, with the ids of its pair. */
const LINE = /^ {2}- \{ id: ([0-9a-f-]{36}), other: ([0-9a-f-]{36}), /

/**
 * The text of matches.yaml with one more answer: a line for each pair, in order, with both names as a comment. An earlier answer about the
 * pair goes.
 */
export function addToMatches(
  text: string | undefined,
  { id, other, answer, date, marks }: MatchAnswer,
  names: readonly [string, string],
): string {
  const isOrdered = answer === 'part of' || id < other
  const [a, b] = isOrdered ? [id, other] : [other, id]
  const [nameA, nameB] = (isOrdered ? names : names.toReversed()).map((name) =>
    withoutControlCharacters(name).replaceAll('|', '/').slice(0, 80),
  )
  const digest = marks === undefined ? '' : `, marks: "${marks}"`
  const line = `  - { id: ${a}, other: ${b}, answer: ${answer}, date: ${date}${digest} } # ${nameA} | ${nameB}`
  const lines = (text ?? HEADER).split('\n').filter((one) => {
    const [, ...pair] = LINE.exec(one) ?? []
    return one !== 'matches: []' && !(pair.includes(a!) && pair.includes(b!))
  })
  const isEntry = (one: string) => LINE.test(one)
  const others = lines.filter((one) => !isEntry(one) && one !== '')
  if (!others.includes('matches:')) others.push('matches:')
  return [...others, ...[...lines.filter(isEntry), line].toSorted(), ''].join('\n')
}
