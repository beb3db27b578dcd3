import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'

const KINDS = ['services', 'organizations', 'locations', 'taxonomies']

/** All records by kind and name, with references by slug replaced by the records. */
export function readRecords(content) {
  const bySlug = Object.fromEntries(KINDS.map((kind) => [kind, readFolder(join(content, kind))]))
  const { services, organizations, locations } = bySlug
  for (const service of services.values()) {
    service.organization = organizations.get(service.organization)
    for (const place of service.locations ?? []) place.location = locations.get(place.location)
  }
  return Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      [...bySlug[kind].values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    ]),
  )
}

const readFolder = (folder) =>
  new Map(
    readdirSync(folder).map((file) => [
      basename(file, '.yaml'),
      load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA }),
    ]),
  )
