import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { EXPORTS } from './package-manifest.ts'

/** Writes the types of what may be imported, and of what these refer to, and nothing else. */
export function emitTypes(project: string, out: string): void {
  const all = mkdtempSync(join(tmpdir(), 'osd-types-'))
  try {
    const entries = EXPORTS.map((name) => `package/exports/${name}.ts`)
    const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false']
    compile(project, [
      ...options,
      '--outDir',
      all,
      '--rootDir',
      'src',
      ...SHARED,
      ...entries.map((entry) => `src/${entry}`),
    ])
    const wanted = new Set(entries)
    // A set may grow while it is read.
    for (const file of wanted) {
      const text = readFileSync(join(all, declarationOf(file)), 'utf8')
      for (const [, path = ''] of text.matchAll(RELATIVE))
        wanted.add(posix.join(posix.dirname(file), path))
      const target = join(out, declarationOf(file))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(
        target,
        text.replace(RELATIVE, (whole) => whole.replace(/\.ts(['"])/, '.js$1')),
      )
    }
  } finally {
    rmSync(all, { recursive: true, force: true })
  }
}

const declarationOf = (file: string) => file.replace(/\.ts$/, '.d.ts')

/** A relative path in an import, as a statement or as a type. */
const RELATIVE = /(?:from |import\()['"](\.[^'"]+\.ts)['"]/g

const SHARED = [
  ...['--ignoreConfig', '--target', 'ES2023', '--lib', 'ES2023,DOM,DOM.Iterable', '--strict'],
  ...['--module', 'ESNext', '--moduleResolution', 'bundler', '--types', 'node', '--skipLibCheck'],
  ...['--allowImportingTsExtensions', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
]

function compile(project: string, args: readonly string[]): void {
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, ...args], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
