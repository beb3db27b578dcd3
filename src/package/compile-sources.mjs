// Compiles the program for Node 20: its TypeScript and the packages it uses become a few files, so that a start does not
// read hundreds, and no build bundles functions and scripts again. The result is cached in node_modules/.cache under a digest of the sources. The cache may be deleted.
import { createHash, randomBytes } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url))
const WEEK = 7 * 24 * 60 * 60 * 1000

/*
 *   osd/89abcdef…-01234567…/              digest of the sources, digest of the compiled files
 *     lib/cli.mjs                         the program, as in the package
 *     edge/, scripts/                     the functions and the scripts of pages, bundled, as in the package
 *   osd/89abcdef….4711-76543210/          a draft that process 4711 is writing
 */

/** The URL of the compiled `cli.ts`. It is compiled first if the cache has no intact copy. */
export async function compiledCli(cache = join(PACKAGES, '.cache', 'osd'), compile = bundle) {
  const sources = digestOf(sourceFiles())
  mkdirSync(cache, { recursive: true })
  const cached = readdirSync(cache).find((name) => name.startsWith(`${sources}-`))
  if (cached && cached === `${sources}-${digestOf(filesIn(join(cache, cached)))}`)
    return cliIn(cache, cached)
  const files = await compile()
  const name = `${sources}-${digestOf(files)}`
  const draft = join(cache, `${sources}.${process.pid}-${randomBytes(4).toString('hex')}`)
  for (const { path, contents } of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true })
    writeFileSync(join(draft, path), contents)
  }
  if (cached) rmSync(join(cache, cached), { recursive: true, force: true })
  try {
    renameSync(draft, join(cache, name))
  } catch {
    // Another process has compiled the same sources first.
    rmSync(draft, { recursive: true, force: true })
  }
  removeOld(cache, name)
  return cliIn(cache, name)
}

const cliIn = (cache, name) => pathToFileURL(join(cache, name, 'lib', 'cli.mjs')).href

/** Everything that determines the result: the sources, their folder, and the installed packages. */
function sourceFiles() {
  const installed = join(PACKAGES, '.package-lock.json')
  return [
    { path: SOURCES, contents: readFileSync(installed) },
    ...filesIn(SOURCES, (name) => /\.(?:m?[jt]s|json)$/.test(name)),
  ]
}

const filesIn = (folder, isWanted = () => true) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
    .map((path) => ({
      path: relative(folder, path).split(sep).join('/'),
      contents: readFileSync(path),
    }))

function digestOf(files) {
  const hash = createHash('sha256')
  for (const { path, contents } of files)
    hash.update(`${path}\0${contents.length}\0`).update(contents)
  return hash.digest('hex').slice(0, 32)
}

/** Ids are hashes by the thousand: Node makes one in a single call, without an object for each. */
const HASH_AT_ONCE = {
  name: 'hash-at-once',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]uuid[\\/]dist-node[\\/]sha1\.js$/ }, () => ({
      contents: `import { hash } from 'node:crypto'\nexport default (bytes) => hash('sha1', bytes, 'buffer')`,
    }))
  },
}

/** The esbuild options of everything that runs on Node: the program, and the worker thread of the build. */
export const ON_NODE = {
  entryPoints: {
    cli: join(SOURCES, 'cli/cli.ts'),
    'site-thread': join(SOURCES, 'generator/publish/thread/site-thread.ts'),
  },
  outdir: '/',
  absWorkingDir: SOURCES,
  outExtension: { '.js': '.mjs' },
  write: false,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Some packages are CommonJS and call `require` for modules of Node.
  banner: {
    js: `import { createRequire as __from } from 'node:module'; const require = __from(import.meta.url);`,
  },
  logLevel: 'silent',
  plugins: [HASH_AT_ONCE],
}

/** Makes the program read functions and scripts that are bundled already, in folders beside its own. */
export const FROM_BUNDLES = {
  name: 'from-bundles',
  setup({ onResolve }) {
    onResolve({ filter: /\/bundle-(?:edge|assets)\.ts$/ }, ({ path }) => ({
      path: join(SOURCES, 'generator/publish', basename(path).replace('bundle', 'read')),
    }))
  },
}

/** Bundles the program, the worker thread of the build, the functions, and the scripts of pages. */
export async function bundle() {
  const [{ build }, { tsImport }] = await Promise.all([import('esbuild'), import('tsx/esm/api')])
  const [{ BUNDLE }, { ASSET_BUNDLES }] = await Promise.all(
    ['edge', 'assets'].map((name) =>
      tsImport(`../generator/publish/bundle-${name}.ts`, import.meta.url),
    ),
  )
  const program = {
    ...ON_NODE,
    // esbuild finds its executable relative to its own folder.
    external: ['esbuild'],
    plugins: [...ON_NODE.plugins, FROM_BUNDLES, { name: 'source-urls', setup: keepSourceUrls }],
  }
  const folders = await Promise.all(
    [
      ['lib', program],
      ['edge', BUNDLE],
      ...ASSET_BUNDLES.map((options) => ['scripts', options]),
    ].map(async ([folder, options]) => {
      const { outputFiles } = await build(options)
      return outputFiles.map(({ path, contents }) => ({
        path: `${folder}/${basename(path)}`,
        contents,
      }))
    }),
  )
  return folders.flat().sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Replaces `import.meta.url` in the files of src/generator/publish, src/io and src/package/init, which look for other files of the
 * sources, by the URL of the source. Those that read bundles look beside the program.
 */
function keepSourceUrls({ onLoad }) {
  onLoad(
    { filter: /[\\/]src[\\/](?:generator[\\/]publish|io|package[\\/]init)[\\/][^\\/]+\.ts$/ },
    ({ path }) => {
      if (/[\\/]read-(?:edge|assets)\.ts$/.test(path)) return undefined
      const url = JSON.stringify(pathToFileURL(path).href)
      return {
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url),
        loader: 'ts',
      }
    },
  )
}

/**
 * Deletes copies of older sources after a week: another process may still run a younger one. The new copy stays even if
 * the clock of the disk is years behind.
 */
function removeOld(cache, current) {
  for (const name of readdirSync(cache).filter((name) => name !== current)) {
    const folder = join(cache, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > WEEK) rmSync(folder, { recursive: true, force: true })
  }
}
