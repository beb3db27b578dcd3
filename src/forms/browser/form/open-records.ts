import type { CheckedRecord } from '../../change/check-change.ts'
import {
  ADDRESS_FIELDS,
  type FormField,
  type FormKind,
  type FormValues,
  KINDS,
  referencesOf,
} from '../../questions/fields.ts'
import { emptyValues, isSame } from '../../change/values.ts'
import {
  type ChangedRecord,
  type OnTop,
  type Proposal,
  fieldsOf,
  onTopOf,
} from '../../change/proposal.ts'
import { type PublishedForm, hasFile, neighboursOf } from '../../change/published-form.ts'
import { about, say, saying } from './about.ts'
import { createNames, listOf } from './names.ts'
import {
  type OpenRecord,
  type Remembered,
  recordSection,
  showAll,
  showPhones,
} from './open-record.ts'
import { type RecordForm, createRecordForm } from './questions/record-form.ts'
import { slugsOfChange } from './slugs-of-change.ts'

/** Shows the questions about a published record, or about a new service, and about what is added or corrected beside it. */
export function openRecords(
  box: HTMLElement,
  { loaded, slug }: { readonly loaded: PublishedForm | undefined; readonly slug: string },
  onChange: () => void,
) {
  const names = createNames(loaded && neighboursOf(loaded))
  /** A record beside the main one that somebody may correct: what has no file of its own is not among them. */
  const besideOf = (id: string) => loaded?.beside.filter(hasFile).find((one) => one.id === id)
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
      if (!besideOf(id)) return undefined
      return () => {
        const open = others.find((one) => one.id === id) ?? addSection(kind, { id, set: {} })
        showAll(open.section!)
        focus(open)
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
    const { kind, values: before } = loaded?.record ?? {
      kind: 'service' as const,
      values: emptyValues('service'),
    }
    const options = { prefix: '', isNew: loaded === undefined }
    const form = createRecordForm(kind, options, surroundings, onChange)
    form.write(loaded ? before : { ...before, ...USUAL.service })
    if (!loaded) return { kind, slug, before, form }
    const published = { slug, ...loaded.record }
    return { kind, id: published.id, slug: published.slug, before, form, published }
  }

  /** Asks for the numbers of the organization, which the page of the service shows as well. */
  function openOwner(): void {
    const owner = besideOf(main.before.organization ?? '')
    if (main.kind !== 'service' || !owner?.values.phones?.length) return
    const added = addSection('organization', { id: owner.id, set: {} })
    main.form.question('phones')!.box.after(added.section!)
    showPhones(added, owner.name)
  }

  function addSection(
    kind: FormKind,
    { id, slug: key, set }: Omit<Remembered, 'kind'>,
  ): OpenRecord {
    const prefix = `record-${++made}-`
    const published = id === undefined ? undefined : besideOf(id)
    const before = published?.values ?? newValues(kind)
    const options = { prefix, isNew: id === undefined }
    const form = createRecordForm(kind, options, surroundings, () => {
      skipNeedless()
      onChange()
    })
    // What is published stays, also where it is needless.
    const skipNeedless = () => {
      if (id !== undefined || kind !== 'location') return
      const isSkipped = form.read().location_type === 'virtual'
      for (const field of OF_BUILDINGS) form.question(field)!.box.hidden = isSkipped
    }
    const usual = id === undefined ? USUAL[kind] : {}
    writeChanged(form, { ...before, ...usual }, set)
    skipNeedless()
    const reference = key ?? id ?? ''
    const section = recordSection(
      {
        ...{ id: `${prefix}title`, title: titleOf(kind, id), form },
        leave: id === undefined ? say.leave.add : say.leave.change,
      },
      () => {
        surroundings.drop(id ?? reference)
        if (id === undefined) forget(kind, reference)
        anchorOf(kind)?.querySelector('button')?.focus()
        onChange()
      },
    )
    const record: OpenRecord = {
      ...{ kind, slug: published?.slug ?? reference, before, form, section },
      ...(id !== undefined && { id }),
      ...(published && { published }),
    }
    others.push(record)
    anchorOf(kind)?.after(section)
    return record
  }

  const titleOf = (kind: FormKind, id: string | undefined) =>
    id === undefined
      ? say.section[kind]
      : saying(say.changed[kind], names.known.get(id)?.name ?? '')

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
    ): readonly (Remembered & Pick<OnTop, 'conflicts'> & { readonly open: OpenRecord })[] {
      const isMain = ({ kind, id }: Remembered) =>
        kind === main.kind && (main.id === undefined ? id === undefined : id === main.id)
      const known = remembered.filter(
        (one) => isMain(one) || one.id === undefined || besideOf(one.id)?.kind === one.kind,
      )
      for (const list of listsNaming(known, names.known))
        void names.load(list).then(
          () => {
            main.form.refresh()
            onChange()
          },
          () => {},
        )
      // What the main record refers to has its name already when that is filled in.
      return [...known.filter((one) => !isMain(one)), ...known.filter(isMain)].map((found) => {
        const before = isMain(found) ? main.before : besideOf(found.id ?? '')?.values
        const top =
          found.was && before
            ? onTopOf(found as ChangedRecord, before)
            : { set: found.set, conflicts: [] }
        const one = { ...found, ...top }
        const shown = others.find(({ id }) => id !== undefined && id === one.id)
        if (shown) {
          writeChanged(shown.form, shown.before, one.set)
          const isMore = differing(one.set, shown.before).some((field) => field !== 'phones')
          if (isMore) showAll(shown.section!)
          return { ...one, open: shown }
        }
        if (!isMain(one)) return { ...one, open: addSection(one.kind, one) }
        writeChanged(main.form, main.before, one.set)
        return { ...one, open: main }
      })
    },
    slugsFor: (proposal: Proposal) => slugsOfChange(proposal, names.load),
    /** Shows other names where they have changed. */
    refresh(): void {
      const now = others.map(({ slug: key }) => surroundings.nameOf(key)).join('\n')
      if (now !== shownNames) main.form.refresh()
      shownNames = now
    },
  }
}

/** The lists with the names of what is remembered and not known. Areas go by their names, of which a check must know all. */
const listsNaming = (remembered: readonly Remembered[], known: ReadonlyMap<string, unknown>) =>
  new Set(
    remembered.flatMap(({ kind, set }) =>
      fieldsOf(kind, set).flatMap((field) => {
        const isUnknown = referencesOf(kind, field, set[field]).some((one) => !known.has(one))
        return isUnknown || field === 'service_areas' ? listOf(KINDS[field]!) : []
      }),
    ),
  )

/** A new record, with what the settings fill in. */
function newValues(kind: FormKind): FormValues {
  const empty = emptyValues(kind)
  const defaults = Object.entries(about.address).filter(
    ([name]) => kind === 'location' && name in empty,
  )
  return { ...empty, ...Object.fromEntries(defaults.map(([name, value]) => [name, String(value)])) }
}

/** Fills in what is remembered, and shows all of it. */
function writeChanged(form: RecordForm, before: FormValues, set: FormValues): void {
  form.write({ ...before, ...set })
  for (const field of differing(set, before)) form.openAt(field)
}

const differing = (set: FormValues, before: FormValues): readonly FormField[] =>
  (Object.keys(set) as FormField[]).filter(
    (field) => set[field] !== undefined && !isSame(set[field], before[field]),
  )

/** What a new record says unless somebody chooses something else. */
const USUAL: Readonly<Record<FormKind, FormValues>> = {
  service: { status: 'active' },
  organization: {},
  location: { location_type: 'physical' },
}

/** What nobody asks about a place on the telephone or online. */
const OF_BUILDINGS: readonly FormField[] = [
  ...ADDRESS_FIELDS,
  ...(['transportation', 'latitude', 'longitude'] as const),
]

const FIELDS: Readonly<Partial<Record<FormKind, FormField>>> = {
  organization: 'organization',
  location: 'locations',
}
