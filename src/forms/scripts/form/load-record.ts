import type { Document } from '../../../hsds/types.ts'

/** The published documents that a form begins with. */
export type Loaded =
  | { readonly kind: 'service'; readonly document: Document<'service'> }
  | { readonly kind: 'organization'; readonly document: Document<'organization'> }

const FOLDERS = { service: 'services', organization: 'organizations' } as const

/** The record with a page, as it is published. Undefined when there is none. */
export async function loadRecord(kind: Loaded['kind'], slug: string): Promise<Loaded | undefined> {
  // The page of a record says where its data is, so nothing has to list all records for the form.
  const page = await fetch(`/find/${FOLDERS[kind]}/${encodeURIComponent(slug)}`)
  if (page.status === 404) return undefined
  if (!page.ok) throw new Error(String(page.status))
  const head = new DOMParser().parseFromString(await page.text(), 'text/html')
  const link = head.querySelector('link[rel="alternate"][type="application/json"]')
  const address = link?.getAttribute('href')
  if (!address) return undefined
  const response = await fetch(new URL(address, location.href).pathname)
  if (!response.ok) throw new Error(String(response.status))
  return { kind, document: await response.json() } as Loaded
}
