import { stringify } from 'yaml'
import { expect, it, test } from 'vitest'
import { languages } from '../../src/messages/languages.ts'
import { sentencesOf } from '../../src/messages/messages.ts'
import { sentencesIn } from '../../src/messages/replace.ts'
import { parseReplaced } from '../../src/record/replaced-messages.ts'

const parse = (sentences: object, language = 'en') =>
  parseReplaced(language, `words/${language}.yaml`, stringify(sentences))

test.each(languages)('a publisher may write every sentence of %s as we do', (language) => {
  const ours = [...sentencesIn(sentencesOf(language))].filter(([, sentence]) => sentence !== '')
  const { value, diagnostics } = parse(Object.fromEntries(ours), language)
  expect(diagnostics).toEqual([])
  expect(value).toEqual({ language, sentences: Object.fromEntries(ours) })
  expect(ours.length).toBeGreaterThan(500)
})

it('leaves a sentence as it is where nothing is written', () => {
  const { value, diagnostics } = parse({ 'find.title': null, 'find.more': 'More' })
  expect(diagnostics).toEqual([])
  expect(value?.sentences).toEqual({ 'find.more': 'More' })
})

it.each(['constructor', '__proto__', 'find', 'find.results.one'])('knows no sentence %s', (key) => {
  const { diagnostics } = parseReplaced('en', 'words/en.yaml', `${key}: Text\n`)
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-field'])
})

it('says what may be written where a placeholder is wrong', () => {
  const { diagnostics } = parse({ 'find.page': 'Page {page} of {all}' })
  expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    '`find.page` is `Page {page} of {all}`; it must be a sentence with `{page}` and `{last}`, without other braces and without HTML. Write it like `Page {page} of {last}`.',
  ])
})

it('names the beginnings of names, and not all of them', () => {
  const [found] = parse({ 'search.heading': 'Search' }).diagnostics
  expect(found?.hint).toMatch(
    /^The known names here begin with `find`, .* or `privacy`\. `npx osd words en` lists/,
  )
  const [nested] = parse({ find: { title: 'Search' } }).diagnostics
  expect(nested?.hint).toBe('Write whole names, such as `find.title: …`.')
  const [form] = parse({ 'find.results.other': 'Only {count}' }).diagnostics
  expect(form?.hint).toBe('Write `find.results:`, and `other: …` below it, two spaces further in.')
})

it.each([
  ['welsh', 'Rename this file to `cy.yaml`.'],
  ['fr', 'They can be in English (`en`) and Welsh (`cy`). Rename this file, or delete it.'],
])('refuses a file %s.yaml', (name, hint) => {
  const { value, diagnostics } = parse({ 'find.title': 'Cherche' }, name)
  expect(value).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'unknown-file', hint }])
})
