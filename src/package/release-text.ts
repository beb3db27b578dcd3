import { compareVersions } from './init/release-notes.ts'

/** Why a version cannot follow another one, or a change log; undefined when it can. */
export function refusalOf(version: string, current: string, changelog: string): string | undefined {
  if (!/^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/.test(version))
    return `\`${version}\` is not a version such as 1.2.0.`
  const isFirst = changelog.indexOf(`\n## ${version}`) < 0 && version === current
  if (!isFirst && compareVersions(version, current) <= 0)
    return `Version ${version} is not newer than ${current}.`
  if (!/^## Unreleased\n+- /m.test(changelog))
    return 'CHANGELOG.md has nothing under Unreleased to release.'
  return undefined
}

/** The change log in which what was not released belongs to a version. `date` is YYYY-MM-DD. */
export const releaseChangelog = (changelog: string, version: string, date: string): string =>
  changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`)

/** The text of package.json, or of package-lock.json, with another version of the project. */
export const withVersion = (text: string, current: string, version: string): string =>
  // package-lock.json has the project's version twice, before the first package.
  text
    .split(/(?="node_modules\/)/)
    .map((part, i) =>
      i === 0 ? part.replaceAll(`"version": "${current}"`, `"version": "${version}"`) : part,
    )
    .join('')

/**
 * The text of package.json with the repository that a git remote names, unless it names one already. A registry shows it, and
 * `npm publish --provenance` compares it with the repository that it runs in. A remote that is no repository on the web, such
 * as a folder, changes nothing.
 */
export function withRepository(text: string, remote: string): string {
  if (/^ {2}"repository":/m.test(text)) return text
  const [, host, path] = REMOTE.exec(remote.trim().replace(/(?:\.git)?\/?$/, '')) ?? []
  if (!host || !path) return text
  const repository = { type: 'git', url: `git+https://${host}/${path}.git` }
  return text.replace(
    /^ {2}"license":.*\n/m,
    (line) =>
      `${line}  "repository": ${JSON.stringify(repository, null, 2).replaceAll('\n', '\n  ')},\n`,
  )
}

/** A git remote, as HTTPS, as SSH and in the short form of SSH. Whatever a URL has before its host may be a secret. */
const REMOTE =
  /^(?:(?:https|ssh|git):\/\/(?:[^@/]+@)?|[\w.-]+@)([\w-]+(?:\.[\w-]+)+)(?::\d+\/|[/:])([\w.-]+(?:\/[\w.-]+)+)$/
