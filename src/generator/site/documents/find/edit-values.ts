import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import type { FormDocuments } from '../../../../forms/change/lenses/lens.ts'
import { formFile, formKey, packForm } from '../../../../forms/change/published-form.ts'
import { type OwnFile, formOf, publishedRecord } from '../../../../forms/change/published-record.ts'
import type { FormKind } from '../../../../forms/questions/fields.ts'
import type { Collection } from '../../../../hsds/collections.ts'
import { memoise } from '../../../../text/memoise.ts'
import type { Site } from '../../composed-site.ts'
import type { SetDocument } from '../document.ts'
import { type Members, wholeFiles } from '../members.ts'
import { pagesOf } from './context.ts'

const members: Members = {
  collections: ['services', 'organizations'],
  file: (collection, { page }, site) =>
    page === undefined || !pagesOf(site) ? undefined : formFile(KINDS[collection]!, page),
  make(collection, { entry, document }, site) {
    const kind = KINDS[collection]!
    const form = formOf(kind, document as never, recordsOf(site))
    return `${JSON.stringify(formKey(kind, entry.page!))}:${packForm(form)}`
  },
}

const KINDS: Partial<Record<Collection, 'service' | 'organization'>> = {
  services: 'service',
  organizations: 'organization',
}

/** What the forms of records begin with: what is published, as it is written. */
export const editValues: SetDocument = {
  kind: 'set',
  title: 'what the forms of some records begin with',
  patterns: ['/_/edit/values/{part}.json'],
  type: MEDIA_TYPES.json,
  from: 'file',
  below: '/_/edit/values/',
  members,
  files: (site) => wholeFiles(members, site),
}

/** With so many services, memory is scarcer than time. */
const MANY = 20_000

/** Makes what is published of a record. */
const recordsOf = memoise((site: Site) => {
  const fileOf = fileFinder(site)
  const makerOf = (kind: FormKind) => {
    const make = (document: FormDocuments[FormKind]) =>
      publishedRecord(kind, document as never, fileOf(document.id), (id) => fileOf(id)?.slug)
    // Many services have one organization or place, whose document is the same object in each.
    return site.feed.lists.services.length > MANY ? make : memoise(make)
  }
  const makers = {
    service: makerOf('service'),
    organization: makerOf('organization'),
    location: makerOf('location'),
  }
  return (kind: FormKind, document: FormDocuments[FormKind]) => makers[kind](document)
})

/** Finds the file of a published record. */
function fileFinder(site: Site) {
  const texts = new Map(site.sources?.map(({ file, text }) => [file, text]))
  return (id: string): OwnFile | undefined => {
    const file = site.feed.lists.files?.().get(id)
    const text = file === undefined ? undefined : texts.get(file)
    return text === undefined ? undefined : { slug: file!.replace(/^[^/]*\/|\.yaml$/g, ''), text }
  }
}
