import { type ListedPull, type Pull, openPulls, takeBack } from '../github/pull-request.ts'
import type { Repository } from '../github/client.ts'

/** Editors who have so many to look through get no more. */
const MAX_OPEN = 30

export interface Limited {
  readonly branch: string
  /** True when a branch is of the kind that is counted. */
  readonly isOne: (branch: string) => boolean
}

/**
 * What `open` opens for a branch; undefined where too many of its kind are open. One that is open already may be opened again. Many
 * may be sent at the same moment: each that finds as many older ones is taken back.
 */
export async function withinLimit(
  repository: Repository,
  { branch, isOne }: Limited,
  open: () => Promise<Pull>,
): Promise<Pull | undefined> {
  const before = await openBranches(repository, isOne)
  const isThere = before.some(({ head }) => head.ref === branch)
  if (!isThere && before.length >= MAX_OPEN) return undefined
  const pull = await open()
  if (isThere) return pull
  const older = (await openBranches(repository, isOne)).filter(({ number }) => number < pull.number)
  if (older.length < MAX_OPEN) return pull
  await takeBack(repository, { branch, number: pull.number })
  return undefined
}

/** A fork may have a branch of any name. */
const openBranches = async (
  repository: Repository,
  isOne: Limited['isOne'],
): Promise<readonly ListedPull[]> =>
  (await openPulls(repository)).filter(
    ({ head }) => isOne(head.ref) && head.repo?.full_name === repository.fullName,
  )
