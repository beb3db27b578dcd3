import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { NOT_FOUND, QUALITY, REMOVED, ROOT } from '../../../src/feed/paths.ts'
import { detailsIn, itemsIn, pagesIn, readSmallTown, textsOf } from './small-town.ts'

const GOLDEN = fileURLToPath(new URL('../../golden', import.meta.url))
/** An ending that formatters ignore. */
const ENDING = '.golden'

const texts = textsOf(await readSmallTown())
const paths = [
  ...[detailsIn, pagesIn, itemsIn].flatMap((find) => find(texts).map(({ path }) => path)),
  ROOT,
  REMOVED,
  QUALITY,
  NOT_FOUND,
  '/404.html',
].sort()

describe('the published small town', () => {
  it.each(paths)('matches the golden file %s', async (path) => {
    await expect(texts.get(path)).toMatchFileSnapshot(`${GOLDEN}${path}${ENDING}`)
  })

  it('has a document for every golden file', () => {
    const kept = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ENDING))
      .map((name) => `/${name.slice(0, -ENDING.length)}`)
    expect(kept.sort()).toEqual(paths)
  })
})
