import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadContent } from '../../../src/generator/pipeline.ts'
import {
  schemasFolder,
  writeEditorSchemas,
} from '../../../src/generator/publish/write-editor-schemas.ts'

/** A small directory that writes nearly every field in both of its forms. */
export const RECORDS: Readonly<Record<string, string>> = {
  'directory.yaml': `
format: 1
namespace: 1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11
title: Services in Millbrook
base_url:
per_page: { default: 20 }
defaults: { address: { city: Millbrook, state_province: Wessex, country: GB } }
private_fields: [service.assurer_email]
extensions:
  mill:
    wheelchair_hire: { type: boolean, title: Wheelchair to borrow }
    step_count: { type: integer }
    floor: { type: string, enum: ["1", "2", ground] }
`,
  'organizations/mill-trust.yaml': `
name: Mill Trust
description: It keeps the mill turning.
year_incorporated: 1999
programs:
  - { slug: flour, name: Flour for all, description: Bread and more. }
`,
  'organizations/2024.yaml': `
name: The Class of 2024
description: Former pupils.
parent_organization: mill-trust
phones: [01174960123, { number: 0117 496 0124, extension: 12 }]
`,
  'locations/old-mill.yaml': `
name: The Old Mill
organization: mill-trust
latitude: 51.4
longitude: -2.6
addresses: [{ address_1: 4 Mill Lane, postal_code: BS3 1AB }]
taxonomy_terms: [places/care]
extensions: { mill: { wheelchair_hire: true, step_count: 3, floor: 1 } }
`,
  'locations/weir-house.yaml': `
name: Weir House
location_type: physical
confidential: true
addresses:
  - { address_1: 2 Lock Lane, postal_code: BS3 1AD, private: { door: at the back } }
`,
  'taxonomies/needs.yaml': `
name: Needs
description: What people need.
terms:
  - slug: food
    name: Food
    description: Something to eat.
    terms: [{ slug: bread, name: Bread, description: Fresh, private: "baked here" }]
  - { slug: care, name: Care, description: Being looked after. }
`,
  'taxonomies/places.yaml': `
name: Places
description: Kinds of places.
terms: [{ slug: care, name: Care home, description: A home with care. }]
`,
  'areas/mill-end.geojson': JSON.stringify({
    type: 'Feature',
    properties: { name: 'Mill End' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-2.6, 51.4],
          [-2.5, 51.4],
          [-2.5, 51.5],
          [-2.6, 51.4],
        ],
      ],
    },
  }),
  'services/short.yaml': `
name: 12
organization: mill-trust
program: flour
status: active
description: true
url:
email: ""
alert: ~
minimum_age: 18
maximum_age: "30"
hours: Tue 10:00-12:00
schedules: [{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00:00 }]
locations: [old-mill, weir-house]
service_areas: [BS3, mill-end, E06000023, England, Whoever can come]
taxonomy_terms: [food, needs/bread, needs/care, places/care]
phones: [0117 496 0123]
languages:
cost_options: []
assured_date: 2026-10-01
draft: "false"
private: [anything, { at: all }]
`,
  'services/long.yaml': `
id: 5d6f7a53-1f9e-4b8f-9d2b-7a0a4e6d5c11
name: Sunday Bread
organization: { name: Friends of the Loaf, description: They bake., private: { since: 2020 } }
status: temporarily closed
hours: [Tue 10:00-12:00]
schedules:
  - freq: MONTHLY
    byday: 2TH
    interval: 1
    valid_from: 2026-10-01
    private:
locations:
  - location: old-mill
    phones: [{ number: 01174960123 }]
    schedules:
      - { description: By appointment }
    service_areas: [{ name: The lanes, postcodes: [BS3, BS3 4] }, { area: mill-end }, { code: E06000023 }]
  - location: { name: The van, location_type: virtual, url: https://van.example.org }
attributes: [{ taxonomy_term: bread, value: 5 }]
contacts:
  - name: Baker
    email: baker@example.org
    phones: [0117 496 0123, { number: 0117 496 0124, languages: [{ name: Welsh, code: cy }] }]
capacities:
  - { unit: { name: loaves }, available: 3, updated: 2026-10-05T18:00:00Z }
last_modified: 2026-10-01T09:30:00Z
public: [email]
extensions: { mill: { wheelchair_hire: "true", floor: ground } }
`,
  'removed.yaml': `
removed:
  - { id: 7673388e-f119-4e0e-baa2-958cc625ca49, kind: service, date: 2026-06-30, reason: 12 }
`,
}

/** Creates a project in a temporary folder, with its schemas. Its records are those above, or copies of a folder. */
export async function createProject(content?: string): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'osd-editor-'))
  const folder = join(project, 'content')
  if (content) cpSync(content, folder, { recursive: true })
  else
    for (const [file, text] of Object.entries(RECORDS)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
  const loaded = await loadContent(folder)
  const problems = loaded.diagnostics.filter(({ severity }) => severity === 'error')
  if (problems.length > 0)
    throw new Error(problems.map(({ place, message }) => `${place.file}: ${message}`).join('\n'))
  writeEditorSchemas(schemasFolder(folder), loaded)
  return project
}
