import { compareVersions } from '../init/release-notes.ts'

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
  // In package-lock.json the version of the project stands twice, before those of packages.
  text
    .split(/(?="node_modules\/)/)
    .map((part, i) =>
      i === 0 ? part.replaceAll(`"version": "${current}"`, `"version": "${version}"`) : part,
    )
    .join('')
