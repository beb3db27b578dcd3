import type { GitHub } from './client.ts'

interface CombinedStatus {
  readonly statuses?: readonly { readonly context: string }[]
}

/**
 * A link to the preview of a pull request, in Markdown; nothing where Netlify has set no status on the commit. The status
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
  const address = `https://deploy-preview-${pull}--${site}.netlify.app/services`
  return `The feed with this change: <${address}>. It works once Netlify has built it, if there are no errors.`
}

const CONTEXT = /^netlify\/([a-z0-9-]{1,63})\/deploy-preview$/
