import { type Node, type Pair, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../directory/group-by.ts'
import { recordId } from '../../directory/ids.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { SLUG } from '../../record/schema/formats.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { InsertPosition } from '../edit.ts'
import { pairOf } from '../find-node.ts'
import { excerpt } from './excerpt.ts'
import type { Fix } from './fix.ts'

type MapNode = Node & { readonly items: readonly Pair[] }

interface RecordContext {
  readonly kind: RecordKind
  readonly slug: string
  readonly namespace: string
  readonly lineOf: (node: Node | null | undefined) => number
}

/** Adds missing ids of a record and of its terms. They are the derived ids, so nothing published changes. */
export function* findMissingIds(
  root: Node,
  { kind, slug, namespace, lineOf }: RecordContext,
): Generator<Fix> {
  if (!isMap(root)) return
  yield* addId(root, kind, slug, { path: [], insert: 'first' })
  if (kind !== 'taxonomy') return
  const terms = [...termsOf(root, [])]
  const slugOf = (map: MapNode) => textOf(map, 'slug')?.trim().toLowerCase()
  const bySlug = groupBy(terms, ({ map }) => slugOf(map))
  for (const { map, path } of terms) {
    const own = slugOf(map)
    const isUnique = bySlug.get(own)?.length === 1
    const isFirst = isScalar(map.items[0]?.key) && map.items[0].key.value === 'slug'
    if (own && SLUG.test(own) && isUnique)
      yield* addId(map, 'taxonomy_term', `${slug}/${own}`, {
        path,
        insert: isFirst ? { after: 'slug' } : 'first',
      })
  }

  function* addId(
    map: MapNode,
    entity: EntityName,
    name: string,
    { path, insert }: { path: Path; insert: InsertPosition },
  ): Generator<Fix> {
    const written = pairOf(map, 'id')
    if (written && !(isScalar(written.value) && isBlank(written.value.value))) return
    const id = recordId(namespace, entity, name)
    const edit = { path: [...path, 'id'], value: id }
    const target = path.length === 0 ? '' : ` to ${excerpt(name)}`
    yield {
      edits: [written ? edit : { ...edit, insert }],
      line: lineOf((written?.key ?? map) as Node),
      message: `\`id\` ${id} is added${target}`,
    }
  }
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** The terms of a taxonomy at every depth, without those that an anchor repeats elsewhere. */
function* termsOf(map: MapNode, path: Path): Generator<{ map: MapNode; path: Path }> {
  const list = pairOf(map, 'terms')?.value
  if (!isSeq(list) || list.anchor) return
  for (const [i, term] of list.items.entries()) {
    if (!isMap(term) || term.anchor) continue
    const here = [...path, 'terms', i]
    yield { map: term as MapNode, path: here }
    yield* termsOf(term as MapNode, here)
  }
}

function textOf(map: MapNode, key: string): string | undefined {
  const value = pairOf(map, key)?.value
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
}
