import { indexPath } from '../feed/paths.ts'
import { TYPED } from '../parameters/names.ts'
import { suggest } from '../search/read/suggest.ts'
import { type Answer, failed, found } from './answer.ts'
import type { Context } from './context.ts'
import { badParameter } from './problem.ts'

/** Answers what a box may be completed to, with names that the feed and the pages publish. */
export async function answerSuggest(
  search: URLSearchParams,
  { manifest, read }: Pick<Context, 'manifest' | 'read'>,
): Promise<Answer> {
  const [typed = '', second] = search.getAll(TYPED)
  if (second !== undefined) return failed(badParameter(TYPED, '`q` is given more than once.'))
  const reader = (path: string) => read(indexPath(manifest.build, path))
  const suggestions = await suggest(reader, manifest.search, typed)
  const body = JSON.stringify({ schema: 'osd-suggest/1', suggestions })
  return found(new TextEncoder().encode(body))
}
