import { readFileSync } from 'node:fs'
import fastGlob from 'fast-glob'
import { expect, it } from 'vitest'
import { sentencesOf } from '../../src/messages/messages.ts'
import { isForms, type Tree } from '../../src/messages/sentence.ts'

/** Where a number stands in front of a plural: `counted`, or the forms of a sentence, say it of one as well. */

const WORDS = '((?:more |other |new |last )?[a-z]+)'
const PLURAL =
  /^(?:more |other |new |last )?(?:addresses|are|costs|days|entries|facts|fields|files|have|hours|issues|items|languages|lines|links|matches|miles|minutes|months|names|numbers|organizations|others|pages|pairs|places|points|problems|questions|records|requests|responses|rows|sentences|services|sheets|sources|tables|terms|texts|times|topics|values|warnings|weeks|were|words|years)$/

/** Limits, which are never one, and values that are no numbers. */
const NO_COUNT =
  /^(?:[A-Z_]+|max[A-Z]\w*|percent\(\w+\)|versionOf\(\w+\)|counted\(.*\)|.*\bkind|file|out|table)$/

it('finds no number in front of a plural in a text of the program', async () => {
  const gap = new RegExp(`\\$\\{((?:[^{}\`]|\\{[^{}]*\\})*)\\} ${WORDS}`, 'g')
  const found = []
  for (const file of await fastGlob('src/{import,cli,verify,messages}/**/*.ts'))
    for (const [text, value = '', word = ''] of readFileSync(file, 'utf8').matchAll(gap))
      if (PLURAL.test(word) && !NO_COUNT.test(value)) found.push(`${file}: ${text}`)
  expect(found).toEqual([])
})

/** Distances are 3 or 10 miles. What is every 1 weeks is said otherwise. */
const NEVER_ONE = [
  'Within {radius} miles',
  'Within {radius} miles of {place}.',
  'Every {count} weeks, {days}',
  '{which} of every {count} months',
]

it('finds no number in front of a plural in a sentence without forms', () => {
  const gap = new RegExp(`\\{\\w+\\} ${WORDS}`, 'g')
  const walk = (tree: Tree): readonly string[] =>
    typeof tree === 'string' ? [tree] : isForms(tree) ? [] : Object.values(tree).flatMap(walk)
  const found = walk(sentencesOf('en')).filter((text) =>
    [...text.matchAll(gap)].some(([, word = '']) => PLURAL.test(word)),
  )
  expect(found).toEqual(NEVER_ONE)
})
