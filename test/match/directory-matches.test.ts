import { describe, expect, it } from 'vitest'
import { listMatches } from '../../src/match/list-matches.ts'
import { linkSources } from '../../src/content/link-sources.ts'
import { createParseCache } from '../../src/content/parse-cache.ts'
import { addToMatches } from '../../src/edit/matches-list.ts'
import { digestOfPair } from '../../src/match/answers.ts'
import { matchesOf } from '../../src/match/directory-matches.ts'
import { findDuplicates } from '../../src/import/report/duplicates.ts'
import type { SourceFile } from '../../src/content/source-file.ts'
import { MARKER, threeSources } from './three-sources.ts'

const { files, truth } = threeSources()
const matchesIn = (all: readonly SourceFile[]) =>
  matchesOf(linkSources(all, createParseCache())!.directory)
const found = matchesIn(files)

const isOne = ({ a, b }: (typeof found)[number]) => truth.get(a.file) === truth.get(b.file)

describe('1,500 services from three sources', () => {
  it('join nothing that is two, neither refuges nor branches', () => {
    const wrong = found.filter((one) => one.verdict === 'same' && !isOne(one))
    expect(wrong.map(({ a, b }) => `${a.name} | ${b.name}`)).toEqual([])
    const same = found.filter(({ verdict }) => verdict === 'same')
    expect(same.length).toBeGreaterThan(2000)
    expect(same.some(({ a }) => /refuge/i.test(a.name))).toBe(true)
  })

  it('give at most sixty questions at first, and at most five a week later', () => {
    expect(found.filter(({ verdict }) => verdict === 'ask').length).toBeLessThanOrEqual(60)
    const text = found.reduce<string | undefined>(
      (before, one) =>
        addToMatches(
          before,
          {
            ...{ id: one.a.id, other: one.b.id, answer: isOne(one) ? 'same' : 'different' },
            ...{ date: '2026-11-27', marks: digestOfPair(one.a, one.b) },
          },
          [one.a.name, one.b.name],
        ),
      undefined,
    )
    const later = [...threeSources(true).files, { file: 'matches.yaml', text: text! }]
    const again = matchesIn(later.toSorted((a, b) => (a.file < b.file ? -1 : 1)))
    // What was answered of organizations says more of their services.
    expect(again.filter(({ verdict }) => verdict === 'ask').length).toBeLessThanOrEqual(5)
    expect(again.length).toBeLessThan(20)
  })

  it('show nothing of notes, drafts and confidential places', () => {
    const listed = JSON.stringify([
      listMatches(found, () => 'source'),
      findDuplicates(files, () => true, createParseCache()),
    ])
    expect(listed).toContain('the same name')
    expect(listed).not.toContain(MARKER)
    expect(listed).not.toMatch(/hidden|confidential|0117 4|BS\d/i)
  })
})
