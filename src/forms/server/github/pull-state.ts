import type { Repository } from './client.ts'
import { readPreview } from './preview-address.ts'

/** What has become of a pull request. */
export interface PullState {
  readonly state: 'open' | 'merged' | 'closed'
  /** The address of its preview, when there is one. */
  readonly preview?: string
}

/** A member gives this label to a suggestion that the host may build a preview of. */
export const PREVIEW = 'preview'

/** Reads it, and the preview of an open one (https://docs.github.com/rest/pulls/pulls#get-a-pull-request). */
export async function readPull(repository: Repository, number: number): Promise<PullState> {
  const pull = await repository<DescribedPull>('GET', `/pulls/${number}`)
  if (pull.state !== 'open') return { state: pull.merged ? 'merged' : 'closed' }
  // The host says that it is ready although it has built nothing.
  if (!pull.labels.some(({ name }) => name === PREVIEW)) return { state: 'open' }
  const preview = await readPreview(repository, { commit: pull.head.sha, number })
  return { state: 'open', ...(preview !== undefined && { preview }) }
}

interface DescribedPull {
  readonly state: string
  readonly merged: boolean
  readonly labels: readonly { readonly name: string }[]
  readonly head: { readonly sha: string }
}
