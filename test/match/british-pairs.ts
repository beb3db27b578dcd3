import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { parse } from 'yaml'
import { linkSources } from '../../src/content/link-sources.ts'
import { createParseCache } from '../../src/content/parse-cache.ts'
import { recordsOf } from '../../src/match/directory-records.ts'
import type { MatchKind, MatchRecord } from '../../src/match/record.ts'

/** One of two records, as `british-pairs.yaml` has it. */
interface Side {
  readonly name: string
  readonly at?: string
  readonly phone?: string
  readonly email?: string
  readonly web?: string
  readonly by?: string
  readonly point?: readonly [number, number]
  readonly charity?: string
  readonly scottish?: string
  readonly northern?: string
  readonly company?: string
}

export interface LabelledPair {
  readonly is: 'same' | 'different'
  readonly kind: MatchKind
  readonly a: Side
  readonly b: Side
}

export const britishPairs = parse(
  readFileSync(new URL('./british-pairs.yaml', import.meta.url), 'utf8'),
  { schema: 'failsafe' },
) as readonly LabelledPair[]

const SCHEMES = { charity: 'GB-CHC', scottish: 'GB-SC', northern: 'GB-NIC', company: 'GB-COH' }

/** The records of all pairs in one directory, as a check reads them; a service has its organization and its place. */
export function recordsOfPairs(): readonly MatchRecord[] {
  const files = britishPairs.flatMap(({ kind, a, b }, i) => [
    ...filesOf(kind, `${i}-a`, a),
    ...filesOf(kind, `${i}-b`, b),
  ])
  const directory = {
    file: 'directory.yaml',
    text: 'title: Pairs\nnamespace: 7f0c1f2e-9d0f-4a57-8d0a-0f7a6a3ad4b1\n',
  }
  const all = [directory, ...files].toSorted((a, b) => (a.file < b.file ? -1 : 1))
  return recordsOf(linkSources(all, createParseCache())!.directory).filter(({ kind, slug }) =>
    britishPairs.some((pair, i) => pair.kind === kind && [`${i}-a`, `${i}-b`].includes(slug)),
  )
}

function filesOf(kind: MatchKind, slug: string, side: Side) {
  const { name, at, phone, email, web, by, point } = side
  const file = (folder: string, value: object) => ({
    file: `${folder}/${slug}.yaml`,
    text: stringify(value),
  })
  const contact = { ...(email && { email }), ...(phone && { phones: [{ number: phone }] }) }
  const parts = at?.split(',').map((part) => part.trim()) ?? []
  const postal_code = /\d/.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const city = parts.pop()
  const place = {
    location_type: 'physical',
    ...(point && { latitude: Number(point[0]), longitude: Number(point[1]) }),
    ...(at && {
      addresses: [
        {
          address_1: parts.join(', ') || city,
          ...{ city, state_province: 'Saltshire', country: 'GB', address_type: 'physical' },
          ...(postal_code && { postal_code }),
        },
      ],
    }),
  }
  if (kind === 'location')
    return [
      file('locations', {
        ...{ name, ...place },
        ...(web && { url: url(web) }),
        ...(phone && { phones: [{ number: phone }] }),
      }),
    ]
  if (kind === 'organization') {
    const organization_identifiers = Object.entries(SCHEMES).flatMap(([key, identifier_scheme]) => {
      const identifier = side[key as keyof typeof SCHEMES]
      return identifier ? [{ identifier_scheme, identifier_type: 'Number', identifier }] : []
    })
    return [
      file('organizations', {
        ...{ name, description: '-', ...contact },
        ...(web && { website: url(web) }),
        ...(organization_identifiers.length > 0 && { organization_identifiers }),
      }),
    ]
  }
  return [
    file('organizations', { name: by, description: '-' }),
    ...(at ? [file('locations', { name: '-', ...place })] : []),
    file('services', {
      ...{ name, organization: slug, status: 'active', ...contact },
      ...(at && { locations: [slug] }),
    }),
  ]
}

const url = (web: string) => (web.startsWith('http') ? web : `https://${web}`)
