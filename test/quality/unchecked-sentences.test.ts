import { describe, expect, it } from 'vitest'
import { translatedIn, uncheckedIn } from '../../src/quality/unchecked-sentences.ts'
import { checkFiles, base } from '../rules/base.ts'

const settings = base['directory.yaml'] as object
const unchecked = (files: object) =>
  uncheckedIn(checkFiles(files as Record<string, object>).linked!)
const inBoth = { ...settings, languages: ['en', 'cy'] }

describe('the sentences that no reader has checked', () => {
  it('are counted for each language of the pages but English', () => {
    const all = translatedIn('cy').filter(({ isChecked }) => !isChecked)
    expect(all.length).toBeGreaterThan(0)
    expect(unchecked({ 'directory.yaml': inBoth })).toEqual([['cy', all.length]])
    expect(unchecked({})).toEqual([])
    expect(translatedIn('en').every(({ isChecked }) => isChecked)).toBe(true)
  })

  it('are none of a directory without pages', () => {
    expect(unchecked({ 'directory.yaml': { ...inBoth, pages: 'off' } })).toEqual([])
  })

  it('are not those that the publisher says in other words', () => {
    const [[, all]] = unchecked({ 'directory.yaml': inBoth }) as [[string, number]]
    const words = { 'find.search': 'Dod o hyd', 'find.more': 'Mwy' }
    expect(unchecked({ 'directory.yaml': inBoth, 'words/cy.yaml': words })).toEqual([
      ['cy', all - 2],
    ])
  })
})

it('a sentence counts as another when it or the English one changes', () => {
  const sums = translatedIn('cy').map(({ checksum }) => checksum)
  expect(new Set(sums).size).toBeGreaterThan(sums.length * 0.9)
  for (const sum of sums) expect(sum).toMatch(/^[\da-f]{8}$/)
})
