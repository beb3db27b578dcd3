/** The most files of a folder that are named. */
const SHOWN = 8

/** Lines about files, folder by folder in alphabetical order; of a folder with many, the first ones and the number of all. */
export function inFolders(
  files: readonly string[],
  lineOf: (file: string) => string = (file) => file,
): readonly string[] {
  const folders = new Map<string, string[]>()
  for (const file of files.toSorted()) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return [...folders].flatMap(([folder, some]) => {
    const lines = some.map(lineOf)
    return some.length <= SHOWN
      ? lines
      : [
          ...lines.slice(0, SHOWN),
          `… and ${some.length - SHOWN} more in ${folder}, ${some.length} in all`,
        ]
  })
}
