import type { Document } from '../../../hsds/types.ts'

/** The service that the address of the page names, as it is published. Undefined when there is none. */
export async function loadService(slug: string): Promise<Document<'service'> | undefined> {
  // The page of a record says where its data is, so nothing has to list all records for the form.
  const page = await fetch(`/find/services/${encodeURIComponent(slug)}`)
  if (page.status === 404) return undefined
  if (!page.ok) throw new Error(String(page.status))
  const head = new DOMParser().parseFromString(await page.text(), 'text/html')
  const link = head.querySelector('link[rel="alternate"][type="application/json"]')
  const address = link?.getAttribute('href')
  if (!address) return undefined
  const response = await fetch(new URL(address, location.href).pathname)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Document<'service'>
}
