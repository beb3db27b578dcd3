import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { formatSearchGaps, questionsIn, searchAll } from '../../src/cli/quality/search-gaps.ts'
import { loadContent } from '../../src/generator/pipeline.ts'
import { composeSite } from '../../src/generator/site/site.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const town = async () => {
  const loaded = await loadContent(join(project, 'content'))
  return composeSite(loaded.directory!, loaded)
}

test('a file of questions has one a line, without blank lines and comments', () => {
  expect(questionsIn('# needs\r\n\r\n food bank \nyoga')).toEqual(['food bank', 'yoga'])
})

test('the report names what finds nothing, what is corrected, and the words that records lack', async () => {
  const questions = ['libary', 'lunch club', 'zzyzxqwv', 'zzyzxqwv lunch', 'yoga swimming', 'the']
  const report = formatSearchGaps(await searchAll(await town(), questions))
  expect(report.split('\n')).toEqual([
    '6 questions: 2 find nothing, 1 only by correction, 2 only in part.',
    '',
    'These find nothing:',
    '  zzyzxqwv (no record has zzyzxqwv)',
    '  the (it has only words such as "the")',
    '',
    'These find something only by correction:',
    '  libary (libary was taken for library)',
    '',
    'These find only services with some of the words:',
    '  zzyzxqwv lunch (no record has zzyzxqwv)',
    '  yoga swimming (no record has yoga)',
    '',
    'Use these words where they are true, or add them to `synonyms` in directory.yaml.',
    '',
  ])
  expect(formatSearchGaps(await searchAll(await town(), ['lunch club']))).toBe(
    '1 question: 0 find nothing, 0 only by correction, 0 only in part.\n',
  )
})

test('the list of common needs has 120 different questions', () => {
  const needs = questionsIn(readFileSync(join(project, 'src/quality/common-needs.txt'), 'utf8'))
  expect(new Set(needs).size).toBe(needs.length)
  expect(needs.length).toBeGreaterThanOrEqual(120)
})
