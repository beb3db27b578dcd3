import { answerMethod } from '../../../api/methods.ts'
import { type SigningApp, exchangeCode } from '../github/user-token.ts'
import { SIGNED_IN } from '../../../pages/address.ts'
import { answerPost, toJson, toProblem } from './answer-post.ts'
import { notSignedIn } from './problems.ts'

export interface SignInOptions {
  /** The origins of the public site; empty when its address is not known. */
  readonly origins: readonly string[]
  /** Absent when it is not set up, and in a preview. */
  readonly app?: SigningApp | undefined
}

/** Bytes. A code and a verifier are much shorter. */
const MAX_BODY = 1024

/**
 * Answers `POST /find/sign-in`: the code of GitHub becomes `{ token, expires_in }`, for the page that has asked for it. Only the
 * pages of the site itself may ask. When it is off, every method gets what it gets elsewhere.
 */
export const createSignIn =
  ({ origins, app }: SignInOptions) =>
  async (request: Request): Promise<Response | undefined> => {
    if (origins.length === 0 || !app) return answerMethod(request)
    return answerPost(request, { origins, most: MAX_BODY }, async (text) => {
      const returned = readReturned(text)
      if (!returned) return toProblem(notSignedIn())
      const redirect = `${request.headers.get('origin')}${SIGNED_IN}`
      const token = await exchangeCode(app, { ...returned, redirect })
      return token ? toJson(token, 200) : toProblem(notSignedIn())
    })
  }

/** Reads what anybody may have sent. */
function readReturned(json: string): { code: string; verifier: string } | undefined {
  try {
    const { code, verifier } = JSON.parse(json) as Readonly<Record<string, unknown>>
    return isIn(code, CODE) && isIn(verifier, VERIFIER) ? { code, verifier } : undefined
  } catch {
    return undefined
  }
}

const isIn = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)
const CODE = /^[\w-]{1,100}$/
/** RFC 7636, 4.1 */
const VERIFIER = /^[\w.~-]{43,128}$/
