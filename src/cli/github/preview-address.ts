import type { GitHub } from './github.ts'

interface CombinedStatus {
  readonly statuses?: readonly { readonly context: string }[]
}

/**
 * Where to see a pull request, in Markdown. Netlify names its site in the status that it sets on the commit, and the
 * address of a preview follows from that (https://docs.netlify.com/deploy/deploy-types/deploy-previews/). Nothing where
 * there is no such status.
 */
export async function previewOf(
  github: GitHub,
  { pull, commit }: { readonly pull: number; readonly commit: string },
): Promise<string | undefined> {
  const { statuses = [] } = await github.get<CombinedStatus>(`/commits/${commit}/status`)
  const [site] = statuses.flatMap(({ context }) => CONTEXT.exec(context)?.[1] ?? [])
  if (!site) return undefined
  const address = `https://deploy-preview-${pull}--${site}.netlify.app/services`
  return `The feed as it would be: <${address}>. It is there as soon as Netlify has built it, if nothing is wrong.`
}

const CONTEXT = /^netlify\/([a-z0-9-]{1,63})\/deploy-preview$/
