/** The release notes of the versions after one, until another one, newest first, as CHANGELOG.md has them. */
export function notesBetween(changelog: string, from: string, to: string): string {
  if (from === to) return ''
  const sections = changelog.split(/^(?=## )/m).slice(1)
  return sections
    .filter((section) => {
      const [, version] = /^## \[?(\d+\.\d+\.\d+[^\s\]]*)/.exec(section) ?? []
      // What is not released yet is in this version only if no release has its name.
      return version
        ? compareVersions(version, from) > 0 && compareVersions(version, to) <= 0
        : section.startsWith('## Unreleased') && compareVersions(to, from) > 0
    })
    .join('')
    .trim()
}

/** Negative, zero or positive: which of two versions is older. A pre-release is older than its release. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => /^(\d+)\.(\d+)\.(\d+)(?:-(.*))?$/.exec(text) ?? [])
  for (let i = 1; i <= 3; i++) {
    const difference = Number(one?.[i] ?? 0) - Number(other?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  const [pre, otherPre] = [one?.[4], other?.[4]]
  if (pre === otherPre) return 0
  if (pre === undefined) return 1
  return otherPre === undefined ? -1 : pre.localeCompare(otherPre, 'en', { numeric: true })
}
