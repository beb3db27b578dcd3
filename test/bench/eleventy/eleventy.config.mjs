// The same records as an Eleventy site: a JSON file for each record with its nested records, and the pages of the lists.
// The records are global data, read once with js-yaml, the fastest way in Eleventy's guide.
import { readRecords } from './records.mjs'

const PER_PAGE = 50

export default function (eleventyConfig) {
  const records = readRecords(process.env.CONTENT)
  eleventyConfig.setUseGitIgnore(false)
  // Records are published without a file extension.
  eleventyConfig.configureErrorReporting({ allowMissingExtensions: true })
  for (const [kind, documents] of Object.entries(records)) {
    eleventyConfig.addGlobalData(kind, documents)
    eleventyConfig.addTemplate(`${kind}.11ty.js`, recordTemplate(kind))
    eleventyConfig.addTemplate(`${kind}-pages.11ty.js`, pageTemplate(kind))
  }
  return { dir: { input: '.', output: process.env.OUT } }
}

const recordTemplate = (kind) => ({
  data: {
    pagination: { data: kind, size: 1, alias: 'record' },
    permalink: ({ record }) => `${kind}/${record.id}`,
  },
  render: ({ record }) => JSON.stringify(record),
})

const pageTemplate = (kind) => ({
  data: {
    pagination: { data: kind, size: PER_PAGE, alias: 'contents' },
    permalink: ({ pagination }) => `${kind}/pages/${pagination.pageNumber + 1}.json`,
  },
  render: ({ contents, pagination: { pages, pageNumber }, [kind]: { length } }) =>
    JSON.stringify({
      total_items: length,
      total_pages: pages.length,
      page_number: pageNumber + 1,
      size: contents.length,
      first_page: pageNumber === 0,
      last_page: pageNumber + 1 === pages.length,
      empty: contents.length === 0,
      contents: contents.map(summarise),
    }),
})

/** A record as lists show it, without its own lists at any depth. */
function summarise(document) {
  const summary = {}
  for (const [name, value] of Object.entries(document))
    if (!Array.isArray(value)) summary[name] = typeof value === 'object' ? summarise(value) : value
  return summary
}
