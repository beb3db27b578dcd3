import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { languages } from '../messages/languages.ts'
import { type Replacing, sentencesOf } from '../messages/messages.ts'
import { type Replaced, sentencesIn } from '../messages/replace.ts'
import { CATEGORIES, type Sentence, isForms, placeholdersIn } from '../messages/sentence.ts'
import { once } from '../text/memoise.ts'
import { quoteList } from '../text/quote.ts'
import type { Parsed } from './parsed.ts'
import { notOfPages } from './schema/not-of-pages.ts'
import type { Schema } from './schema/schema.ts'
import { createValidator } from './validate.ts'

const WORDS_REF = '/record/words'

/** The English sentences say which placeholders a sentence has in any language. */
export const wordsSchema = once((): Schema => ({
  $id: WORDS_REF,
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    [...sentencesIn(sentencesOf('en'))].map(([key, sentence]) => [key, replacementOf(sentence)]),
  ),
}))

const validator = once(() =>
  createValidator([wordsSchema()], { defaults: {}, isPrivate: () => false }),
)

/** Reads the sentences that a publisher says in other words, from the file that is named after their language. */
export function parseReplaced(name: string, file: string, text: string): Parsed<Replacing> {
  const language = languages.find((one) => one === name)
  if (!language) return { diagnostics: [unknownLanguage(name, file)] }
  const { value, diagnostics } = validator().parse<Replaced>(WORDS_REF, file, text)
  return { ...(value && { value: { language, sentences: value } }), diagnostics }
}

function unknownLanguage(name: string, file: string): Diagnostic {
  const { meant, message, hint } = notOfPages(name, 'Rename this file, or delete it.')
  return {
    code: 'unknown-file',
    message,
    hint: meant ? `Rename this file to \`${meant}.yaml\`.` : hint,
    place: { file, path: [], line: 1, column: 1 },
  }
}

/** A text; or its forms by the number in it, where it has one. */
function replacementOf(sentence: Sentence): Schema {
  const english = isForms(sentence) ? sentence.other : sentence
  const names = placeholdersIn(english)
  const whole = textWith(names, english)
  if (!names.includes('{count}')) return whole
  const form = textWith(names, english, ['{count}'])
  return {
    if: { type: 'string' },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
    then: whole,
    else: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        CATEGORIES.map((category) => [category, category === 'other' ? whole : form]),
      ),
      required: ['other'],
    },
    description: english,
  }
}

/** A text with all of these placeholders, but for some that may be missing. Pages would show HTML as it is written. */
function textWith(names: readonly string[], description: string, optional: readonly string[] = []) {
  const needed = names.filter((name) => !optional.includes(name))
  const patterns = names.map((name) => name.replace('}', '(?::\\w+)?}').replace(/[{}*]/g, '\\$&'))
  const ahead = needed.map((name) => `(?=[^]*${patterns[names.indexOf(name)]})`).join('')
  const inside = patterns.map((pattern) => `|${pattern}`).join('')
  return {
    type: 'string',
    pattern: `^(?![^]*(?:<[A-Za-z/!]|&#?\\w+;))${ahead}(?:[^{}]${inside})+$`,
    wanted: `a sentence ${needed.length > 0 ? `with ${quoteList(needed, 'and')}, without other` : 'without'} braces and without HTML`,
    examples: [description],
    description,
  } satisfies Schema
}
