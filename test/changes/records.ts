/** A small directory before any change. */
export const RECORDS: Readonly<Record<string, string>> = {
  'directory.yaml': `title: Our town
namespace: 1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11
`,
  'organizations/acorn-trust.yaml': `name: Acorn Trust
description: A charity for everybody who lives here.
`,
  'organizations/library.yaml': `name: Town Library
description: Books, and rooms to meet in.
website: https://library.example.org
`,
  'locations/village-hall.yaml': `id: 9d3f3d93-4425-41a9-823e-24098a79b5e7
name: Village Hall
latitude: 51.4434
longitude: -2.6047
addresses:
  - address_1: 1 High Street
    city: Bristol
    state_province: Bristol
    postal_code: BS3 1JA
`,
  'locations/hebron-hall.yaml': `name: Hebron Hall
latitude: 51.4400
longitude: -2.6000
`,
  'taxonomies/topics.yaml': `name: Topics
description: What services are about.
terms:
  - { slug: food, name: Food, description: Meals and groceries. }
  - { slug: older-people, name: Older people, description: People over 60. }
`,
  'services/tuesday-lunch-club.yaml': `id: d5a31ba9-dde3-477c-93ea-37135d324752
name: Tuesday Lunch Club
organization: acorn-trust
status: active
description: >-
  Two courses, tea and company for people over 60. Somebody will save you a seat if it is your first time here.
url: https://acorn.example.org/lunch
email: lunch@acorn.example.org
minimum_age: 60
taxonomy_terms: [food]
hours: [Tue 12:00-14:00]
locations:
  - location: village-hall
service_areas: [BS3]
contacts:
  - name: Maureen at the desk
    phones: [0117 496 0123]
cost_options:
  - { option: Two courses, amount: 4.5, currency: GBP }
assured_date: 2026-10-01
private:
  key_holder: Ask at the shop
`,
  'services/chess.yaml': `name: Chess
organization: library
status: active
description: Boards and clocks are there.
hours: [Mon 18:00-20:00, Sat 10:00-12:00]
locations: [village-hall, hebron-hall]
`,
  'services/walks.yaml': `id: 129b0772-20f9-4e31-88be-7732bce85549
name: Health Walks
organization: acorn-trust
status: active
`,
}
