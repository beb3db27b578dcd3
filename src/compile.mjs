// Makes of the program what Node 20 can run: its TypeScript and the packages it uses in a few files, so that a start does
// not read hundreds. They are kept in node_modules/.cache, by the sources they were made of, and may be deleted at any time.
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
 *   osd/89abcdef…-01234567…/cli.mjs       sum of the sources, sum of what was made of them
 *   osd/89abcdef….4711-76543210/          the same while process 4711 writes it
 */

/** The address of the compiled `cli.ts`, which is compiled first if no good copy is kept. */
export async function compiledCli(cache = join(PACKAGES, '.cache', 'osd')) {
  const sources = sumOf(sourceFiles())
  mkdirSync(cache, { recursive: true })
  const kept = readdirSync(cache).find((name) => name.startsWith(`${sources}-`))
  if (kept && kept === `${sources}-${sumOf(filesIn(join(cache, kept)))}`) return cliIn(cache, kept)
  const files = await bundle()
  const name = `${sources}-${sumOf(files)}`
  const draft = join(cache, `${sources}.${process.pid}-${randomBytes(4).toString('hex')}`)
  mkdirSync(draft, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(draft, path), contents)
  if (kept) rmSync(join(cache, kept), { recursive: true, force: true })
  try {
    renameSync(draft, join(cache, name))
  } catch {
    // Another process was faster, and made the same.
    rmSync(draft, { recursive: true, force: true })
  }
  removeOld(cache, name)
  return cliIn(cache, name)
}

const cliIn = (cache, name) => pathToFileURL(join(cache, name, 'cli.mjs')).href

/** Everything that decides what is made: the sources, where they lie, and the packages that are installed. */
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

function sumOf(files) {
  const sum = createHash('sha256')
  for (const { path, contents } of files)
    sum.update(`${path}\0${contents.length}\0`).update(contents)
  return sum.digest('hex').slice(0, 32)
}

async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
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
    // It starts a program that lies in its own folder.
    external: ['esbuild'],
    // Some packages are older than modules, and ask for the parts of Node in the old way.
    banner: {
      js: `import { createRequire as __from } from 'node:module'; const require = __from(import.meta.url);`,
    },
    plugins: [{ name: 'addresses', setup: keepAddresses }],
    logLevel: 'silent',
  })
  return outputFiles
    .map(({ path, contents }) => ({ path: basename(path), contents }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** A file that asks where it lies is told where its source does. */
function keepAddresses({ onLoad }) {
  onLoad({ filter: /[\\/]src[\\/]publish[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replaceAll(
      'import.meta.url',
      JSON.stringify(pathToFileURL(path).href),
    ),
    loader: 'ts',
  }))
}

/**
 * Forgets what was made of sources that are long gone; somebody may still run what is younger. What was made just now stays
 * even where the clock of the disk is years behind.
 */
function removeOld(cache, made) {
  for (const name of readdirSync(cache).filter((name) => name !== made)) {
    const folder = join(cache, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > WEEK) rmSync(folder, { recursive: true, force: true })
  }
}
