import type { Directory } from '../directory/directory.ts'
import { memoise } from '../text/memoise.ts'
import { standingAnswers } from './answers.ts'
import { recordsOf } from './directory-records.ts'
import { createGroups } from './groups.ts'
import { type Answers, type Match, findMatches } from './match.ts'
import type { MatchRecord } from './record.ts'

/** What looks alike in a directory and has not been answered. */
export const matchesOf = memoise((directory: Directory): readonly Match[] => {
  const records = recordsOf(directory)
  const answers = standingAnswers(records, directory)
  return findMatches(withOwners(records, answers), answers)
})

/** The records, with the services of organizations that are one as those of one. */
function withOwners(records: readonly MatchRecord[], answers: Answers): readonly MatchRecord[] {
  const organizations = records.filter(({ kind }) => kind === 'organization')
  const positions = new Map(organizations.map(({ id }, i) => [id, i]))
  const groups = createGroups(organizations.length, [])
  const joined = findMatches(organizations, answers).filter(({ verdict }) => verdict === 'same')
  const pairs = [...joined.map(({ a, b }) => [a.id, b.id] as const), ...(answers.same ?? [])]
  for (const [a, b] of pairs) {
    const [one, other] = [positions.get(a), positions.get(b)]
    if (one !== undefined && other !== undefined) groups.join(one, other)
  }
  const rootOf = (owner: string) => {
    const at = positions.get(owner)
    return at === undefined ? owner : organizations[groups.rootOf(at)]!.id
  }
  return records.map((record) => {
    const { owner } = record.marks
    return owner ? { ...record, marks: { ...record.marks, owner: owner.map(rootOf) } } : record
  })
}
