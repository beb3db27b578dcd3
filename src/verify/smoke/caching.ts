import type { Builds } from '../builds.ts'
import { type Check, type CheckResult, OPEN, isOpen, lineOf, resultOf } from './smoke-check.ts'
import { type Site, jsonOf } from './site.ts'

export const unchanged = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `${name}, requested again with its ETag`,
  expects: `304 ${OPEN}`,
  async run(site) {
    const etag = (await site.fetch(pathOf(site))).headers.get('etag')
    if (etag === null) return resultOf(false, 'no ETag')
    const response = await site.fetch(pathOf(site), { headers: { 'if-none-match': etag } })
    const { status } = response
    return resultOf(status === 304 && isOpen(response), `${status} for ETag ${etag}`)
  },
})

export const cache: Check = {
  name: 'a list, requested twice',
  expects: 'the second time from the cache of the host: Cache-Status with hit',
  run: (site) => cached(site, site.page, site.page),
}

export const foreignParameter: Check = {
  name: 'a list with an unknown parameter',
  expects: 'the same document, from the same cache',
  run: (site) => cached(site, site.page, `${site.page}&utm_source=smoke`),
}

/** A host has many machines, and each fills a cache of its own. */
const MAX_TRIES = 4

async function cached({ fetch }: Site, first: string, again: string): Promise<CheckResult> {
  const page = await fetch(first)
  let status: string | null = null
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const response = await fetch(again)
    if (response.text !== page.text) return resultOf(false, `another document, ${lineOf(response)}`)
    status = response.headers.get('cache-status')
    if (status !== null && /;\s*hit\b/.test(status)) return resultOf(true, `Cache-Status ${status}`)
  }
  if (status === null) return { outcome: 'not seen', saw: 'no Cache-Status' }
  return resultOf(false, `Cache-Status ${status}`)
}

/** A deploy has to purge the lists of the build before it from the cache. */
export const currentBuild = ({ manifestPath, firstPagePath }: Builds): Check => ({
  name: 'a list after a deploy',
  expects: 'the page of the build that is published now',
  async run({ fetch }) {
    const { build } = jsonOf(await fetch(manifestPath)) as { readonly build?: unknown }
    if (typeof build !== 'string') return { outcome: 'not seen', saw: `no ${manifestPath}` }
    const [file, list] = [await fetch(firstPagePath(build)), await fetch('/services')]
    const isSame = file.text === list.text
    const saw = isSame ? `build ${build}` : `not that of build ${build}`
    return resultOf(file.status === 200 && isSame, saw)
  },
})
