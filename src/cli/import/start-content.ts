import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { SourceFile } from '../../content/source-file.ts'
import { composeDirectory } from '../../package/init/compose-directory.ts'
import type { About } from '../../import/read/about.ts'
import { parseSettings } from '../../record/parse.ts'

const FILE = 'directory.yaml'

/**
 * The directory.yaml of a new folder, without which no record has an id: with what the source says about itself, as far as that
 * can be understood. Undefined when there is one.
 */
export function startContent(
  content: string,
  name: string,
  about: About = {},
): SourceFile | undefined {
  if (existsSync(join(content, FILE))) return undefined
  const namespace = randomUUID()
  const text = textOf(name, about, namespace)
  const isFine = parseSettings(FILE, text).diagnostics.length === 0
  return { file: FILE, text: isFine ? text : textOf(name, {}, namespace) }
}

function textOf(
  name: string,
  { title = name, publisher = { name }, licence, description, extensions }: About,
  namespace: string,
): string {
  const { name: publisherName, url } = publisher
  const text = composeDirectory(
    { title, publisher: publisherName, ...(url && { url }), ...(licence && { licence }) },
    namespace,
  )
  if (description === undefined && !extensions) return text
  const more = { ...(description && { description }), ...(extensions && { extensions }) }
  return `${text}\n# From the source of the first import.\n${stringify(more)}`
}
