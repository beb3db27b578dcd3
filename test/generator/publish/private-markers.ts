import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { walk } from '../../../src/directory/walk.ts'
import { type EntityName, entityNames, fieldsOf } from '../../../src/hsds/entities.ts'
import { type Folder, kinds } from '../../../src/record/schema/written.ts'
import { filesIn } from './osd.ts'

/** A word that occurs nowhere else, and its place. */
export interface Marker {
  readonly word: string
  readonly where: string
}

/** Makes words with different prefixes and without stems that never occur by chance. */
export function createMarkers(seed: string) {
  const markers: Marker[] = []
  return {
    markers,
    mark(where: string): string {
      const hash = createHash('sha256').update(`${seed} ${markers.length}`).digest('hex')
      const letters = [...hash].map((digit) => 'bcdfghjklmnpqrtv'[Number.parseInt(digit, 16)])
      const word = `${letters.slice(0, 18).join('')}x`
      markers.push({ word, where })
      return word
    },
  }
}

type Mark = (where: string) => string

/** An object of a record, and its YAML. */
export interface YamlObject {
  readonly document: Document
  readonly entity: EntityName
  readonly path: readonly (string | number)[]
  /** The same in words. */
  readonly where: string
}

/** Every object of every record in a folder, with scalars as written. */
export function* objectsIn(content: string): Generator<YamlObject> {
  for (const [file, kind] of recordsIn(content))
    yield* objectsOf(readYaml(join(content, file)), file, kind)
}

/** Calls back for every object of every record in a folder, and writes the changed records. */
export function editRecords(content: string, edit: (object: YamlObject) => void): void {
  for (const [file, kind] of recordsIn(content)) {
    const document = readYaml(join(content, file))
    for (const object of objectsOf(document, file, kind)) edit(object)
    writeFileSync(join(content, file), document.toString())
  }
}

const readYaml = (file: string): Document =>
  parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' })

const recordsIn = (content: string) =>
  filesIn(content).flatMap((file) => {
    const kind = kinds[basename(dirname(file)) as Folder]
    return kind ? [[file, kind] as const] : []
  })

const objectsOf = (document: Document, file: string, kind: EntityName): YamlObject[] =>
  [...walk(kind, document.toJS() as object)].map(({ entity, path }) => ({
    document,
    entity,
    path,
    where: `${entity} at ${file} ${path.join('.')}`,
  }))

/** Writes a private block into every object of every record, in varying forms, and a comment into every file. */
export function plantPrivateBlocks(content: string, mark: Mark): ReadonlySet<EntityName> {
  const planted = new Set<EntityName>()
  let form = 0
  editRecords(content, ({ document, entity, path, where }) => {
    const forms = [
      { [mark(`key, ${where}`)]: `Ünlike "${mark(where)}" \\ <b>` },
      [mark(where), [{ name: mark(where), id: mark(where) }]],
      mark(where),
      { private: { description: mark(where), phones: [{ number: mark(where) }] } },
    ]
    document.setIn([...path, 'private'], document.createNode(forms[form++ % forms.length]))
    planted.add(entity)
  })
  for (const file of filesIn(content))
    if (file.endsWith('.yaml'))
      appendFileSync(join(content, file), `\n# ${mark(`remark in ${file}`)}\n`)
  return planted
}

/** Optional scalar fields of each entity. The last change of a service has other sources. */
const plainFields = (entity: EntityName) =>
  Object.entries(fieldsOf(entity)).filter(
    ([name, { type, links, repeats, derived, required }]) =>
      (type === 'string' || type === 'number') &&
      !links &&
      !repeats &&
      !derived &&
      !required &&
      name !== 'last_modified',
  )

/** Writes a word into every optional text of every record, and makes all these fields private. */
export function plantPrivateFields(content: string, mark: Mark): readonly string[] {
  editRecords(content, ({ document, entity, path, where }) => {
    for (const [name] of plainFields(entity))
      document.setIn([...path, name], `Ünlike "${mark(`${name}, ${where}`)}"`)
  })
  const names = entityNames.flatMap((entity) =>
    plainFields(entity).map(([name]) => `${entity}.${name}`),
  )
  editSettings(content, (settings) => settings.set('private_fields', names))
  return names
}

export function editSettings(content: string, edit: (settings: Document) => void): void {
  const file = join(content, 'directory.yaml')
  const settings = readYaml(file)
  edit(settings)
  writeFileSync(file, settings.toString())
}
