import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readZip } from '../../io/workbook/zip.ts'
import { toPattern } from '../../privacy/text-pattern.ts'
import { createAnalyser } from '../../search/text/analyser.ts'
import { FIND } from '../../pages/address.ts'
import { SITE } from '../../io/files/finished-build.ts'

/** A published file, or an edge function, that contains a text. */
export interface InBuild {
  readonly path: string
  /** `whole`: it contains the text itself. `words`: an index that contains all words of the text, perhaps of other records. */
  readonly as: 'whole' | 'words'
}

/** Finds a text in the files of a finished build, in the order of their paths; in compressed files and archives, too. */
export async function* findInBuild(out: string, text: string): AsyncGenerator<InBuild> {
  const pattern = toPattern(text)
  const words = createAnalyser()
    .terms(text)
    .map((word) => `\n${word}\n`)
  for (const file of filesIn(out)) {
    if (file.startsWith(PROGRAM)) continue
    const bytes = readFileSync(join(out, file))
    const home = file.startsWith(`${SITE}/`) ? file.slice(SITE.length) : file
    for await (const [path, body] of textsIn(home, bytes))
      if (body.search(pattern) >= 0) yield { path, as: 'whole' }
      else if (file.endsWith('.bin') && words.length > 1 && hasAll(body, words))
        yield { path, as: 'words' }
  }
}

const decoder = new TextDecoder()

/** The texts of a file by their paths: those inside a workbook or an archive stand below it, `/_/services.zip/services.csv`. */
async function* textsIn(
  path: string,
  bytes: Uint8Array,
): AsyncGenerator<readonly [path: string, text: string]> {
  if (path.endsWith('.gz')) yield [path, decoder.decode(gunzipSync(bytes))]
  else if (/\.(?:zip|xlsx)$/.test(path))
    for (const { path: name, bytes: body } of await readZip(bytes, () => true))
      yield [`${path}/${name}`, decoder.decode(body)]
  else yield [path, decoder.decode(bytes)]
}

/** Scripts and styles of pages, which are the same for every directory. */
const PROGRAM = `${SITE}${FIND}/_/`

/** True when an index file contains every word. Between its binary parts, each word is on a line of its own. */
function hasAll(body: string, words: readonly string[]): boolean {
  // eslint-disable-next-line no-control-regex
  const lines = `\n${body.replace(/[\u0000-\u001F\uFFFD]+/g, '\n')}\n`
  return words.every((word) => lines.includes(word))
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll(sep, '/'))
    .sort()
