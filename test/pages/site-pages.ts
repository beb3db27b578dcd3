import type { Directory } from '../../src/directory/directory.ts'
import { composeSite } from '../../src/site/site.ts'
import { bodiesOf } from '../publish/bodies.ts'
import { BUILD } from '../publish/small-town.ts'

/** The pages of a directory, by the paths of their files. */
export const pagesOf = (directory: Directory): ReadonlyMap<string, string> =>
  new Map(
    [...bodiesOf(composeSite(directory, { build: BUILD }))]
      .filter(([path]) => /^\/(?:cy\/)?find/.test(path))
      .map(([path, body]) => [path, String(body)]),
  )
