import { answerUnavailable } from '../api/answer.ts'
import { REVALIDATE } from '../api/headers.ts'
import type { Manifest } from '../api/manifest.ts'
import { type FeedStore, readerOf } from '../api/store.ts'
import { FIND, prefixesOf, type ListWithId, LISTS_WITH_ID } from '../pages/address.ts'
import { addressIn, addressesFile, addressesFiles } from '../pages/records/record-addresses.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'
import { renderService } from './render-service.ts'

export interface FindRecordsOptions {
  readonly store: FeedStore
  readonly manifest: Manifest
}

/**
 * Leads from `/find/Services` to the list, from `/find/services/{id}` to the page of that service, and from the id of an organization to its page; renders the pages
 * of services that are too many to be files. Undefined for any other request, and for a record that does not exist: the
 * published page says so, or that it was removed. Never throws: what it cannot read is a 503.
 */
export const createFindRecords =
  ({ store, manifest }: FindRecordsOptions) =>
  async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const source = { manifest, read: readerOf(store) }
    try {
      return (await redirectToPage(request, source)) ?? (await renderService(request, source))
    } catch (error) {
      return answerUnavailable(request, error)
    }
  }

async function redirectToPage(request: Request, source: FindSource): Promise<Response | undefined> {
  const { manifest } = source
  const { pathname } = new URL(request.url)
  const small = pathname.toLowerCase()
  if (small !== pathname && LIST.test(small)) return redirectTo(small)
  const asked = readAddress(pathname, manifest)
  if (!asked) return undefined
  const { list, id, prefix } = asked
  const name = addressesFile(id, addressesFiles(manifest.collections))
  const address = addressIn(await readFindJson(source, name), list, id)
  if (address === undefined) return undefined
  return redirectTo(prefix + address)
}

/** Not for ever: the record may be renamed. */
const redirectTo = (address: string) =>
  new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': REVALIDATE },
  })

const LISTS = LISTS_WITH_ID.join('|')
const LIST = new RegExp(`^(?:/[a-z]{2})?${FIND}/(?:${LISTS})/?$`)
const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}'
const ADDRESS = new RegExp(`^((?:/[a-z]{2})?)${FIND}/(${LISTS})/(${UUID})/?$`)

/** What an address asks for; undefined when it has no id, or is in a language that the pages have not. */
function readAddress(path: string, { pages }: Manifest) {
  const [, prefix, list, id] = ADDRESS.exec(path) ?? []
  if (id === undefined || !pages) return undefined
  if (!prefixesOf(pages).includes(prefix!)) return undefined
  return { prefix: prefix!, list: list as ListWithId, id: id.toLowerCase() }
}
