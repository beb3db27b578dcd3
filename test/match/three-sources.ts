import { stringify } from 'yaml'
import type { SourceFile } from '../../src/content/source-file.ts'

/** A town as three directories have it, each with other spellings and gaps; and a week later, with a few changes. */

const [SYLLABLES, ENDS] = [
  'bar cot den el far gor hal ip ken lyn mar nor os pen ros sal tor ul wex yar'.split(' '),
  'ton ham ley wick by combe ford mere stow bridge'.split(' '),
]
const PEOPLE =
  'Carers|Refugee|Youth|Elders|Autism|Dementia|Stroke|Gardening|Sewing|Chess|Choir|Toddler|Debt|Housing|Walking|Cycling|Food|Repair|Swimming|Bereavement|Deaf|Sight Loss|Epilepsy|Polish|Somali|Women’s|Men’s|Veterans'.split(
    '|',
  )
const BODIES =
  'Support Group|Association|Trust|Project|Network|Club|Society|Centre|Hub|Alliance|Forum'.split(
    '|',
  )
const OFFERS =
  'Lunch Club|Advice Drop-in|Befriending|Counselling|Coffee Morning|Exercise Class|Homework Club|Craft Session|Advocacy|Helpline|Outreach|Stay and Play|Job Club|Language Class|Memory Cafe|Counselling for Children|Counselling for Adults|Day Trips'.split(
    '|',
  )
const BUILDINGS =
  'Community Centre|Village Hall|Library|Church Hall|Methodist Church|Leisure Centre|Town Hall|Medical Centre'.split(
    '|',
  )
const STREETS = 'High Street|Church Lane|Mill Road|Station Road|Park Avenue|Bridge Street'.split(
  '|',
)

/** Stands in whatever may not be told: notes, confidential places and drafts. */
export const MARKER = 'Zyxomma'

/** The files of the three, 500 services each. `truth` of a file is what it is about. */
export function threeSources(isLater = false) {
  const random = createRandom(11)
  const pick = <T>(some: readonly T[]): T => some[random(some.length)]!
  const named = () => pick(SYLLABLES) + pick(SYLLABLES) + pick(ENDS)
  const towns = [...new Set(Array.from({ length: 40 }, named))].map(capitalised)
  const places = towns.flatMap((town, t) =>
    Array.from({ length: 5 }, (_, i) => ({
      name: `${town} ${BUILDINGS[(i * 3 + t) % BUILDINGS.length]!}`,
      town,
      street: `${1 + random(150)} ${pick(STREETS)}`,
      postcode: `BS${1 + t} ${i + 1}${pick([...'ABDEFGHJ'])}${pick([...'LNPQRSTU'])}`,
    })),
  )
  const names = new Set<string>()
  while (names.size < 300) names.add(`${pick(towns)} ${pick(PEOPLE)} ${pick(BODIES)}`)
  const own = [...names].map((name, i) => ({
    name,
    phone: `0117 4${960000 + i * 7}`,
    web: `https://o${i}.example.org`,
    email: `office@o${i}.example.org`,
  }))
  // Branches share a site and a hotline; so do refuges, and a mailbox.
  const branches = towns.slice(0, 15).flatMap((town) => [
    {
      ...{ name: `Age Concern ${town}`, phone: '0800 678 1602' },
      ...{ web: 'https://ageconcern.example.org', email: `${town}@ageconcern.example.org` },
    },
    {
      ...{ name: `${town} Women’s Refuge`, phone: '0808 200 0247' },
      ...{ web: 'https://refuges.example.org', email: 'referrals@refuges.example.org' },
    },
  ])
  const organizations = [...own, ...branches]
  const offers = new Set<string>()
  while (offers.size < 700) offers.add(`${random(organizations.length)}|${pick(OFFERS)}`)
  const services = [...offers].map((key) => {
    const [owner = '', offer = ''] = key.split('|')
    return { owner: Number(owner), name: offer, place: random(places.length), rings: random(2) > 0 }
  })
  const later = createRandom(5)
  const dirty = (text: string) => {
    let name = random(4) ? text : `The ${text}`
    if (!random(5)) name += pick([' Ltd', ' CIO', ' (Charity)'])
    if (!random(6)) name = name.replace('Centre', 'Center').replace('’', "'")
    const cut = 2 + random(name.length - 3)
    if (!random(12)) name = name.slice(0, cut) + name.slice(cut + 1)
    return random(9) ? name : name.toUpperCase()
  }
  const number = (phone: string) =>
    pick([phone, phone.replace(/^0/, '+44 '), phone.replaceAll(' ', '')])
  const files: SourceFile[] = [
    { file: 'directory.yaml', text: 'title: T\nnamespace: 7f0c1f2e-9d0f-4a57-8d0a-0f7a6a3ad4b1\n' },
  ]
  const truth = new Map<string, string>()
  const add = (folder: string, slug: string, about: string, value: object) => {
    // In a week one record in fifty gets another text, and some another mailbox.
    const change = isLater && later(50) === 0 ? { description: 'New words.' } : {}
    const note = { private: { note: MARKER } }
    files.push({
      file: `${folder}/${slug}.yaml`,
      text: stringify({ ...value, ...change, ...note }),
    })
    truth.set(`${folder}/${slug}.yaml`, about)
  }
  for (const [s, source] of ['a', 'b', 'c'].entries()) {
    const spelt = (name: string) => (s === 0 ? name : dirty(name))
    const chosen = services.flatMap((one, i) =>
      i >= s * 100 && i < s * 100 + 500 ? [{ ...one, i }] : [],
    )
    for (const o of new Set(chosen.map(({ owner }) => owner))) {
      const { name, phone, web, email } = organizations[o]!
      add('organizations', `${source}-${o}`, `organization ${o}`, {
        ...{ name: spelt(name), description: '-' },
        ...(random(5) && { phones: [{ number: number(phone) }] }),
        ...(random(4) && { website: web }),
        ...(random(3) && { email }),
      })
    }
    for (const l of new Set(chosen.map(({ place }) => place))) {
      const { name, town, street, postcode } = places[l]!
      add('locations', `${source}-${l}`, `location ${l}`, {
        ...{
          name: spelt(name),
          location_type: 'physical',
          addresses: [addressOf(street, town, postcode)],
        },
      })
    }
    for (const { i, owner, name, place, rings } of chosen)
      add('services', `${source}-${i}`, `service ${i}`, {
        ...{ name: spelt(name), organization: `${source}-${owner}`, status: 'active' },
        locations: [`${source}-${place}`],
        ...(rings && { phones: [{ number: number(organizations[owner]!.phone) }] }),
      })
    for (const hidden of [{ confidential: true }, { draft: true }])
      add('locations', `${source}-${Object.keys(hidden)[0]!}`, 'hidden', {
        ...{ name: `${MARKER} House`, location_type: 'physical', ...hidden },
        addresses: [addressOf('1 Hidden Lane', 'Barton', 'BS1 9ZZ')],
      })
  }
  return { files: files.toSorted((a, b) => (a.file < b.file ? -1 : 1)), truth }
}

const addressOf = (address_1: string, city: string, postal_code: string) => ({
  ...{
    address_1,
    city,
    state_province: 'Avon',
    postal_code,
    country: 'GB',
    address_type: 'physical',
  },
})
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** Numbers below a limit, the same each time (mulberry32, in the public domain). */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
