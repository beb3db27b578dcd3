import type { Moved } from '../../import/import.ts'

/**
 * What the old host needs so that old addresses lead here: a table with the columns from and to for a name that ends in `.csv`, else
 * the lines of a file `_redirects`, as several hosts read it. `base` is the address of the new site.
 */
export function redirectsText(moved: readonly Moved[], base: string, isTable: boolean): string {
  const lines = moved.flatMap(({ from, to }) => {
    const url = parsed(from)
    const target = `${base.replace(/\/$/, '')}${to}`
    if (!url || (url.pathname === '/' && url.search === '')) return []
    if (isTable) return [`"${from.replaceAll('"', '""')}",${target}`]
    const parameters = [...url.searchParams].map(
      ([name, value]) => `${encode(name)}=${encode(value)}`,
    )
    return [[url.pathname, ...parameters, target, '301'].join(' ')]
  })
  return [...(isTable ? ['from,to'] : []), ...lines, ''].join('\n')
}

const encode = encodeURIComponent

const OLD = 'https://old.invalid'
const parsed = (address: string): URL | undefined =>
  URL.canParse(address, OLD) ? new URL(address, OLD) : undefined
