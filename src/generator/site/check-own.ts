import type { PublicFile } from '../../content/public-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Directory } from '../../directory/directory.ts'
import { isConfidential } from '../../directory/care.ts'
import { unknownNames } from '../../directory/curated.ts'
import { MAX_FILES_IN_FOLDER } from '../../feed/paths.ts'
import { collectionNames } from '../../hsds/collections.ts'
import { languages } from '../../messages/languages.ts'
import { BRITAIN } from '../../search/urgent/compose-urgent.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { documents } from './documents/table.ts'

/**
 * Finds pages and files of the publisher that would take the address of one of ours, a logo or a style sheet that is not
 * there, and more pages than a host takes. Without `publicFiles` only pages are checked.
 */
export function* checkOwn(
  {
    settings,
    pages,
    organizations,
    taxonomies,
    ...directory
  }: Pick<
    Directory,
    | 'settings'
    | 'pages'
    | 'organizations'
    | 'locations'
    | 'taxonomies'
    | 'curated'
    | 'services'
    | 'areas'
  >,
  publicFiles?: readonly PublicFile[],
): Generator<Diagnostic> {
  for (const { slug, file } of pages) if (PAGE_NAMES.has(slug)) yield taken(file, `/find/${slug}`)
  for (const { path } of publicFiles ?? [])
    if (TOP_NAMES.has(path.split('/')[1]!)) yield taken(`public${path}`, path)
  for (const key of Object.keys(settings.urgent_lines))
    if (!BRITAIN.lines[key]) yield unknownLine(key)
  if (settings.pages === 'off') return
  for (const list of directory.curated)
    for (const one of unknownNames(list, { organizations, taxonomies, ...directory }))
      yield unknownName(list.file, one)
  yield* checkCare({ settings, organizations, ...directory })
  const slugs = taxonomies.flatMap(({ slug: taxonomy, terms }) =>
    terms.flatMap(({ slug }) => [slug, `${taxonomy}/${slug}`]),
  )
  for (const [i, topic] of (settings.pages.quick_exit?.topics ?? []).entries())
    if (!slugs.includes(topic)) yield unknownTopic(topic, i, slugs)
  if (organizations.length > MAX_FILES_IN_FOLDER)
    yield {
      code: 'too-many-pages',
      message: `There are ${organizations.length} organizations. Netlify takes at most ${MAX_FILES_IN_FOLDER} pages of them.`,
      hint: 'Write `pages: off`, or publish on another host.',
      place: { file: 'directory.yaml', path: ['pages'], at: 'key' },
    }
  if (!publicFiles) return
  for (const key of ['logo', 'css'] as const) {
    const written = settings.pages[key]
    if (written === undefined || publicFiles.some(({ path }) => path === `/${written}`)) continue
    yield {
      code: 'missing-public-file',
      message: `There is no file \`content/public/${written}\`.`,
      hint: 'Put the file there, or correct its name here.',
      place: { file: 'directory.yaml', path: ['pages', key] },
    }
  }
}

function unknownLine(key: string): Diagnostic {
  const meant = suggest(key, Object.keys(BRITAIN.lines))
  return {
    code: 'unknown-field',
    message: `No line of urgent help is called \`${key}\`.`,
    hint:
      meant === undefined ? 'Delete it, or add a line of your own to `urgent`.' : didYouMean(meant),
    place: { file: 'directory.yaml', path: ['urgent_lines', key], at: 'key' },
  }
}

function unknownName(
  file: string,
  {
    name,
    what,
    path,
    known,
  }: ReturnType<typeof unknownNames> extends Generator<infer N> ? N : never,
): Diagnostic {
  const meant = suggest(name, known)
  return {
    code: 'not-a-choice',
    message: `There is no ${what} \`${name}\`.`,
    hint:
      meant === undefined
        ? 'Write the name of its file without `.yaml`, or take it out.'
        : didYouMean(meant),
    place: { file, path },
  }
}

/** Members care for organizations that there are. Nobody may read here who works for a refuge. */
function* checkCare(
  directory: Pick<Directory, 'settings' | 'organizations' | 'locations' | 'services'>,
): Generator<Diagnostic> {
  const { settings, organizations } = directory
  const care = settings.pages === 'off' ? {} : (settings.pages.members?.care ?? {})
  for (const [login, slugs] of Object.entries(care))
    for (const [i, slug] of slugs.entries()) {
      const found = organizations.find((one) => one.slug === slug)
      if (found && !isConfidential(directory, found)) continue
      const meant = suggest(
        slug,
        organizations.map((one) => one.slug),
      )
      yield {
        code: 'not-a-choice',
        message: found
          ? `\`${slug}\` has a confidential place, so nobody may read here who cares for it.`
          : `No organization is called \`${slug}\`.`,
        hint: found || meant === undefined ? 'Take it out.' : didYouMean(meant),
        place: { file: 'directory.yaml', path: ['pages', 'members', 'care', login, i] },
      }
    }
}

function unknownTopic(topic: string, i: number, slugs: readonly string[]): Diagnostic {
  const meant = suggest(topic, slugs)
  return {
    code: 'not-a-choice',
    message: `No taxonomy has the term \`${topic}\`.`,
    hint: meant === undefined ? 'Write the name of a term in `taxonomies/`.' : didYouMean(meant),
    place: { file: 'directory.yaml', path: ['pages', 'quick_exit', 'topics', i] },
  }
}

const taken = (file: string, path: string): Diagnostic => ({
  code: 'taken-address',
  message: `The program itself publishes something at ${path}.`,
  hint: 'Give this file another name.',
  place: { file, path: [], line: 1, column: 1 },
})

/** The names in a folder of the site that documents have, with and without their endings. */
function namesBelow(folder: string): string[] {
  const names = documents
    .flatMap(({ patterns }) => patterns)
    .filter((pattern) => pattern.startsWith(folder))
    .map((pattern) => pattern.slice(folder.length).split('/')[0]!)
  const lists: readonly string[] = names.includes('{list}') ? collectionNames : []
  return [...names.filter((name) => !name.startsWith('{')), ...lists].flatMap((name) => [
    name,
    name.replace(/\.[a-z]+$/, ''),
  ])
}

/** Names below /find, with those of functions. */
const PAGE_NAMES: ReadonlySet<string> = new Set([
  ...namesBelow('/find/'),
  ...['edit', 'new', 'report', 'propose', 'confirm', 'sign-in', 'signed-in'],
])

/** Names at the top. A host reads two of them and does not publish them; languages are folders of pages. */
const TOP_NAMES: ReadonlySet<string> = new Set([
  ...namesBelow('/'),
  ...['_headers', '_redirects'],
  ...languages,
])
