import { checkContent } from '../../src/generator/pipeline.ts'
import type { Directory } from '../../src/directory/directory.ts'
import { composeLists } from '../../src/feed/lists.ts'
import type { Collection } from '../../src/hsds/collections.ts'

/** Every directory of these tests has an organization, a location, two terms and an area. */
const ALWAYS: Readonly<Record<string, string>> = {
  'directory.yaml':
    'title: Test\nnamespace: 11111111-1111-4111-8111-111111111111\ndefaults: { address: { city: Saltwick, state_province: Devon } }',
  'organizations/trust.yaml': 'name: Trust\ndescription: Helps.',
  'locations/hall.yaml': 'name: Hall',
  'taxonomies/needs.yaml':
    'name: Needs\ndescription: What one needs.\nterms: [{ slug: food, name: Food, description: To eat., terms: [{ slug: soup, name: Soup, description: Hot. }] }]',
  'areas/harbour.geojson':
    '{"type":"Polygon","coordinates":[[[-3.2,50.7],[-3.1,50.7],[-3.1,50.8],[-3.2,50.7]]]}',
}

/** Links records in YAML, which are added to the default ones or replace them. */
export function directoryOf(
  files: Readonly<Record<string, string>>,
  history: Readonly<Record<string, string>> = {},
): Directory {
  const sources = Object.entries({ ...ALWAYS, ...files }).map(([file, text]) => ({ file, text }))
  const { directory, diagnostics } = checkContent(sources, {
    history: new Map(Object.entries(history)),
  })
  if (!directory) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return directory
}

/** A published document without types. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads documents of any type
export type Loose = any

/** The documents of a list, in their order. */
export const documentsOf = (directory: Directory, collection: Collection): Loose[] =>
  composeLists(directory)[collection].map(({ detail }) => detail())

/** The service of a directory with these lines in its record. */
export function serviceWith(yaml: string, files: Readonly<Record<string, string>> = {}): Loose {
  const record = `name: Supper\norganization: trust\nstatus: active\n${yaml}`
  return documentsOf(directoryOf({ 'services/supper.yaml': record, ...files }), 'services')[0]
}
