import type { CheckedRecord } from '../../proposal/check-change.ts'
import {
  ADDRESS_FIELDS,
  type FormField,
  type FormKind,
  type FormValues,
} from '../../proposal/fields.ts'
import { emptyValues } from '../../proposal/form-values.ts'
import type { Proposal } from '../../proposal/proposal.ts'
import { say, saying } from './about.ts'
import type { Loaded } from './load-record.ts'
import { LISTS, createNames } from './names.ts'
import { type OpenRecord, type Remembered, recordSection } from './open-record.ts'
import { documentsIn, newValues, valuesOf } from './published-values.ts'
import { type RecordForm, createRecordForm } from './questions/record-form.ts'
import { slugsOfChange } from './slugs-of-change.ts'

/** Shows the questions about a published record, or about a new service, and about what is added or corrected beside it. */
export function openRecords(
  box: HTMLElement,
  { loaded, slug }: { readonly loaded: Loaded | undefined; readonly slug: string },
  onChange: () => void,
) {
  const names = createNames()
  const documents = documentsIn(loaded)
  for (const [id, { name }] of documents.known) names.known.set(id, { name })
  for (const { taxonomy_term: term } of loaded?.document.attributes ?? [])
    if (term) names.known.set(term.id, { name: term.name, taxonomy: term.taxonomy ?? '-' })
  const others: OpenRecord[] = []
  let made = 0

  const surroundings = {
    names,
    nameOf: (reference: string) => {
      const added = others.find((one) => one.id === undefined && one.slug === reference)
      return added
        ? added.form.read().name || say.section[added.kind]
        : (names.known.get(reference)?.name ?? reference)
    },
    addNew(kind: FormKind, name: string) {
      const reference = `new-${++made}`
      const added = addSection(kind, { slug: reference, set: { name } })
      focus(added)
      return reference
    },
    correct(kind: FormKind, id: string) {
      const before = documents.valuesOf(kind, id)
      if (!before) return undefined
      return async () => {
        const list = await names.load(LISTS[kind])
        // What is not public has no name in the list, and what is written inside another record has no file.
        if (!list.some((one) => one.id === id)) return false
        const open = others.find((one) => one.id === id)
        focus(open ?? addSection(kind, { id, set: {} }))
        return true
      }
    },
    drop(reference: string) {
      const at = others.findIndex(({ id, slug: key }) => (id ?? key) === reference)
      if (at < 0) return
      others[at]!.section?.remove()
      others.splice(at, 1)
    },
  }

  const main = openMain()
  let shownNames = ''

  function openMain(): OpenRecord {
    const kind = loaded?.kind ?? 'service'
    const before = loaded ? valuesOf(loaded) : emptyValues('service')
    const form = createRecordForm(kind, '', surroundings, onChange)
    form.write(loaded ? before : { ...before, ...USUAL.service })
    const record = { kind, slug, before, form }
    return loaded ? { ...record, id: loaded.document.id } : record
  }

  function addSection(
    kind: FormKind,
    { id, slug: key, set }: Omit<Remembered, 'kind'>,
  ): OpenRecord {
    const prefix = `record-${++made}-`
    const before = id === undefined ? newValues(kind) : documents.valuesOf(kind, id)!
    const form = createRecordForm(kind, prefix, surroundings, () => {
      skipNeedless()
      onChange()
    })
    // What is published stays, also where it is needless.
    const skipNeedless = () =>
      id === undefined &&
      kind === 'location' &&
      form.skip(OF_BUILDINGS, form.read().location_type === 'virtual')
    form.write({ ...before, ...(id === undefined && USUAL[kind]), ...set })
    openChanged(form, before, set)
    skipNeedless()
    const slug = key ?? id ?? ''
    const section = recordSection(
      { title: titleOf(kind, id), prefix, form, isNew: id === undefined },
      () => {
        surroundings.drop(id ?? slug)
        if (id === undefined) forget(kind, slug)
        anchorOf(kind)?.querySelector('button')?.focus()
        onChange()
      },
    )
    const record = { kind, slug, ...(id !== undefined && { id }), before, form, section }
    others.push(record)
    anchorOf(kind)?.after(section)
    return record
  }

  const titleOf = (kind: FormKind, id: string | undefined) =>
    id === undefined
      ? say.section[kind]
      : saying(say.changed[kind], names.known.get(id)?.name ?? '')

  /** The question that a record of a kind answers. */
  const anchorOf = (kind: FormKind) =>
    box.querySelector<HTMLElement>(`[data-field="${FIELDS[kind]}"]`)

  const focus = ({ section }: OpenRecord) =>
    // The section is in its place when the question has been answered.
    setTimeout(() => section?.querySelector<HTMLElement>('h2')?.focus())

  /** The record is no longer an answer. */
  function forget(kind: FormKind, reference: string): void {
    const { organization, locations = [] } = main.form.read()
    main.form.write({
      ...main.form.read(),
      ...(kind === 'organization' && organization === reference && { organization: '' }),
      ...(kind === 'location' && { locations: locations.filter((one) => one !== reference) }),
    })
  }

  box.replaceChildren(main.form.box)
  return {
    main,
    names: names.known,
    load: names.load,
    all: (): readonly OpenRecord[] => [main, ...others],
    /** The records with what is typed in. */
    read: (): readonly CheckedRecord[] =>
      [main, ...others].map(({ kind, id, slug: key, before, form }) => ({
        kind,
        slug: key,
        before,
        after: { ...before, ...form.read() },
        ...(id !== undefined && { id }),
      })),
    /** Fills in what a link or this tab remembers. Returns the records that could be filled in. */
    fill(
      remembered: readonly Remembered[],
    ): readonly (Remembered & { readonly open: OpenRecord })[] {
      const isMain = ({ kind, id }: Remembered) =>
        kind === main.kind && (main.id === undefined ? id === undefined : id === main.id)
      const known = remembered.filter(
        (one) => isMain(one) || one.id === undefined || documents.valuesOf(one.kind, one.id),
      )
      if (known.some(({ set }) => 'service_areas' in set))
        void names.load('areas').then(onChange, () => {})
      // What the main record refers to has its name already when that is filled in.
      return [...known.filter((one) => !isMain(one)), ...known.filter(isMain)].map((one) => {
        if (!isMain(one)) return { ...one, open: addSection(one.kind, one) }
        main.form.write({ ...main.before, ...one.set })
        openChanged(main.form, main.before, one.set)
        return { ...one, open: main }
      })
    },
    slugsFor: (proposal: Proposal) => slugsOfChange(proposal, main.id, names.load),
    /** Shows other names where they have changed. */
    refresh(): void {
      const now = others.map(({ slug: key }) => surroundings.nameOf(key)).join('\n')
      if (now !== shownNames) main.form.refresh()
      shownNames = now
    },
  }
}

/** Shows what is remembered of groups, which are not on the page before somebody opens them. */
function openChanged(form: RecordForm, before: FormValues, set: FormValues): void {
  const isOther = (field: FormField) =>
    set[field] !== undefined && JSON.stringify(set[field]) !== JSON.stringify(before[field])
  if (form.groups.some(isOther)) form.openMore()
}

/** What a new record says unless somebody chooses something else. */
const USUAL: Readonly<Record<FormKind, FormValues>> = {
  service: { status: 'active' },
  organization: {},
  location: { location_type: 'physical' },
}

/** What nobody asks about a place on the telephone or online. */
const OF_BUILDINGS: readonly FormField[] = [...ADDRESS_FIELDS, 'transportation']

const FIELDS: Readonly<Partial<Record<FormKind, FormField>>> = {
  organization: 'organization',
  location: 'locations',
}
