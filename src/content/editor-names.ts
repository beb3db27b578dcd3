import type { Directory } from '../directory/directory.ts'
import type { EditorNames, Named } from '../record/editor/references.ts'
import { parseArea } from '../record/area.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import type { SourceFile } from './source-file.ts'

/** The names to which the records of a directory can refer. Objects that are written inside a service have none. */
export function namesInDirectory(directory: Directory): EditorNames {
  const toNamed = ({ slug, value }: { slug: string; value: { name?: string } }): Named => ({
    slug,
    name: value.name ?? slug,
  })
  const hasFile = ({ place }: { place: { path: readonly unknown[] } }) => place.path.length === 0
  return {
    organizations: directory.organizations.filter(hasFile).map(toNamed),
    programs: directory.organizations.flatMap(({ programs }) => programs.map(toNamed)),
    locations: directory.locations.filter(hasFile).map(toNamed),
    areas: [...directory.areas.values()].map(({ slug, name = slug }) => ({ slug, name })),
    terms: directory.taxonomies.flatMap((taxonomy) =>
      taxonomy.terms.map((term) => ({ ...toNamed(term), taxonomy: taxonomy.slug })),
    ),
  }
}

/** The same names from the raw values of files, which may have errors. Files that are not YAML are left out. */
export function namesInSources(sources: readonly SourceFile[]): EditorNames {
  const filesIn = (folder: string) =>
    sources.flatMap(({ file, text }) => {
      const [, slug] = new RegExp(`^${folder}/([^/]+)\\.[a-z]+$`).exec(file) ?? []
      return slug ? [{ slug, file, text }] : []
    })
  const recordsIn = (folder: string) =>
    filesIn(folder).map(({ slug, file, text }) => ({
      slug,
      value: toObject(parseYaml(file, text).value),
    }))
  const toNamed = ({ slug, value }: { slug: string; value: RawObject }) => ({
    slug,
    name: toText(value.name) ?? slug,
  })
  const organizations = recordsIn('organizations')
  const owners = [
    ...organizations.map(({ value }) => value),
    ...recordsIn('services').map(({ value }) => toObject(value.organization)),
  ]
  return {
    organizations: organizations.map(toNamed),
    programs: owners
      .flatMap(({ programs }) => toObjects(programs))
      .flatMap((program) => namedIn(program, toText(program.name))),
    locations: recordsIn('locations').map(toNamed),
    areas: filesIn('areas').map(({ slug, file, text }) => ({
      slug,
      name: parseArea(slug, file, text).value?.name ?? slug,
    })),
    terms: recordsIn('taxonomies').flatMap(({ slug, value }) =>
      [...termsIn(value)].map((term) => ({ ...term, taxonomy: slug })),
    ),
  }
}

const toObject = (raw: Raw | undefined): RawObject => (isRawObject(raw) ? raw : {})
const toObjects = (raw: Raw | undefined): readonly RawObject[] =>
  Array.isArray(raw) ? (raw as readonly Raw[]).filter(isRawObject) : []
const toText = (raw: Raw | undefined) => (typeof raw === 'string' && raw ? raw : undefined)

/** The name of an object; none when it has no slug. */
function namedIn({ slug, name }: RawObject, defaultSlug?: string): Named[] {
  const written = toText(slug) ?? defaultSlug
  return written ? [{ slug: written, name: toText(name) ?? written }] : []
}

function* termsIn({ terms }: RawObject): Generator<Named> {
  for (const term of toObjects(terms)) {
    yield* namedIn(term)
    yield* termsIn(term)
  }
}
