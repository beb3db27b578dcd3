import type { Repository } from './client.ts'

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

/** The statuses of a commit (https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference). */
export interface CombinedStatus {
  readonly statuses?: readonly { readonly context: string; readonly state?: string }[]
}

/**
 * The address of the preview of a pull request; undefined where the host has set no status on its commit. The status names
 * the site, and the address follows from that (https://docs.netlify.com/deploy/deploy-types/deploy-previews/).
 */
export function previewAddress(
  { statuses = [] }: CombinedStatus,
  pull: number,
): string | undefined {
  const [site] = statuses.flatMap(({ context }) => CONTEXT.exec(context)?.[1] ?? [])
  return site && `https://deploy-preview-${pull}--${site}.netlify.app`
}

const CONTEXT = /^netlify\/([a-z0-9-]{1,63})\/deploy-preview$/

/** Reads that of a preview that is ready. */
export async function readPreview(
  repository: Repository,
  { commit, number }: { readonly commit: string; readonly number: number },
): Promise<string | undefined> {
  const path = `/commits/${commit}/status`
  const { statuses = [] } = await repository<CombinedStatus>('GET', path)
  return previewAddress({ statuses: statuses.filter(({ state }) => state === 'success') }, number)
}
