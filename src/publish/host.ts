/** What the host of a build says about it. */
export type HostEnv = Readonly<Record<string, string | undefined>>

/**
 * Whether Netlify makes a preview of a pull request or of a branch
 * (https://docs.netlify.com/build/configure-builds/environment-variables/): anybody who has its address can read it.
 */
export const isPreview = ({ NETLIFY, CONTEXT }: HostEnv): boolean =>
  NETLIFY === 'true' && CONTEXT !== 'production' && CONTEXT !== 'dev'
