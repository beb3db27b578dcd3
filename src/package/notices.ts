import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The licence of each package that files of a bundle come from; their terms ask for it. Throws when one has none. */
export function noticesOf(inputs: readonly string[], project: string): string {
  const packages = new Set(inputs.flatMap((file) => packageOf(file) ?? []))
  return [...packages]
    .sort()
    .map((name) => noticeOf(name, join(project, 'node_modules', name)))
    .join('\n')
}

/** The package of a file: what follows the last `node_modules`. */
const packageOf = (file: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

function noticeOf(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license?: string
  }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-]|$)/i.test(entry))
  if (!license && !file) throw new Error(`The package ${name} has no licence.`)
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text.trim()}\n`
}
