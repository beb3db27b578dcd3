import type { Directory } from '../directory/directory.ts'
import { parseArea } from '../record/area.ts'
import type { EditorNames, Named } from '../editor/names.ts'
import { editorKinds, editorSchema } from '../editor/schema.ts'
import { parseSettings } from '../record/parse.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import type { SourceFile } from './source-file.ts'

/** What was read of a content folder; the directory is missing where a record is wrong. */
export interface ReadDirectory {
  readonly sources: readonly SourceFile[]
  readonly directory?: Directory
}

/** One schema as a file, by its name in the folder of the schemas. */
export interface SchemaFile {
  readonly path: string
  readonly body: string
}

/** The schemas with which editors help to write the records of a directory, even one in which something is wrong. */
export function* composeEditorSchemas({
  sources,
  directory,
}: ReadDirectory): Generator<SchemaFile> {
  const names = directory ? namesOf(directory) : namesIn(sources)
  const settings = directory?.settings ?? settingsIn(sources)
  for (const kind of editorKinds) {
    const schema = editorSchema(kind, names, settings)
    yield { path: `${kind}.json`, body: `${JSON.stringify(schema, null, 1)}\n` }
  }
}

/** The names in a directory; things that are written inside a service have none. */
function namesOf(directory: Directory): EditorNames {
  const named = ({ slug, value }: { slug: string; value: { name?: string } }): Named => ({
    slug,
    name: value.name ?? slug,
  })
  const hasFile = ({ place }: { place: { path: readonly unknown[] } }) => place.path.length === 0
  return {
    organizations: directory.organizations.filter(hasFile).map(named),
    programs: directory.organizations.flatMap(({ programs }) => programs.map(named)),
    locations: directory.locations.filter(hasFile).map(named),
    areas: [...directory.areas.values()].map(({ slug, name = slug }) => ({ slug, name })),
    terms: directory.taxonomies.flatMap((taxonomy) =>
      taxonomy.terms.map((term) => ({ ...named(term), taxonomy: taxonomy.slug })),
    ),
  }
}

/** The names in the files themselves, as far as these can be read. */
function namesIn(sources: readonly SourceFile[]): EditorNames {
  const filesIn = (folder: string) =>
    sources.flatMap(({ file, text }) => {
      const [, slug] = new RegExp(`^${folder}/([^/]+)\\.[a-z]+$`).exec(file) ?? []
      return slug ? [{ slug, file, text }] : []
    })
  const records = (folder: string) =>
    filesIn(folder).map(({ slug, file, text }) => ({
      slug,
      value: groupIn(parseYaml(file, text).value),
    }))
  const named = ({ slug, value }: { slug: string; value: RawObject }) => ({
    slug,
    name: textIn(value.name) ?? slug,
  })
  const organizations = records('organizations')
  const owners = [
    ...organizations.map(({ value }) => value),
    ...records('services').map(({ value }) => groupIn(value.organization)),
  ]
  return {
    organizations: organizations.map(named),
    programs: owners
      .flatMap(({ programs }) => listIn(programs))
      .flatMap((program) => thingIn(program, textIn(program.name))),
    locations: records('locations').map(named),
    areas: filesIn('areas').map(({ slug, file, text }) => ({
      slug,
      name: parseArea(slug, file, text).value?.name ?? slug,
    })),
    terms: records('taxonomies').flatMap(({ slug, value }) =>
      [...termsIn(value)].map((term) => ({ ...term, taxonomy: slug })),
    ),
  }
}

const groupIn = (raw: Raw | undefined): RawObject => (isRawObject(raw) ? raw : {})
const listIn = (raw: Raw | undefined): readonly RawObject[] =>
  Array.isArray(raw) ? (raw as readonly Raw[]).filter(isRawObject) : []
const textIn = (raw: Raw | undefined) => (typeof raw === 'string' && raw ? raw : undefined)

function thingIn({ slug, name }: RawObject, otherwise?: string): Named[] {
  const written = textIn(slug) ?? otherwise
  return written ? [{ slug: written, name: textIn(name) ?? written }] : []
}

function* termsIn({ terms }: RawObject): Generator<Named> {
  for (const term of listIn(terms)) {
    yield* thingIn(term)
    yield* termsIn(term)
  }
}

function settingsIn(sources: readonly SourceFile[]) {
  const source = sources.find(({ file }) => file === 'directory.yaml')
  return source && parseSettings(source.file, source.text).value
}
