import type { Repository } from './client.ts'

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
