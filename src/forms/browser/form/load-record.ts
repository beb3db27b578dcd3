import { type PublishedForm, formFile, formKey, unpackForms } from '../../change/published-form.ts'

/** What is published of the record with a page. Undefined when there is none. */
export async function loadRecord(
  kind: 'service' | 'organization',
  page: string,
): Promise<PublishedForm | undefined> {
  const response = await fetch(formFile(kind, page))
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(String(response.status))
  return unpackForms(await response.text())[formKey(kind, page)]
}
