import type { Directory } from '../../directory/directory.ts'

/**
 * The environment variables in which a host describes a build
 * (https://docs.netlify.com/build/configure-builds/environment-variables/).
 */
export type HostEnv = Readonly<Record<string, string | undefined>>

/** Whether the host builds a preview of a pull request or of a branch, which anyone with its address can read. */
export const isPreview = ({ NETLIFY, CONTEXT }: HostEnv): boolean =>
  NETLIFY === 'true' && CONTEXT !== 'production' && CONTEXT !== 'dev'

/**
 * The directory as this host publishes it: with the address of the build, where the host sets one, and in a preview without
 * suggestions and members, because only the public pages take changes.
 */
export function asHosted(directory: Directory, env: HostEnv): Directory {
  const { settings } = directory
  const base_url = addressFrom(env, settings.base_url)
  const pages =
    settings.pages !== 'off' && isPreview(env) ? withoutSenders(settings.pages) : settings.pages
  return { ...directory, settings: { ...settings, pages, ...(base_url && { base_url }) } }
}

function withoutSenders<T extends { readonly proposals?: unknown; readonly members?: unknown }>(
  pages: T,
) {
  const { proposals: _, members: __, ...others } = pages
  return others
}

/** The address under which the host publishes this build. A preview has its own, which must not lead to the public feed. */
export function addressFrom(env: HostEnv, base_url?: string): string | undefined {
  if (env.NETLIFY !== 'true') return undefined
  return env.CONTEXT === 'production' ? (base_url ?? env.URL) : env.DEPLOY_PRIME_URL
}
