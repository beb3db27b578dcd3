import { ALLOW, failed, preflight, toResponse } from './answer.ts'
import { methodNotAllowed } from './problem.ts'

/** Answers every method but GET and HEAD, for which it returns undefined. */
export async function answerMethod(request: Request): Promise<Response | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  if (request.method === 'OPTIONS') return preflight()
  return toResponse(failed(methodNotAllowed(request.method), ALLOW), request)
}
