import type { Directory } from '../directory/directory.ts'

/**
 * The environment variables in which a host describes a build
 * (https://docs.netlify.com/build/configure-builds/environment-variables/).
 */
export type HostEnv = Readonly<Record<string, string | undefined>>

/** Whether Netlify builds a preview of a pull request or of a branch, which anyone with its address can read. */
export const isPreview = ({ NETLIFY, CONTEXT }: HostEnv): boolean =>
  NETLIFY === 'true' && CONTEXT !== 'production' && CONTEXT !== 'dev'

/** The directory with the address under which this build will be published, where the host sets one. */
export function withHostAddress(directory: Directory, env: HostEnv): Directory {
  const base_url = addressFrom(env, directory.settings.base_url)
  return base_url ? { ...directory, settings: { ...directory.settings, base_url } } : directory
}

/** The address under which Netlify publishes this build. A preview has its own, which must not lead to the public feed. */
export function addressFrom(env: HostEnv, base_url?: string): string | undefined {
  if (env.NETLIFY !== 'true') return undefined
  return env.CONTEXT === 'production' ? (base_url ?? env.URL) : env.DEPLOY_PRIME_URL
}
