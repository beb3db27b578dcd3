import { answerMethod } from '../../../api/methods.ts'
import type { App } from '../github/app-token.ts'
import type { ProposalsManifest } from '../../../pages/pages-manifest.ts'
import { answerPost, toJson, toProblem } from './answer-post.ts'
import { destinationOf } from './destination.ts'
import * as problems from './problems.ts'
import { proposeSuggestion } from './propose.ts'
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
    return answerPost(request, { origins, most: MAX_BODY }, async (text) => {
      const suggestion = readSuggestion(text)
      if (!suggestion) return toProblem(problems.notASuggestion())
      const destination = await destinationOf(app, proposals)
      const result = await proposeSuggestion(suggestion, proposals.refused, destination)
      if ('reason' in result) return toProblem(problems.refusedFor(result))
      return toJson({ number: result.number, url: result.html_url }, 201)
    })
  }
