import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUNDLE } from '../../../src/generator/publish/bundle-edge.ts'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { once } from '../../../src/text/memoise.ts'
import { contentFiles } from '../../api/content.ts'
import { type Built, buildContent } from '../../api/homes.ts'
import { bundleFunctions } from './bundle.ts'

/** The greatest size of each function, minified, in bytes. If it is exceeded, the test lists the largest parts. */
const BUDGETS = {
  confirm: 27_800,
  feed: 84_000,
  // What people say who need urgent help is 80 kB of it, finished for a search, so that no request reads or prepares it.
  // What tells the themes of a search is 2 kB; their weights are read from a file.
  find: 272_200,
  methods: 8_000,
  propose: 47_200,
  records: 119_500,
  report: 27_500,
  'sign-in': 17_000,
  suggest: 17_500,
} as const
/** The files that may be in a function. Not the table of entities, YAML, or schemas and their validators. */
const ALLOWED = [
  /^src\/(hosts|api|search|coverage|parameters)\//,
  /^src\/finder\/find-paths\.ts$/,
  /^src\/feed\/(paths|page|root|media-types)\.ts$/,
  /^src\/pages\/address\.ts$/,
  /^src\/(hsds\/(collections|weekdays)|messages\/en\/calendar)\.ts$/,
  /^src\/times\/(byday|calendar\/calendar-date)\.ts$/,
  /^src\/(countries\/(countries|postcode|distance|doubt|us\/us|gb\/(gb|britain|postcode|postcode-area|postcode-grammar|gss|sectors|lands|nations-of-place))|text\/(letters|distance|checksum|phone-digits|is-object))\.ts$/,
  /^node_modules\/(flexsearch|stemmer|@turf|point-in-polygon-hao)\//,
  // Resolves to the one module of FlexSearch.
  /^flexsearch:flexsearch$/,
]
const LISTS = collectionNames.map((name) => `^/${name}/?$`)
const LISTS_IN_ANY_CASE = [
  'records ^/find(?:/([sS][eE][rR][vV][iI][cC][eE][sS]))/?$',
  'records ^/find(?:/([oO][rR][gG][aA][nN][iI][zZ][aA][tT][iI][oO][nN][sS]))/?$',
]
const project = fileURLToPath(new URL('../../..', import.meta.url))
const functions = [
  'confirm',
  'feed',
  'find',
  'methods',
  'propose',
  'records',
  'report',
  'sign-in',
  'suggest',
] as const
/** What only the functions of pages may have. */
const PAGES = [
  /^src\/(finder|messages|pages|times|values)\//,
  /^src\/(text\/memoise|directory\/day-calendar|countries\/gb\/(british-place|bank-holidays|holiday-area|phone|urgent)|countries\/phone-number|text\/(suggest|number-words)|record\/schema\/page-languages)\.ts$/,
]
/** What says whether a description only repeats the times. */
const HOURS = [/^src\/hsds\/calendar\.ts$/]
/** What only the functions that open pull requests may have. */
const GITHUB = [
  /^src\/(forms\/server\/(github|propose|report)|privacy)\//,
  /^src\/forms\/change\/(branches|newly-private|proposed-change|pull-text|refusals)\.ts$/,
  /^src\/pages\/today\.ts$/,
  /^src\/text\/(base64|lines|markdown|memoise)\.ts$/,
  /^src\/record\/(slug|guarded-keys|schema\/formats|normalise\/escape-address)\.ts$/,
  /^src\/hsds\/(calendar|formats)\.ts$/,
]
const ALSO: Partial<Record<(typeof functions)[number], readonly RegExp[]>> = {
  find: PAGES,
  records: [...PAGES, ...HOURS],
  confirm: GITHUB,
  propose: GITHUB,
  report: GITHUB,
  'sign-in': [/^src\/forms\/server\/(github|propose)\//, /^src\/forms\/change\/refusals\.ts$/],
}

let built: Built
beforeAll(async () => {
  const files = contentFiles()
  const repository = 'saltwick/directory'
  const pages = { proposals: repository, members: { client_id: 'Iv23liabcdefghij', repository } }
  const settings = { ...(files['directory.yaml'] as object), pages }
  built = await buildContent({ ...files, 'directory.yaml': settings })
}, 120_000)
afterAll(() => built?.remove())

test('a build has nine functions', async () => {
  expect((await readdir(join(built.out, 'edge'))).sort()).toEqual([
    'confirm.js',
    'feed.js',
    'find.js',
    'methods.js',
    'propose.js',
    'records.js',
    'report.js',
    'sign-in.js',
    'suggest.js',
  ])
})

test('the functions answer lists, organizations, searches, suggestions and methods other than GET and HEAD', async () => {
  expect(await routesOf(built)).toEqual({
    'behind the cache': [
      ...LISTS.slice(0, 3).map((list) => `feed ${list}`),
      'feed ^/organizations(?:/(.*))/?$',
      ...LISTS.slice(3).map((list) => `feed ${list}`),
      'records ^/find(?:/(services|organizations))(?:/([0-9A-Fa-f-]{36}))/?$',
      ...LISTS_IN_ANY_CASE,
      'suggest ^/_/suggest/?$',
    ],
    'before the cache': [
      'confirm ^/find/confirm/?$',
      'find ^(?:/([fF][iI][nN][dD]))/?$',
      'find ^/find/embed/results/?$',
      'find ^/find/topics(?:/([^/]+?))(?:/([^/]+?))/?$',
      'methods ^(?:/(.*))/?$ OPTIONS,POST,PUT,PATCH,DELETE',
      'propose ^/find/propose/?$',
      'report ^/find/report/?$',
      'sign-in ^/find/sign-in/?$',
    ],
  })
})

test('the function answers records too when the settings say so', async () => {
  const files = contentFiles()
  const settings = { ...(files['directory.yaml'] as object), details: 'edge' }
  const behind = await buildContent({ ...files, 'directory.yaml': settings })
  const { 'behind the cache': routes } = await routesOf(behind)
  const names = await readdir(join(behind.out, 'edge'))
  await behind.remove()
  // Nothing can be sent to a feed whose settings do not say so.
  expect(names).not.toContain('propose.js')
  expect(names).not.toContain('report.js')
  expect(names).not.toContain('confirm.js')
  expect(names).not.toContain('sign-in.js')
  expect(routes).toEqual([
    ...collectionNames.flatMap((name) => [`feed ^/${name}/?$`, `feed ^/${name}(?:/(.*))/?$`]),
    'records ^/find(?:/(services|organizations))(?:/([0-9A-Fa-f-]{36}))/?$',
    ...LISTS_IN_ANY_CASE,
    'suggest ^/_/suggest/?$',
  ])
})

test.each(functions)('the function %s is within its size budget', async (name) => {
  const { length } = await readFile(join(built.out, 'edge', `${name}.js`))
  if (length > BUDGETS[name]) {
    const parts = Object.entries(await inputsOf(name)).sort(([, a], [, b]) => b - a)
    const list = parts.slice(0, 20).map(([file, bytes]) => `${String(bytes).padStart(7)} ${file}`)
    expect.fail(`${name} has ${length} bytes; the most is ${BUDGETS[name]}.\n${list.join('\n')}`)
  }
})

test.each(functions)('the function %s contains neither the generator nor Node', async (name) => {
  const inputs = Object.keys(await inputsOf(name))
  expect(inputs).toContain(`src/hosts/netlify/${name}.ts`)
  const allowed = [...ALLOWED, ...(ALSO[name] ?? [])]
  expect(inputs.filter((file) => !allowed.some((folder) => folder.test(file)))).toEqual([])
})

test.each(functions)('the function %s is one file that imports nothing', async (name) => {
  const text = await readFile(join(built.out, 'edge', `${name}.js`), 'utf8')
  const { outputs } = (
    await build({
      stdin: { contents: text },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      external: ['*'],
    })
  ).metafile
  expect(Object.values(outputs).flatMap(({ imports }) => imports)).toEqual([])
})

async function routesOf({ out }: Built): Promise<Record<string, string[]>> {
  const manifest = await bundleFunctions(join(out, 'edge'))
  const describe = (route: (typeof manifest.routes)[number]) =>
    [route.function, route.pattern, ...(route.methods?.length ? [route.methods.join()] : [])].join(
      ' ',
    )
  return {
    'before the cache': manifest.routes.map(describe),
    'behind the cache': manifest.post_cache_routes.map(describe),
  }
}

const bundled = once(() => build({ ...BUNDLE, metafile: true, absWorkingDir: project }))

/** The files in a function, with their sizes in it. */
async function inputsOf(name: string): Promise<Record<string, number>> {
  const outputs = Object.entries((await bundled()).metafile.outputs)
  const inputs = outputs.flatMap(([file, output]) =>
    basename(file) === `${name}.js` ? Object.entries(output.inputs) : [],
  )
  return Object.fromEntries(
    inputs.map(([file, { bytesInOutput }]) => [
      // node_modules may be in any parent folder.
      file.replace(/^.*?(?=node_modules\/)/, ''),
      bytesInOutput,
    ]),
  )
}
