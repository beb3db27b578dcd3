import { describe, expect, it } from 'vitest'
import { importFiles, problemsIn } from './run-import.ts'

const LIST = `name,parent,description,code,uri
Food,,Things to eat,F,https://example.org/food
Food banks,Food,Parcels,F1,https://example.org/food-banks
Health,,,,
`

describe('a list of topics', () => {
  it('becomes a taxonomy with its tree, codes and addresses', async () => {
    const { files, report } = await importFiles({ 'terms.csv': LIST }, { name: 'needs' })
    expect(report.kind).toBe('List of topics')
    const text = files.get('taxonomies/needs.yaml')!
    expect(text).toMatch(/name: Food\n[^]*terms:\n {6}- slug: food-banks\n[^]*code: F1/)
    expect(text).toContain('term_uri: https://example.org/food-banks')
    expect(problemsIn(files)).toEqual([])
  })

  it('keeps each topic below its own, and sheets reuse them by name', async () => {
    const first = await importFiles({ 'terms.csv': LIST }, { name: 'needs' })
    const sheet = 'Name,By,Topic\nParcels,Otters,Food banks\n'
    const mapping = {
      Name: 'name',
      By: 'organization.name',
      Topic: { to: 'taxonomy_terms', taxonomy: 'Topics' },
    }
    const { files } = await importFiles({ 'a.csv': sheet }, { mapping, before: first.files })
    expect(files.get('services/parcels.yaml')).toContain('taxonomy_terms: [needs/food-banks]')
    expect(files.has('taxonomies/topics.yaml')).toBe(false)
    const other = await importFiles({ 'b.csv': LIST }, { name: 'others', before: files })
    expect(other.files.get('taxonomies/others.yaml')).toMatch(/name: Food\n[^]*name: Food banks\n/)
    expect(problemsIn(other.files)).toEqual([])
  })

  it('is told from a sheet of services', async () => {
    const sheet = 'name,description,code,phone\nChess,Boards,1,0117 496 0111\n'
    await expect(importFiles({ 'list.csv': sheet })).rejects.toThrow('This sheet is not known')
  })
})
