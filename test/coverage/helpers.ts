import { decodeShard, encodeShard, type ShardUnit } from '../../src/coverage/gazetteer/shard.ts'
import type { PostcodeSource } from '../../src/coverage/gazetteer/postcode-source.ts'
import type { IndexFile } from '../../src/coverage/format/index-file.ts'
import type { Reader } from '../../src/search/read/reader.ts'
import type { Country } from '../../src/countries/countries.ts'
import { type Postcode, parsePostcode } from '../../src/countries/postcode.ts'
import type { Document } from '../../src/hsds/types.ts'

export const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body

/** A reader of files in memory; `asked` are the paths that were read. */
export function readerOf(files: Iterable<IndexFile>): Reader & { readonly asked: string[] } {
  const bodies = new Map([...files].map(({ path, body }) => [path, bytesOf(body)]))
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    const body = bodies.get(path)
    if (!body) throw new Error(`There is no ${path}.`)
    return body
  }
  return Object.assign(read, { asked })
}

export function postcode(text: string, countries: readonly Country[] = ['GB', 'US']): Postcode {
  const parsed = parsePostcode(text, countries)
  if (!('postcode' in parsed)) throw new Error(`${text}: ${parsed.problem}`)
  return parsed.postcode
}

/** A source of these postcodes. */
export function sourceOf(
  rows: readonly (readonly [
    unit: string,
    latitude?: number | undefined,
    longitude?: number | undefined,
    codes?: string,
  ])[],
  more: Partial<PostcodeSource> = {},
): PostcodeSource {
  const shards = new Map<string, ShardUnit[]>()
  for (const [text, latitude, longitude, codes = ''] of rows) {
    const [outcode = '', key = ''] = text.split(' ')
    const point =
      latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
    const unit = { key, codes: codes.split(' ').filter(Boolean), ...(point && { point }) }
    shards.set(outcode, [...(shards.get(outcode) ?? []), unit])
  }
  return {
    country: 'GB',
    edition: 'Made up, 2026',
    attribution: [],
    levels: ['country', 'district', 'ward'],
    shards: [...shards.keys()].sort(),
    read: (shard) => bytesOf(encodeShard(shard, shards.get(shard) ?? [])),
    ...more,
  }
}

export const openShard = (source: PostcodeSource, name: string) =>
  decodeShard(name, source.read(name))

let made = 0
export const area = (fields: Partial<Document<'service_area'>>): Document<'service_area'> => ({
  id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  ...fields,
})

export const service = (
  id: string,
  service_areas?: readonly Document<'service_area'>[],
): Document<'service'> => ({
  id,
  name: id,
  status: 'active',
  ...(service_areas && { service_areas }),
})

export const place = (
  id: string,
  fields: Partial<Document<'location'>> & { readonly postcode?: string } = {},
): Document<'location'> => {
  const { postcode: postal_code, ...rest } = fields
  return {
    id,
    location_type: 'physical',
    ...(postal_code && {
      addresses: [
        {
          id: `${id}-address`,
          address_1: '1 Made-up Street',
          city: 'Bristol',
          state_province: 'Bristol',
          postal_code,
          country: 'GB',
          address_type: 'physical',
        },
      ],
    }),
    ...rest,
  }
}
