import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../src/generator/pipeline.ts'
import { readContent } from '../src/io/read/read-content.ts'
import type { SourceFile } from '../src/content/source-file.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'
import { expectCases, expectationOf, readCases } from './expectations.ts'

/**
 * Records with one mistake each, as volunteers make them, and what an editor reads about it: the code and the place, the
 * message, the hint. `npm test -- -u mistakes` rewrites every `expect` in mistakes/*.yaml: read the
 * difference before you commit it.
 */
interface Case {
  readonly says: string
  readonly file: string
  /** The content of the file. Where its bytes or its kind matter, the file is in mistakes/raw instead. */
  readonly text?: string
  /** The text after somebody has done what the hint says, to the letter. It has no diagnostic. */
  readonly mended?: string
  readonly expect: string
}

const folder = fileURLToPath(new URL('mistakes/', import.meta.url))
const topics = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

/** Records without a mistake, which those with a mistake refer to. */
const valid = (await readContent(`${folder}valid`)).sources
const raw = await readContent(`${folder}raw`)

const casesOf = (topic: string) => readCases<Case>(folder + topic)
const cases = topics.flatMap(casesOf)

const sourcesOf = ({ file, text }: Case): SourceFile[] =>
  text === undefined ? raw.sources.filter((source) => source.file === file) : [{ file, text }]

const inOrder = (sources: readonly SourceFile[]) =>
  sources.toSorted((a, b) => (a.file < b.file ? -1 : 1))

/** The problems of each record that joins the valid ones, by file and as an `expect` has them. */
const problems = new Map(cases.map((one) => [one.file, findProblems(one)]))

function findProblems(one: Case): string[] {
  const before = raw.diagnostics.filter(({ place }) => place.file === one.file)
  return checkContent(inOrder([...valid, ...sourcesOf(one)]), { before }).diagnostics.map(written)
}

function written(diagnostic: Reported): string {
  const { file, line, column } = diagnostic.place
  return expectationOf(diagnostic, `${file} ${line}:${column}`)
}

describe.each(topics)('%s', (topic) => {
  it('has the messages of its mistakes', async () => {
    await expectCases<Case>(folder + topic, ({ file }) => problems.get(file)!.join(''))
  })

  it.each(casesOf(topic))('has one diagnostic: $says', ({ file }) => {
    expect(problems.get(file)).toHaveLength(1)
  })
})

describe('a hint that is obeyed to the letter', () => {
  const mended = cases.filter((one) => one.mended !== undefined)

  it.each(mended)('mends: $says', ({ file, mended: text = '' }) => {
    expect(checkContent(inOrder([...valid, { file, text }])).diagnostics.map(written)).toEqual([])
  })
})

describe('the records with a mistake', () => {
  it('are many, and the valid ones have none', () => {
    expect(cases.length).toBeGreaterThanOrEqual(318)
    expect(checkContent(valid).diagnostics).toEqual([])
  })

  it('each have a file of their own, and no file is left over', () => {
    const files = cases.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
    const kept = [...raw.sources, ...raw.diagnostics.map(({ place }) => place)].map((r) => r.file)
    const wanted = cases.filter(({ text }) => text === undefined).map(({ file }) => file)
    expect([...new Set(kept)].sort()).toEqual(wanted.sort())
  })

  it('have the same diagnostics when all of them are in one folder', () => {
    const sources = inOrder([...valid, ...cases.flatMap(sourcesOf)])
    const { diagnostics } = checkContent(sources, { before: raw.diagnostics })
    expect(diagnostics.map(written).sort()).toEqual([...problems.values()].flat().sort())
  })
})
