import { answerMethod } from '../../../api/methods.ts'
import type { Problem } from '../../../api/problem.ts'
import type { ProposalsManifest } from '../../../pages/pages-manifest.ts'
import type { App } from '../github/app-token.ts'
import type { Pull } from '../github/pull-request.ts'
import { answerPost, toJson, toProblem } from './answer-post.ts'
import { type Destination, destinationOf } from './destination.ts'

export interface ProposeOptions {
  /** The origins of the public site; empty when its address is not known. */
  readonly origins: readonly string[]
  /** Absent when the settings do not allow it, and in a preview. */
  readonly proposals?: ProposalsManifest | undefined
  /** Absent when it is not set up. */
  readonly app?: App | undefined
}

type Sending = Pick<ProposalsManifest, 'refused'> & {
  readonly destination: () => Promise<Destination>
}

/**
 * Creates the handler of a POST that becomes a pull request, and answers with its number. Requests of other origins are refused. Without
 * proposals in the settings, methods are answered as at any other path.
 */
export const answerSent =
  (
    { origins, proposals, app }: ProposeOptions,
    most: number,
    act: (text: string, sending: Sending) => Promise<Pull | Problem | Response>,
  ) =>
  async (request: Request): Promise<Response | undefined> => {
    if (origins.length === 0 || !proposals || !app) return answerMethod(request)
    const { refused } = proposals
    const destination = () => destinationOf(app, proposals)
    return answerPost(request, { origins, most }, async (text) => {
      const result = await act(text, { refused, destination })
      if (result instanceof Response) return result
      if ('type' in result) return toProblem(result)
      // Its address may be that of a private repository.
      return toJson({ number: result.number }, 201)
    })
  }
