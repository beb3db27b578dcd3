import type { Entry } from '../../../../feed/lists.ts'
import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import type { FormDocuments } from '../../../../forms/change/lenses/lens.ts'
import { formFile, formKey, packForms } from '../../../../forms/change/published-form.ts'
import { type OwnFile, formOf, publishedRecord } from '../../../../forms/change/published-record.ts'
import type { FormKind } from '../../../../forms/questions/fields.ts'
import { groupBy } from '../../../../directory/group-by.ts'
import { memoise } from '../../../../text/memoise.ts'
import type { Site } from '../../composed-site.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'

/** What the forms of records begin with: what is published, as it is written. */
export const editValues: SetDocument = {
  kind: 'set',
  title: 'what the forms of some records begin with',
  patterns: ['/_/edit/values/{part}.json'],
  type: MEDIA_TYPES.json,
  from: 'file',
  below: '/_/edit/values/',
  isBetween: true,
  files(site) {
    if (!pagesOf(site)) return new Map()
    const { services, organizations } = site.feed.lists
    const forms = [...formsOf('service', services), ...formsOf('organization', organizations)]
    const parts = groupBy(forms, ({ kind, page }) => formFile(kind, page))
    const fileOf = fileFinder(site)
    const recordsOf = (one: FormKind) => {
      const make = (document: FormDocuments[FormKind]) =>
        publishedRecord(one, document as never, fileOf(document.id), (id) => fileOf(id)?.slug)
      // Many services have one organization or place, whose document is the same object in each.
      return forms.length > MANY ? make : memoise(make)
    }
    const records = {
      service: recordsOf('service'),
      organization: recordsOf('organization'),
      location: recordsOf('location'),
    }
    const compose = ({ kind, page, entry }: Form) => [
      formKey(kind, page),
      formOf(kind, entry.detail() as never, (one, document) => records[one](document)),
    ]
    return new Map(
      [...parts].map(([path, some]) => [
        path,
        () => packForms(Object.fromEntries(some.map(compose))),
      ]),
    )
  },
}

/** With so many forms, memory is scarcer than time. */
const MANY = 20_000

interface Form {
  readonly kind: 'service' | 'organization'
  readonly page: string
  readonly entry: Entry
}

const formsOf = (kind: Form['kind'], entries: readonly Entry[]): Form[] =>
  entries.flatMap((entry) => (entry.page === undefined ? [] : { kind, page: entry.page, entry }))

/** Finds the file of a published record. */
const fileFinder = memoise((site: Site) => {
  const texts = new Map(site.sources?.map(({ file, text }) => [file, text]))
  return (id: string): OwnFile | undefined => {
    const file = site.feed.lists.files?.().get(id)
    const text = file === undefined ? undefined : texts.get(file)
    return text === undefined ? undefined : { slug: file!.replace(/^[^/]*\/|\.yaml$/g, ''), text }
  }
})
