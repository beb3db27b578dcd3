import { describe, expect, it } from 'vitest'
import { checkContent } from '../../src/generator/pipeline.ts'
import { createParseCache } from '../../src/content/parse-cache.ts'
import { type Files, service, sourcesOf } from '../rules/base.ts'

/** The states of a folder while somebody edits it. */
const states: readonly Files[] = [
  { 'services/lunch.yaml': service },
  { 'services/lunch.yaml': service },
  { 'services/lunch.yaml': { ...service, status: 'open' } },
  {
    'services/lunch.yaml': { ...service, organization: 'oak' },
    'locations/village-hall.yaml': null,
  },
  { 'services/lunch.yaml': { ...service, name: 'Supper' }, 'services/more.yaml': service },
  { 'directory.yaml': { title: 'Other', namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8e' } },
  { 'directory.yaml': 'title: "Broken' },
  { 'services/lunch.yaml': service },
]

describe('a cache of parsed files', () => {
  it('does not change the result, whatever happens to the files', () => {
    const cache = createParseCache()
    for (const [i, state] of states.entries()) {
      const sources = sourcesOf(state)
      const [fresh, cached] = [checkContent(sources), checkContent(sources, { cache })]
      expect(cached.diagnostics, `state ${i}`).toEqual(fresh.diagnostics)
      expect(cached.directory?.records, `state ${i}`).toEqual(fresh.directory?.records)
    }
  })
})
