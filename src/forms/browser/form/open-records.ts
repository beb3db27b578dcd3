import type { CheckedRecord } from '../../change/check-change.ts'
import { type FormField, type FormKind, type FormValues } from '../../questions/fields.ts'
import { linesFor } from '../../change/lenses/cell.ts'
import { emptyValues, isSame } from '../../change/values.ts'
import { type OnTop, onTopOf } from '../../change/proposal.ts'
import {
  type FiledRecord,
  type PublishedForm,
  hasFile,
  neighboursOf,
} from '../../change/published-form.ts'
import { about, say, saying } from './about.ts'
import { createNames } from './names.ts'
import {
  type OpenRecord,
  type Remembered,
  recordSection,
  showAll,
  showPhones,
} from './open-record.ts'
import { createRecordForm } from './questions/record-form.ts'
import { unknownKinds } from './referred.ts'

/** Shows the questions about a published record, or about a new service, and about what is added or corrected beside it. */
export function openRecords(
  box: HTMLElement,
  { loaded, slug }: { readonly loaded: PublishedForm | undefined; readonly slug: string },
  onChange: () => void,
) {
  const names = createNames(loaded && neighboursOf(loaded))
  /** A record beside the main one that somebody may correct: what has no file of its own is not among them. */
  const besideOf = (id: string | undefined) =>
    loaded?.beside.filter(hasFile).find((one) => one.id === id)
  const others: OpenRecord[] = []
  let made = 0

  const surroundings = {
    names,
    nameOf: (reference: string) => {
      const added = others.find((one) => !one.published && one.slug === reference)
      return added
        ? added.form.read().name || say.section[added.kind]
        : (names.known.get(reference)?.name ?? reference)
    },
    addNew(kind: FormKind, name: string) {
      const reference = `new-${++made}`
      const added = addSection(kind, reference)
      write(added, { name })
      focus(added)
      return reference
    },
    correct(kind: FormKind, id: string) {
      const published = besideOf(id)
      return (
        published &&
        (() => {
          const open = openAt(id) ?? addSection(kind, published)
          showAll(open.section!)
          focus(open)
        })
      )
    },
    drop(reference: string) {
      const at = others.findIndex(
        ({ published, slug: key }) => (published?.id ?? key) === reference,
      )
      if (at >= 0) others.splice(at, 1)[0]!.section?.remove()
    },
  }

  const { record } = loaded ?? {}
  const main = createRecord(record?.kind ?? 'service', record ? { slug, ...record } : slug, '')
  let shownNames = ''

  /** What is published of a record, or the reference to a new one. */
  function createRecord(kind: FormKind, of: FiledRecord | string, prefix: string): OpenRecord {
    const published = typeof of === 'string' ? undefined : of
    const form = createRecordForm(kind, { prefix, isNew: !published }, surroundings, onChange)
    const before = published?.values ?? newValues(kind)
    const open = { kind, slug: typeof of === 'string' ? of : of.slug, before, form, published }
    write(open, {})
    return open
  }

  function addSection(kind: FormKind, of: FiledRecord | string): OpenRecord {
    const prefix = `record-${++made}-`
    const record = createRecord(kind, of, prefix)
    const { published, slug: reference, form } = record
    const section = recordSection(
      {
        ...{ id: `${prefix}title`, form },
        title: published ? saying(say.changed[kind], published.name) : say.section[kind],
        leave: published ? say.leave.change : say.leave.add,
      },
      () => {
        surroundings.drop(published?.id ?? reference)
        if (!published) forget(kind, reference)
        anchorOf(kind)?.querySelector('button')?.focus()
        onChange()
      },
    )
    const open = { ...record, section }
    others.push(open)
    anchorOf(kind)?.after(section)
    return open
  }

  /** Asks for the numbers of the organization, which the page of the service shows as well. */
  function openOwner(): void {
    const owner = besideOf(main.before.organization)
    if (main.kind !== 'service' || !owner?.values.phones?.length) return
    const added = addSection('organization', owner)
    main.form.question('phones')!.box.after(added.section!)
    showPhones(added, owner.name)
  }

  const openAt = (id: string | undefined) =>
    others.find(({ published }) => published && published.id === id)

  /** The question that a record of a kind answers. */
  const anchorOf = (kind: FormKind) => main.form.question(FIELDS[kind]!)?.box

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
  openOwner()
  return {
    main,
    names: names.known,
    load: names.load,
    all: (): readonly OpenRecord[] => [main, ...others],
    /** The published record with an id. */
    at: (id: string) => [main, ...others].find(({ published }) => published?.id === id),
    /** Takes every question for answered. */
    leave(): void {
      for (const { form } of [main, ...others]) form.leave()
    },
    /** Shows what a question says now, with the names of what it refers to. */
    showConflict({ kind, form }: OpenRecord, field: FormField, now: FormValues): void {
      const nameOf = (reference: string) => names.known.get(reference)?.name
      form.openAt(field)?.showConflict(linesFor([kind, field], now[field], nameOf).join('; '))
    },
    /** The records with what is typed in. */
    read: (): readonly CheckedRecord[] =>
      [main, ...others].map(({ kind, published, slug: key, before, form }) => ({
        ...{ kind, slug: key, before, after: { ...before, ...form.read() } },
        ...(published && { id: published.id }),
      })),
    /** Fills in what a link or this tab remembers. Returns the records that could be filled in. */
    fill(
      remembered: readonly Remembered[],
    ): readonly (Remembered & Pick<OnTop, 'conflicts'> & { readonly open: OpenRecord })[] {
      const isMain = ({ kind, id }: Remembered) => kind === main.kind && id === main.published?.id
      const known = remembered.filter(
        (one) => isMain(one) || one.id === undefined || besideOf(one.id)?.kind === one.kind,
      )
      for (const unknown of unknownKinds(known, names.known))
        void names.load(unknown).then(
          () => {
            main.form.refresh()
            onChange()
          },
          () => {},
        )
      // What the main record refers to has its name already when that is filled in.
      return [...known.filter((one) => !isMain(one)), ...known.filter(isMain)].map((one) => {
        const { kind, id, slug: reference = '', was, set } = one
        const open = isMain(one)
          ? main
          : (openAt(id) ?? addSection(kind, besideOf(id) ?? reference))
        const top = was && open.published ? onTopOf({ kind, was, set }, open.before) : undefined
        write(open, top?.set ?? set)
        return { ...one, conflicts: [], ...top, open }
      })
    },
    /** Shows other names where they have changed. */
    refresh(): void {
      const now = others.map(({ slug: key }) => surroundings.nameOf(key)).join('\n')
      if (now !== shownNames) main.form.refresh()
      shownNames = now
    },
  }
}

/** Fills in what is published, or usual for a new record, and on top of that what is set; shows all of the latter. */
function write({ kind, published, before, form, section }: OpenRecord, set: FormValues): void {
  form.write({ ...before, ...(!published && USUAL[kind]), ...set })
  const changed = (Object.keys(set) as FormField[]).filter(
    (field) => set[field] !== undefined && !isSame(set[field], before[field]),
  )
  for (const field of changed) form.openAt(field)
  // Of an organization the numbers alone are asked for to begin with.
  if (section && changed.some((field) => field !== 'phones')) showAll(section)
}

/** A new record, with what the settings fill in. */
function newValues(kind: FormKind): FormValues {
  const empty = emptyValues(kind)
  const defaults = Object.entries(about.address).filter(
    ([name]) => kind === 'location' && name in empty,
  )
  return { ...empty, ...Object.fromEntries(defaults.map(([name, value]) => [name, String(value)])) }
}

/** What a new record says unless somebody chooses something else. */
const USUAL: Readonly<Record<FormKind, FormValues>> = {
  service: { status: 'active' },
  organization: {},
  location: { location_type: 'physical' },
}

const FIELDS: Readonly<Partial<Record<FormKind, FormField>>> = {
  organization: 'organization',
  location: 'locations',
}
