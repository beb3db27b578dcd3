/** Whether what a command prints goes into the log of a workflow or a build, which anyone may read. */
export const isPublicLog = (env: Readonly<Record<string, string | undefined>>): boolean =>
  [env.CI, env.GITHUB_ACTIONS, env.NETLIFY].some((value = '') => !/^(?:|0|false)$/.test(value))
