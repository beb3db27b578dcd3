// The least work of any build: reads all files of one folder and writes all files of another. In JavaScript, so that it
// needs no compiler.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [content, site, out] = process.argv.slice(2)
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))

const written = filesIn(site).map((file) => [join(out, file.slice(site.length)), readFileSync(file)])
// Only the rest is measured; the lines above load the bytes to write.
const start = process.cpuUsage()
const begin = performance.now()
for (const file of filesIn(content)) readFileSync(file, 'utf8')
const folders = new Set()
for (const [file, bytes] of written) {
  const folder = dirname(file)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  writeFileSync(file, bytes)
}
const { user, system } = process.cpuUsage(start)
console.log(JSON.stringify({ wall: performance.now() - begin, cpu: (user + system) / 1000 }))
