/**
 * Writes exactly what the Eleventy site writes, with the parts of the build that make it: it reads, parses and links the records,
 * composes the documents and writes them, in one thread. It has no rules, no index, no dumps and no pages.
 *
 *   node same-documents.mjs CONTENT OUT
 */
import { parseContent } from '../../src/content/parse.ts'
import { linkRecords } from '../../src/directory/link.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFileWriter } from '../../src/generator/publish/write-files.ts'
import { createReader } from '../../src/io/read/reader.ts'
import { detail, fullOrganization } from '../../src/generator/site/documents/details.ts'
import { allItems, items } from '../../src/generator/site/documents/items.ts'
import { pages } from '../../src/generator/site/documents/pages.ts'
import { toTable } from '../../src/generator/site/documents/table.ts'
import { textsOf } from '../../src/generator/site/documents/texts.ts'
import { inTurn } from '../../src/generator/site/feed.ts'
import { lazily } from '../../src/generator/site/lazily.ts'
import { createListFiles } from '../../src/generator/site/list-files.ts'
import { listPlan } from '../../src/generator/site/plan.ts'
import { composeSite } from '../../src/generator/site/site.ts'

const [folder = '', out = ''] = process.argv.slice(2)
const SAME = toTable([detail, fullOrganization, pages, items, allItems])

const { sources, history } = await createReader(folder)()
const { content } = parseContent(sources)
const site = composeSite(linkRecords({ ...content!, history }), { build: 'bench' })
const write = createFileWriter({ folder: out, old: undefined })
const plans = lazily((collection) => listPlan(site.plan, collection))
const lists = lazily((collection) => createListFiles(plans[collection], nodePlatform, SAME))
for (const [collection, entry] of inTurn(site.feed.lists)) {
  const document = entry.detail()
  for (const { path, make } of SAME.records(collection)) {
    const body = make({ entry, document }, site)
    if (body !== undefined) write({ path: path(plans[collection], entry)!, body })
  }
  for (const file of lists[collection].add(textsOf(collection, document))) write(file)
}
for (const list of Object.values(lists)) for (const file of list.finish()) write(file)
