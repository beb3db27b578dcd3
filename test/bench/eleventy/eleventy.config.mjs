// The same documents as those of our build without its pages and its index, as an Eleventy site: a JSON file for each record,
// whole organizations, the pages of the lists, their items in small files, and each list in one file.
import { readDocuments } from './records.mjs'

const PER_PAGE = 50
/** Items in a file of a long list, and of a short one. */
const ITEMS = { long: 8, short: 4000 }
const LONG = 2000

export default function (eleventyConfig) {
  const { lists, wholeOrganizations } = readDocuments(process.env.CONTENT)
  eleventyConfig.setUseGitIgnore(false)
  // Records are published without a file extension.
  eleventyConfig.configureErrorReporting({ allowMissingExtensions: true })
  const add = (name, documents, template) => {
    eleventyConfig.addGlobalData(name, documents)
    eleventyConfig.addTemplate(`${name}.11ty.js`, template)
  }
  for (const [list, documents] of Object.entries(lists)) {
    const perFile = documents.length > LONG ? ITEMS.long : ITEMS.short
    add(list, documents, recordTemplate(list, list))
    eleventyConfig.addTemplate(`${list}-pages.11ty.js`, pageTemplate(list))
    eleventyConfig.addTemplate(`${list}-items.11ty.js`, linesTemplate(list, perFile))
    eleventyConfig.addTemplate(`${list}-all.11ty.js`, linesTemplate(list, documents.length))
  }
  add('whole', wholeOrganizations, recordTemplate('whole', 'organizations/full'))
  return { dir: { input: '.', output: process.env.OUT } }
}

const recordTemplate = (data, folder) => ({
  data: {
    pagination: { data, size: 1, alias: 'record' },
    permalink: ({ record }) => `${folder}/${record.id ?? record.slug}`,
  },
  render: ({ record }) => JSON.stringify(record),
})

const pageTemplate = (list) => ({
  data: {
    pagination: { data: list, size: PER_PAGE, alias: 'contents' },
    permalink: ({ pagination }) => `${list}/pages/${pagination.pageNumber + 1}.json`,
  },
  render({ contents, pagination: { pages, pageNumber }, [list]: { length } }) {
    const envelope = JSON.stringify({
      total_items: length,
      total_pages: pages.length,
      page_number: pageNumber + 1,
      size: contents.length,
      first_page: pageNumber === 0,
      last_page: pageNumber + 1 === pages.length,
      empty: contents.length === 0,
    })
    return `${envelope.slice(0, -1)},"contents":[${contents.map(itemOf).join()}]}`
  },
})

const linesTemplate = (list, size) => ({
  data: {
    pagination: { data: list, size, alias: 'contents' },
    permalink: ({ pagination }) => `${list}/${size}/${pagination.pageNumber}.ndjson`,
  },
  render: ({ contents }) => contents.map((document) => `${itemOf(document)}\n`).join(''),
})

const items = new WeakMap()

/** The JSON of a record as lists show it. It is made once, as ours is. */
function itemOf(document) {
  const item = items.get(document) ?? JSON.stringify(summarise(document))
  items.set(document, item)
  return item
}

/** A record as lists show it, without its own lists at any depth. */
function summarise(document) {
  const summary = {}
  for (const [name, value] of Object.entries(document))
    if (!Array.isArray(value))
      summary[name] = value && typeof value === 'object' ? summarise(value) : value
  return summary
}
