// Compiles the program for Node 20: its TypeScript and the packages it uses become a few files, so that a start does not
// read hundreds. The result is cached in node_modules/.cache under a digest of the sources. The cache may be deleted.
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
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SOURCES = fileURLToPath(new URL('.', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))
const WEEK = 7 * 24 * 60 * 60 * 1000

/*
 *   osd/89abcdef…-01234567…/cli.mjs       digest of the sources, digest of the compiled files
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
  mkdirSync(draft, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(draft, path), contents)
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

const cliIn = (cache, name) => pathToFileURL(join(cache, name, 'cli.mjs')).href

/** Everything that determines the result: the sources, their folder, and the installed packages. */
function sourceFiles() {
  const installed = join(PACKAGES, '.package-lock.json')
  return [
    { path: SOURCES, contents: readFileSync(installed) },
    ...filesIn(SOURCES, (name) => /\.m?[jt]s$/.test(name)),
  ]
}

const filesIn = (folder, isWanted = () => true) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .sort()
    .map((path) => ({ path, contents: readFileSync(join(folder, path)) }))

function digestOf(files) {
  const hash = createHash('sha256')
  for (const { path, contents } of files)
    hash.update(`${path}\0${contents.length}\0`).update(contents)
  return hash.digest('hex').slice(0, 32)
}

/** The esbuild options of everything that runs on Node: the program, and the worker thread of the build. */
export const ON_NODE = {
  entryPoints: {
    cli: join(SOURCES, 'cli.ts'),
    'site-thread': join(SOURCES, 'publish/thread/site-thread.ts'),
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
}

/** Bundles the program and the worker thread of the build. */
export async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...ON_NODE,
    // esbuild finds its executable relative to its own folder.
    external: ['esbuild'],
    plugins: [{ name: 'source-urls', setup: keepSourceUrls }],
  })
  return outputFiles
    .map(({ path, contents }) => ({ path: basename(path), contents }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Replaces `import.meta.url` in the files of src/publish, src/read and src/init, which look for other files of the sources, by the URL of the source. */
function keepSourceUrls({ onLoad }) {
  onLoad({ filter: /[\\/]src[\\/](publish|read|init)[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replaceAll(
      'import.meta.url',
      JSON.stringify(pathToFileURL(path).href),
    ),
    loader: 'ts',
  }))
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
