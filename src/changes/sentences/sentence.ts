import type { Change, Subject } from '../change.ts'
import type { Fact } from '../facts/fact.ts'
import { namesInWords, phraseOf } from './phrase.ts'
import { shorten } from './shorten.ts'

/** The longest sentence, in characters. */
const MAX_LENGTH = 1500

/** A change as one sentence in plain words. */
export const sentenceOf = (change: Change): string => `${shorten(wordsOf(change), MAX_LENGTH)}.`

function wordsOf({ verb, subject, name: whole, file, before, facts }: Change): string {
  const name = shorten(whole)
  if (verb === 'added') return additionInWords(subject, name, facts)
  const phrases = facts.map(locatedPhrase)
  if (verb === 'removed') return [`${name} is removed`, ...phrases].join('; ')
  if (!before) return `${name}: ${phrases.join('; ')}`
  const renamed =
    before.name === whole
      ? `${name}: its file is now called ${file.slice(file.indexOf('/') + 1)}`
      : `${shorten(before.name)} is now called ${name}`
  return [renamed, ...phrases].join('; ')
}

const SUBJECTS: Readonly<Record<Subject, string>> = {
  service: 'service',
  organization: 'organization',
  location: 'place',
  taxonomy: 'taxonomy',
  area: 'area',
  page: 'page',
  file: 'file',
  settings: 'file',
  removed: 'file',
}

/** `Sewing Circle is a new service of Acorn Trust: Sat 10:00-12:30; at Ropewalk Hall` */
function additionInWords(subject: Subject, name: string, facts: readonly Fact[]): string {
  let owner = ''
  const details: string[] = []
  for (const fact of facts) {
    if (fact.kind === 'value') owner = ` of ${fact.after}`
    else if (fact.kind === 'hours') details.push(fact.after ?? '')
    else if (fact.kind === 'names') details.push(`at ${namesInWords(fact.added)}`)
    else if (fact.kind === 'draft') details.push('a draft, which is not published yet')
  }
  const addition = `${name} is a new ${SUBJECTS[subject]}${owner}`
  return details.length > 0 ? `${addition}: ${details.join('; ')}` : addition
}

const locatedPhrase = (fact: Fact): string =>
  fact.at === undefined ? phraseOf(fact) : `at ${fact.at}, ${phraseOf(fact)}`
