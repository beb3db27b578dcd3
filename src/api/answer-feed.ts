import { isPublishable } from '../feed/paths.ts'
import { answerList } from './answer-list.ts'
import { type Answer, NOT_STORED, failed, found } from './answer.ts'
import type { Context } from './context.ts'
import { parseRecordQuery } from './list-query.ts'
import type { Manifest } from './manifest.ts'
import { notFound, nothingHere } from './problem.ts'
import { recordPath, wholeRecord } from './read-items.ts'
import { type Route, routeOf } from './route.ts'

/** Answers lists and their records. Every other path is a 404. */
export async function answerFeed(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  context: Context,
): Promise<Answer> {
  const route = routeOf(pathname)
  if (route.kind === 'list') return answerList(route.collection, searchParams, context)
  if (route.kind === 'detail') return answerDetail(route, searchParams, context)
  return failed(nothingHere(context.manifest.pages))
}

async function answerDetail(
  { collection, id }: Route & { kind: 'detail' },
  search: URLSearchParams,
  { manifest: current, open, newest }: Context,
): Promise<Answer> {
  const parsed = parseRecordQuery(search, collection)
  if ('problem' in parsed) return failed(parsed.problem)
  const pathIn = (manifest: Manifest) => recordPath({ manifest, collection }, parsed.query, id)
  const path = pathIn(current)

  /** Opens the record where a newer deploy may have put it. */
  async function openMoved(): Promise<Response | undefined> {
    const moved = pathIn(await newest())
    return moved === path ? undefined : open(moved)
  }

  const response = isPublishable(path) ? ((await open(path)) ?? (await openMoved())) : undefined
  // Not cached: the id may be unknown, or its file may be lost.
  if (!response) return failed(notFound(`Nothing in ${collection} has this id.`), NOT_STORED)
  return found(wholeRecord(new Uint8Array(await response.arrayBuffer()), id))
}
