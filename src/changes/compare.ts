import type { Directory, Linked } from '../directory/directory.ts'
import type { RecordKind } from '../record/schema/written.ts'
import { addedFacts } from './records/added-facts.ts'
import type { Change } from './change.ts'
import type { Fact } from './facts/fact.ts'
import { locationFacts } from './records/location-facts.ts'
import { organizationFacts } from './records/organization-facts.ts'
import { otherChanges } from './other-changes.ts'
import { type Pair, pairUp } from './match/pair.ts'
import { isPublishedAlike } from './published-alike.ts'
import { serviceFacts } from './records/service-facts.ts'
import { taxonomyFacts } from './records/taxonomy-facts.ts'
import type { Version } from './version.ts'

/** The changes between two versions of a directory: services first, each kind by name. */
export function compareVersions(before: Version, after: Version): Change[] {
  const [was, is] = [before.directory, after.directory]
  const compare = <T extends Linked<RecordKind>>(
    subject: RecordKind,
    things: (directory: Directory) => readonly T[],
    facts: (before: T, after: T) => Iterable<Fact>,
  ) =>
    pairUp(things(was).filter(isRecord), things(is).filter(isRecord))
      .flatMap((pair) => changeOf(subject, pair, facts, before, after))
      .sort((a, b) => order(a.name, b.name) || order(a.file, b.file))
  return [
    ...compare(
      'service',
      ({ services }) => services,
      (one, other) =>
        serviceFacts({ service: one, directory: was }, { service: other, directory: is }),
    ),
    ...compare('location', ({ locations }) => locations, locationFacts),
    ...compare('organization', ({ organizations }) => organizations, organizationFacts),
    ...compare('taxonomy', ({ taxonomies }) => taxonomies, taxonomyFacts),
    ...otherChanges(was, is),
  ]
}

/** Whether something has its own file. */
const isRecord = ({ place }: Linked<RecordKind>) => place.path.length === 0

function changeOf<T extends Linked<RecordKind>>(
  subject: RecordKind,
  { before: was, after: is }: Pair<T>,
  factsOf: (before: T, after: T) => Iterable<Fact>,
  before: Version,
  after: Version,
): Change[] {
  const { id, value, slug, place } = (is ?? was)!
  const name = value.name ?? slug
  const change = (verb: Change['verb'], facts: readonly Fact[]): Change[] => [
    { verb, subject, name, file: place.file, id, facts },
  ]
  if (!was) {
    if (before.texts.has(place.file))
      return change('changed', [{ kind: 'readable', isReadable: true }])
    return change('added', [...addedFacts(is!)])
  }
  if (!is) {
    if (after.texts.has(place.file))
      return change('changed', [{ kind: 'readable', isReadable: false }])
    return change('removed', [...replacement(id, after.directory)])
  }
  const facts = [...draftFacts(was, is), ...factsOf(was, is)]
  const then = { name: was.value.name ?? was.slug, file: was.place.file }
  if (then.name !== name || then.file !== place.file)
    return change('renamed', facts).map((one) => ({ ...one, before: then }))
  if (facts.length > 0) return change('changed', facts)
  if (before.texts.get(place.file) === after.texts.get(place.file)) return []
  // The facts do not cover every difference.
  const isAlike = isPublishedAlike([was, before.directory], [is, after.directory])
  return change('changed', [{ kind: isAlike ? 'unpublished' : 'other' }])
}

function* draftFacts(was: Linked<RecordKind>, is: Linked<RecordKind>): Generator<Fact> {
  if (was.draft !== is.draft) yield { kind: 'draft', isDraft: is.draft }
}

function* replacement(id: string, { removed, ...directory }: Directory): Generator<Fact> {
  const by = removed.find((entry) => entry.id === id)?.replaced_by
  if (by === undefined) return
  const { services, locations, organizations, taxonomies } = directory
  const successor = [...services, ...locations, ...organizations, ...taxonomies].find(
    (thing) => thing.id === by,
  )
  if (successor) yield { kind: 'replaced', by: successor.value.name ?? successor.slug }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
