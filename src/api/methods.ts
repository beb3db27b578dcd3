import { methodNotAllowed } from './problem.ts'
import { ALLOW, failed, preflight, toResponse } from './respond.ts'

/** Answers every method but GET and HEAD, which it leaves to others. */
export async function answerMethod(request: Request): Promise<Response | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  if (request.method === 'OPTIONS') return preflight()
  return toResponse(failed(methodNotAllowed(request.method), ALLOW), request)
}
