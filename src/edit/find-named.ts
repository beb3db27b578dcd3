import { suggest } from '../text/suggest.ts'
import type { Choice } from './known.ts'

/** The choice that somebody names, or those that may be meant. */
export interface Named {
  readonly choice?: Choice
  readonly near: readonly Choice[]
}

/** Finds the record or term that a text names: by its slug or its name, in any case. `near` holds those that it may mean. */
export function findNamed(typed: string, choices: readonly Choice[]): Named {
  const wanted = plain(typed)
  const bySlug = choices.filter(({ slug }) => slug.toLowerCase() === wanted)
  const exact = bySlug.length > 0 ? bySlug : choices.filter(({ name }) => plain(name) === wanted)
  const [choice] = exact
  if (choice && exact.length === 1) return { choice, near: [] }
  return { near: exact.length > 0 ? exact : nearTo(wanted, choices) }
}

/**
 * Splits a list with commas into the texts that name one record each. A name may itself have commas, so the longest run
 * of parts that names something is taken first.
 */
export function namesIn(list: string, choices: readonly Choice[]): readonly string[] {
  const parts = list.split(',')
  const names: string[] = []
  for (let start = 0; start < parts.length;) {
    const ends = parts.map((_, i) => parts.length - i).filter((end) => end > start + 1)
    const end = ends.find((last) => findNamed(join(parts, start, last), choices).choice)
    names.push(join(parts, start, end ?? start + 1))
    start = end ?? start + 1
  }
  return names.filter((name) => name !== '')
}

const join = (parts: readonly string[], start: number, end: number) =>
  parts.slice(start, end).join(',').trim()

/** Choices whose slug or name begins like the text; or has a word that does; or is similar. */
function nearTo(wanted: string, choices: readonly Choice[]): readonly Choice[] {
  if (wanted === '') return []
  const starts = choices.filter((choice) => textsOf(choice).some((text) => text.startsWith(wanted)))
  if (starts.length > 0) return starts
  const inside = choices.filter((choice) =>
    textsOf(choice).some((text) =>
      [' ', '-', '/'].some((before) => text.includes(`${before}${wanted}`)),
    ),
  )
  if (inside.length > 0) return inside
  const near = suggest(wanted, choices.flatMap(textsOf))
  return choices
    .filter((choice) => near !== undefined && textsOf(choice).includes(near))
    .slice(0, 1)
}

const textsOf = ({ slug, name }: Choice) => [slug.toLowerCase(), plain(name)]

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase()
