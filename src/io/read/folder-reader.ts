/**
 * Creates a reader of a folder of the content. `list` lists its files with their sizes and times, and `read` reads them. While
 * no path below the folder is among those that changed, or the listing is the same, its result is the same object.
 */
export function createFolderReader<Listed, Value>(
  folder: string,
  list: () => Listed,
  read: (listed: Listed) => Value,
): (changed?: ReadonlySet<string>) => Value {
  let last: { readonly key: string; readonly value: Value } | undefined
  return (changed) => {
    const isSame = changed && ![...changed].some((path) => path.startsWith(`${folder}/`))
    if (last && isSame) return last.value
    const listed = list()
    const key = JSON.stringify(listed)
    if (last?.key !== key) last = { key, value: read(listed) }
    return last.value
  }
}
