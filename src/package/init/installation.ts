import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 *   package:  dist/package/lib/*.mjs   dist/package/template   package.json, CHANGELOG.md
 *   sources:  src/package/init/*.ts            (the project itself)    package.json, CHANGELOG.md
 */

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const isPackage = existsSync(folder('../template'))
/** The root of the package, or of this project. */
export const ROOT = folder(isPackage ? '../../../' : '../../../')
const TEMPLATE = isPackage ? folder('../template') : ROOT
const EXAMPLE = isPackage ? folder('../template/example') : folder('example')

/** This installation of the program. */
export interface Installation {
  readonly version: string
  /** True when a registry has the package under its name, so that the name may be used. */
  readonly published: boolean
  /** Where the package was installed from, when that is a web address or a file. */
  readonly source?: string
  /** True in a checkout of the project, which no package was installed from. */
  readonly isCheckout: boolean
}

export const NAME = 'open-service-directory'

export function readInstallation(): Installation {
  const { version, published } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string
    published: boolean
  }
  const source = isPackage ? sourceOf() : undefined
  return { version, published, isCheckout: !isPackage, ...(source && { source }) }
}

/** What npm has recorded beside the installed package. */
function sourceOf(): string | undefined {
  const lock = join(ROOT, '..', '.package-lock.json')
  if (!existsSync(lock)) return undefined
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages?: Record<string, { resolved?: string }>
  }
  const resolved = packages?.[`node_modules/${NAME}`]?.resolved
  if (!resolved?.startsWith('file:')) return resolved
  return `file:${join(ROOT, '../..', resolved.slice('file:'.length))}`
}

/** The release notes of every version until this one. */
export const readChangelog = (): string => readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')

/** A file of the template, by its path in a publisher's repository. */
export const readTemplate = (path: string): string =>
  readFileSync(join(TEMPLATE, path === '.gitignore' && isPackage ? 'gitignore' : path), 'utf8')

/** The texts of a folder by their paths there: the whole example town, or one example of each kind of record. */
export function readExample(kind: 'town' | 'records'): Map<string, string> {
  const root = kind === 'town' ? join(TEMPLATE, 'content') : EXAMPLE
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  return new Map(
    names
      .sort()
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8')]),
  )
}
