import { PROBLEM_TYPE } from '../../../api/answer.ts'
import type { Problem } from '../../../api/problem.ts'
import { GitHubError } from '../github/client.ts'
import { failedFor, notJson, onlyPost, otherOrigin, tooLarge } from './problems.ts'
import { readLimited } from './read-limited.ts'

export interface PostOptions {
  /** The origins whose pages may ask. */
  readonly origins: readonly string[]
  /** The most bytes that a body may have. */
  readonly most: number
}

/** Answers a request that must be a POST of JSON by a page of the site itself. `act` gets the text of its body. */
export async function answerPost(
  request: Request,
  { origins, most }: PostOptions,
  act: (body: string) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST') return toProblem(onlyPost(request.method), { Allow: 'POST' })
  const origin = request.headers.get('origin') ?? ''
  // Earlier deploys and previews go on answering under hosts of their own, and a program can name any origin.
  if (!origins.includes(origin) || new URL(origin).host !== new URL(request.url).host)
    return toProblem(otherOrigin())
  if (!/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return toProblem(notJson())
  const text = await readLimited(request, most)
  if (text === undefined) return toProblem(tooLarge())
  try {
    return await act(text)
  } catch (error) {
    // For the publisher, in the log of the function. Its message has no token.
    console.error(error instanceof Error ? error.message : error)
    return toProblem(failedFor(error instanceof GitHubError ? error.trouble : 'broken'))
  }
}

export const toProblem = (
  found: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response => toJson(found, found.status, { 'Content-Type': PROBLEM_TYPE, ...headers })

/** No page of another site may read it, and nobody stores it. */
export const toJson = (
  body: object,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
