import type { GitHub } from './client.ts'

interface CombinedStatus {
  readonly statuses?: readonly { readonly context: string }[]
}

/**
 * The address of the preview of a pull request; undefined where Netlify has set no status on the commit. The status
 * names the site, and the address follows from that
 * (https://docs.netlify.com/deploy/deploy-types/deploy-previews/).
 */
export async function previewOf(
  github: GitHub,
  { pull, commit }: { readonly pull: number; readonly commit: string },
): Promise<string | undefined> {
  const { statuses = [] } = await github.get<CombinedStatus>(`/commits/${commit}/status`)
  const [site] = statuses.flatMap(({ context }) => CONTEXT.exec(context)?.[1] ?? [])
  if (!site) return undefined
  return `https://deploy-preview-${pull}--${site}.netlify.app`
}

const CONTEXT = /^netlify\/([a-z0-9-]{1,63})\/deploy-preview$/
