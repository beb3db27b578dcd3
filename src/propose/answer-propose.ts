import { answerMethod } from '../api/methods.ts'
import { PROBLEM_TYPE } from '../api/answer.ts'
import type { Problem } from '../api/problem.ts'
import { type App, installationToken } from '../github/app-token.ts'
import { GitHubError, createGitHub } from '../github/client.ts'
import type { ProposalsManifest } from '../pages/pages-manifest.ts'
import * as problems from './problems.ts'
import { proposeSuggestion } from './propose.ts'
import { readLimited } from './read-limited.ts'
import { MAX_BODY, readSuggestion } from './suggestion.ts'

export interface ProposeOptions {
  /** The origins of the public site; empty when its address is not known. */
  readonly origins: readonly string[]
  /** Absent when the settings do not allow it, and in a preview. */
  readonly proposals?: ProposalsManifest | undefined
  /** Absent when it is not set up. */
  readonly app?: App | undefined
}

/**
 * Answers `POST /find/propose`: a suggestion becomes a pull request, and the answer has its number. Only the pages of the site
 * itself may ask. When it is off, every method gets what it gets elsewhere.
 */
export const createPropose =
  ({ origins, proposals, app }: ProposeOptions) =>
  async (request: Request): Promise<Response | undefined> => {
    if (origins.length === 0 || !proposals || !app) return answerMethod(request)
    if (request.method !== 'POST')
      return toAnswer(problems.onlyPost(request.method), { Allow: 'POST' })
    if (!origins.includes(request.headers.get('origin') ?? ''))
      return toAnswer(problems.otherOrigin())
    if (!/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
      return toAnswer(problems.notJson())
    const text = await readLimited(request, MAX_BODY)
    if (text === undefined) return toAnswer(problems.tooLarge())
    const suggestion = readSuggestion(text)
    if (!suggestion) return toAnswer(problems.notASuggestion())
    try {
      const { repository, refused } = proposals
      const token = await installationToken(app, repository)
      const github = createGitHub({ api: app.api, token })
      const result = await proposeSuggestion(suggestion, { github, repository, refused })
      if ('reason' in result) return toAnswer(problems.refusedFor(result))
      return toJson({ number: result.number, url: result.html_url }, 201)
    } catch (error) {
      // For the publisher, in the log of the function. Its message has no token.
      console.error(error instanceof Error ? error.message : error)
      return toAnswer(problems.failedFor(error instanceof GitHubError ? error.trouble : 'broken'))
    }
  }

const toAnswer = (problem: Problem, headers: Readonly<Record<string, string>> = {}): Response =>
  toJson(problem, problem.status, { 'Content-Type': PROBLEM_TYPE, ...headers })

/** No page of another site may read it, and nobody stores it. */
const toJson = (body: object, status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
