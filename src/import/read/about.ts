import { isObject } from '../../text/is-object.ts'
import { entityNames, fieldsOf } from '../../hsds/entities.ts'
import { formats } from '../../record/schema/formats.ts'
import type { JsonObject } from './json.ts'

/** What a source says about itself: the settings of a directory that begins with it. */
export interface About {
  readonly title?: string
  readonly description?: string
  readonly publisher?: { readonly name: string; readonly url?: string }
  readonly licence?: string
  /** Fields that the standard does not have, by namespace. */
  readonly extensions?: Extensions
}

type Extensions = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>

/** What the document at `/` of a feed says, and the schema of extension fields in its API description. */
export function aboutFeed(root: unknown, openapi: unknown): About {
  const { title, description, licence, publisher } = objectOf(root)
  const { name, website } = objectOf(publisher)
  const schemas = objectOf(at(openapi, 'components', 'schemas'))
  const fields = Object.entries(schemas).flatMap(([schema, field]) =>
    schema.startsWith(OWN) ? [[schema.slice(OWN.length), field] as const] : [],
  )
  // Feeds of earlier versions have them together.
  const earlier = Object.entries(objectOf(at(schemas, 'extensions', 'properties')))
  return about({ title, description, licence, name, url: website, fields: [...earlier, ...fields] })
}

/** What the datapackage.json of a package says. */
export function aboutPackage(json: unknown): About {
  const { title, description, licenses, contributors, resources } = objectOf(json)
  const [licence] = arrayOf(licenses)
  const publisher = arrayOf(contributors).find((one) => objectOf(one).role === 'publisher')
  const fields = arrayOf(resources)
    .flatMap((one) => arrayOf(at(one, 'schema', 'fields')))
    .flatMap((field) => {
      const { name, ...rest } = objectOf(field)
      return typeof name === 'string' && !STANDARD.has(name) ? [[name, rest] as const] : []
    })
  const { title: name, path: url } = objectOf(publisher)
  return about({ title, description, licence: objectOf(licence).path, name, url, fields })
}

/** Begins the name of the schema of an extension field. */
const OWN = 'extension_'

interface Said {
  readonly title: unknown
  readonly description: unknown
  readonly licence: unknown
  readonly name: unknown
  readonly url: unknown
  readonly fields: readonly (readonly [string, unknown])[]
}

function about({ title, description, licence, name, url, fields }: Said): About {
  const extensions = extensionsIn(fields)
  return {
    ...(isText(title) && { title }),
    ...(isText(description) && { description }),
    ...(isText(licence) && formats.uri!.test(licence) && { licence }),
    ...(isText(name) && {
      publisher: { name, ...(isText(url) && formats.uri!.test(url) && { url }) },
    }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  }
}

/** Fields are published as `namespace_name`. */
function extensionsIn(fields: readonly (readonly [string, unknown])[]): Extensions {
  const found: Record<string, Record<string, JsonObject>> = {}
  for (const [published, said] of fields) {
    const [, namespace, name] = /^([a-z][a-z0-9]*)_([a-z][a-z0-9_]*)$/.exec(published) ?? []
    const { type, title, description } = objectOf(said)
    if (namespace === undefined || name === undefined || !TYPES.includes(type)) continue
    const field = {
      type: type as string,
      ...(isText(title) && { title }),
      ...(isText(description) && { description }),
    }
    found[namespace] = { ...found[namespace], [name]: field }
  }
  return found
}

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean']
const STANDARD = new Set(entityNames.flatMap((entity) => Object.keys(fieldsOf(entity))))

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const objectOf = (value: unknown): JsonObject =>
  isObject(value as never) ? (value as JsonObject) : {}
const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((here, key) => objectOf(here)[key], value)
