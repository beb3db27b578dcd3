import { isShard } from '../coverage/gazetteer/gazetteer.ts'
import { indexPath } from '../feed/paths.ts'
import type { IndexFile } from '../search/write/pack.ts'
import { composeGeneral } from './general.ts'
import { type Feed, inTurn } from './feed.ts'
import { createFinder } from './finder.ts'
import { itemText, minimalText } from './list-texts.ts'
import type { SiteOptions } from './plan.ts'
import type { FileStep, Step } from './step.ts'

/** Composes a feed, record by record, and then what is said about it as a whole. */
export function* stepsOf(feed: Feed, options: SiteOptions): Generator<Step> {
  const finder = createFinder(feed, options)
  for (const [collection, { id, detail, full }] of inTurn(feed.lists)) {
    const document = detail()
    yield {
      kind: 'record',
      collection,
      id,
      detail: JSON.stringify(document),
      full: full && JSON.stringify(full()),
      item: itemText(document),
      minimal: minimalText(document),
      indexed: finder.read(collection, document),
    }
  }
  const beside: IndexFile[] = []
  for (const { path, body } of finder.files()) {
    if (isShard(path)) yield { kind: 'file', file: { path: indexPath(options.build, path), body } }
    else beside.push({ path, body })
  }
  const { title, base_url, per_page } = feed.settings
  yield {
    kind: 'last',
    beside,
    coverage: finder.coverage(),
    settings: { title, per_page, ...(base_url !== undefined && { base_url }) },
  }
  for (const [path, make] of Object.entries(composeGeneral(feed, options)))
    yield documentStep(path, make())
}

/** A document that is published as it is. */
export const documentStep = (path: string, document: object): FileStep => ({
  kind: 'file',
  file: { path, body: JSON.stringify(document) },
})
