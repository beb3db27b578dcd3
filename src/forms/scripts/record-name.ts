/** The name that a page of a record shows; `gone` without one, undefined where nobody knows. `path` is that of the page. */
export async function recordName(
  path: string,
): Promise<{ readonly name: string } | 'gone' | undefined> {
  const response = await fetch(path).catch(() => undefined)
  if (response?.status === 404) return 'gone'
  if (!response?.ok) return undefined
  const shown = new DOMParser().parseFromString(await response.text(), 'text/html')
  return { name: shown.querySelector('h1')?.textContent?.trim() ?? '' }
}
