import type { Directory } from '../../src/directory/directory.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import { BUILD } from '../generator/publish/small-town.ts'

/** The pages of a directory, by the paths of their files. */
export const pagesOf = (directory: Directory): ReadonlyMap<string, string> =>
  new Map(
    [...bodiesOf(composeSite(directory, { build: BUILD }))]
      .filter(([path]) => /^\/(?:cy\/)?find/.test(path))
      .map(([path, body]) => [path, String(body)]),
  )
