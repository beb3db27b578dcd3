import { describe, expect, it } from 'vitest'
import { formatComment } from '../../../src/changes/review/comment.ts'
import { reviewChange } from '../../../src/changes/review/review.ts'
import { strangersTo } from '../../../src/changes/review/strangers.ts'
import { toVersion } from '../../../src/content/version.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { type Files, base, service, sourcesOf } from '../../rules/base.ts'

/** The settings with those for whom `jo` cares. */
const caring = (...slugs: string[]): Files => ({
  'directory.yaml': {
    ...(base['directory.yaml'] as object),
    pages: {
      members: { client_id: 'Iv23liabcdefghij1234', repository: 'a/b', care: { Jo: slugs } },
    },
  },
})
const hall = base['locations/village-hall.yaml'] as object
const town: Files = {
  ...caring('acorn-trust'),
  'organizations/oak.yaml': { name: 'Oak *Club*', description: 'A club.' },
  'organizations/refuge.yaml': { name: 'Refuge', description: 'A refuge.' },
  'locations/village-hall.yaml': { ...hall, organization: 'oak' },
  'locations/house.yaml': { ...hall, name: 'House', confidential: true },
  'services/lunch.yaml': service,
  'services/chess.yaml': { ...service, name: 'Chess', organization: 'oak' },
  'services/shelter.yaml': {
    ...{ ...service, name: 'Shelter', organization: 'refuge' },
    locations: ['house'],
  },
}
const versionOf = (files: Files) => {
  const sources = sourcesOf(files)
  return toVersion(checkContent(sources).linked!, sources)
}
const before = versionOf(town)
const strangers = (changed: Files, login = 'jo') =>
  strangersTo(login, before, versionOf({ ...town, ...changed }))

describe('the organizations that a change touches and a member does not care for', () => {
  it('are those of its services, places and organizations, before and after it', () => {
    expect(strangers({ 'services/lunch.yaml': { ...service, alert: 'Closed.' } })).toEqual([])
    expect(strangers({ 'services/chess.yaml': null })).toEqual(['Oak *Club*'])
    expect(strangers({ 'locations/village-hall.yaml': hall })).toEqual(['Oak *Club*'])
    expect(strangers({ 'services/lunch.yaml': { ...service, organization: 'oak' } })).toEqual([
      'Oak *Club*',
    ])
    expect(strangers({ 'organizations/new.yaml': { name: 'New', description: 'New.' } })).toEqual([
      'New',
    ])
  })

  it('are never confidential ones, also when the change says that they are not', () => {
    expect(strangers({ 'services/shelter.yaml': null })).toEqual([])
    expect(strangers({ 'locations/house.yaml': { ...hall, name: 'House' } })).toEqual([])
  })

  it('are those of the settings before the change, for the accounts that they name', () => {
    const chess = { 'services/chess.yaml': { ...service, organization: 'oak', alert: 'Closed.' } }
    expect(strangers({ ...caring('acorn-trust', 'oak'), ...chess })).toEqual(['Oak *Club*'])
    expect(strangers(chess, 'JO')).toEqual(['Oak *Club*'])
    for (const login of ['sam', 'constructor', '__proto__'])
      expect(strangers(chess, login)).toEqual([])
  })

  it('stand in the comment of the review, as text', () => {
    const after = versionOf({ ...town, 'services/chess.yaml': null })
    const [was, is] = [before, after].map((version) => ({ ...version, diagnostics: [] }))
    const review = reviewChange(was!, is!, { root: 'content', login: 'jo' })
    expect(formatComment(review)).toContain(
      String.raw`This touches records of Oak \*Club\*, whom jo does not care for.`,
    )
    expect(reviewChange(was!, is!, { root: 'content' }).strangers).toBeUndefined()
  })
})
