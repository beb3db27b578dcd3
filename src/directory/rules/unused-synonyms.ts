import { withoutAccents } from '../../text/accents.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { quoteList } from '../../text/quote.ts'
import type { Directory, Linked } from '../directory.ts'
import { publishedTexts } from '../published-texts.ts'
import { walk } from '../walk.ts'
import type { Rule } from './rule.ts'

/** A group of synonyms cannot find anything, because no record has a word of it that leads to one. */
export const unusedSynonyms: Rule = {
  code: 'unused-synonyms',
  severity: 'advice',
  means: 'No record has any word of a group of synonyms.',
  *directory(directory) {
    const { synonyms } = directory.settings
    const unused = new Map(synonyms.map((group, i) => [i, wordsOf(group)]))
    for (const record of recordsOf(directory)) {
      if (unused.size === 0) break
      const text = plain(textIn(record))
      for (const [i, words] of unused)
        if (words.some((word) => text.includes(` ${plain(word).trim()}`))) unused.delete(i)
    }
    for (const [i, words] of unused)
      yield {
        message: `No record has ${quoteList(words, 'or')}, so these synonyms find nothing.`,
        hint: 'Add a word that your records use, or delete the line.',
        place: { file: 'directory.yaml', path: ['synonyms', i] },
      }
  },
}

const recordsOf = ({ services, organizations, locations, taxonomies }: Directory) => [
  ...services,
  ...organizations,
  ...locations,
  ...taxonomies,
]

/** The texts that a record publishes, with a space between them. */
const textIn = ({ entity, value }: Linked<EntityName>): string =>
  publishedTexts(walk(entity, value))
    .map(({ text }) => text)
    .join(' ')

/** The words by which a record may be found: all of a group, or those after the arrow. */
const wordsOf = (group: string): string[] =>
  group
    .slice(Math.max(0, group.indexOf('=>')))
    .replace('=>', '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Small letters without accents, with one space before each word. */
const plain = (text: string) =>
  ` ${withoutAccents(text).toLowerCase()}`.replace(/[^\p{L}\p{N}]+/gu, ' ')
