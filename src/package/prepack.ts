// npm runs this before and after it makes a tarball (`npm pack`, `npm publish`), with `before` or `after`. A tarball has the
// package.json of its folder, and that of this project has other dependencies, so it is exchanged while npm reads it.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, compilePackage } from './compile.ts'
import { COMPILED, toManifest } from './package-manifest.ts'

const file = join(PROJECT, 'package.json')
const saved = join(PROJECT, 'dist/package.json')

// One that was stopped half-way has left it.
if (existsSync(saved)) renameSync(saved, file)

if (process.argv[2] === 'before') {
  await compilePackage(join(PROJECT, COMPILED))
  const text = readFileSync(file, 'utf8')
  writeFileSync(saved, text)
  writeFileSync(file, `${JSON.stringify(toManifest(JSON.parse(text)), null, 2)}\n`)
}
