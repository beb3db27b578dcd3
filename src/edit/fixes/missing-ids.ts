import { type Node, type Pair, isMap, isScalar, isSeq } from 'yaml'
import type { EntityName } from '../../hsds/entities.ts'
import type { Path } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../directory/group-by.ts'
import { recordId } from '../../directory/ids.ts'
import { SLUG } from '../../record/schema/formats.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Where } from '../edit.ts'
import { pairOf } from '../find-node.ts'
import type { Fix } from './fix.ts'
import { shown } from './excerpt.ts'

type Map = Node & { readonly items: readonly Pair[] }

interface Known {
  readonly kind: RecordKind
  readonly slug: string
  readonly namespace: string
  readonly lineOf: (node: Node | null | undefined) => number
}

/** Writes down the ids that are derived as long as nobody does, so that nothing published changes. */
export function* findMissingIds(
  root: Node,
  { kind, slug, namespace, lineOf }: Known,
): Generator<Fix> {
  if (!isMap(root)) return
  yield* missing(root, kind, slug, { path: [], insert: 'first' })
  if (kind !== 'taxonomy') return
  const terms = [...termsOf(root, [])]
  const slugOf = (map: Map) => textOf(map, 'slug')?.trim().toLowerCase()
  const namesakes = groupBy(terms, ({ map }) => slugOf(map))
  for (const { map, path } of terms) {
    const own = slugOf(map)
    const isOnly = namesakes.get(own)?.length === 1
    const isFirst = isScalar(map.items[0]?.key) && map.items[0].key.value === 'slug'
    if (own && SLUG.test(own) && isOnly)
      yield* missing(map, 'taxonomy_term', `${slug}/${own}`, {
        path,
        insert: isFirst ? { after: 'slug' } : 'first',
      })
  }

  function* missing(
    map: Map,
    entity: EntityName,
    name: string,
    { path, insert }: { path: Path; insert: Where },
  ): Generator<Fix> {
    const written = pairOf(map, 'id')
    if (written && !(isScalar(written.value) && isBlank(written.value.value))) return
    const id = recordId(namespace, entity, name)
    const edit = { path: [...path, 'id'], value: id }
    yield {
      edits: [written ? edit : { ...edit, insert }],
      line: lineOf((written?.key ?? map) as Node),
      says:
        path.length === 0
          ? `\`id\` ${id} is written down`
          : `\`id\` ${id} is written down for ${shown(name)}`,
    }
  }
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')

function* termsOf(map: Map, path: Path): Generator<{ map: Map; path: Path }> {
  const list = pairOf(map, 'terms')?.value
  if (!isSeq(list) || list.anchor) return
  for (const [i, term] of list.items.entries()) {
    if (!isMap(term) || term.anchor) continue
    const here = [...path, 'terms', i]
    yield { map: term as Map, path: here }
    yield* termsOf(term as Map, here)
  }
}

function textOf(map: Map, key: string): string | undefined {
  const value = pairOf(map, key)?.value
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
}
