import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dumpedLists } from '../../../../src/feed/dumps.ts'
import { composeSite } from '../../../../src/generator/site/site.ts'
import { bodiesOf } from '../../publish/bodies.ts'
import { BUILD, readSmallTown } from '../../publish/small-town.ts'

const site = composeSite(await readSmallTown(), { build: BUILD })
const bodies = bodiesOf(site)

test.each(dumpedLists)(
  'the dump of %s has every record of the list whole, in its order',
  (name) => {
    const text = gunzipSync(bodies.get(`/_/dump/${name}.ndjson.gz`) as Uint8Array).toString()
    expect(text.split('\n')).toEqual([
      ...site.feed.lists[name].map(({ detail }) => JSON.stringify(detail())),
      '',
    ])
  },
)

test('the dump of services has their places, so that these need none of their own', () => {
  const text = gunzipSync(bodies.get('/_/dump/services.ndjson.gz') as Uint8Array).toString()
  for (const { id } of site.feed.lists.service_at_locations) expect(text).toContain(id)
})
