import { isAbsolute, relative, resolve } from 'node:path'
import { UserError } from '../../io/command/errors.ts'
import { type Installation, NAME } from './installation.ts'

/**
 * The package spec for package.json of a publisher's repository: the requested one, or else the source of this installation.
 * The bare name is used only once a registry has the package; until then, somebody else could register it.
 */
export function packageSpec(
  asked: string | undefined,
  folder: string,
  { version, published, source }: Installation,
): string {
  if (asked !== undefined) return toSpec(asked, folder, published)
  if (published) return `^${version}`
  if (source !== undefined) return toSpec(source, folder, published)
  throw new UserError(
    'Say where the package comes from with --package: the web address of the file `' +
      `${NAME}-${version}.tgz\` of a release, or the path of a file that \`npm pack\` has made.`,
  )
}

function toSpec(text: string, folder: string, published: boolean): string {
  if (text.startsWith('https://')) return text
  if (/^[\^~]?\d+\.\d+\.\d+(?!\d)\S*$/.test(text)) {
    if (published) return text
    throw new UserError(
      'No registry has the package, so a version is not enough. Give the web address of its file.',
    )
  }
  const path = text.replace(/^file:/, '')
  if (!/\.(?:tgz|tar\.gz)$/.test(path))
    throw new UserError(`\`${text}\` is neither a version, nor an https address, nor a .tgz file.`)
  const file = relative(resolve(folder), resolve(path))
  return `file:${isAbsolute(file) ? file : file.replaceAll('\\', '/')}`
}

/** Whether only this machine has the package. */
export const isLocal = (spec: string): boolean => spec.startsWith('file:')
