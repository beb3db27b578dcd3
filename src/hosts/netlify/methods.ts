import { answerMethod } from '../../api/methods.ts'
import { CONFIRMATIONS, PROPOSE, SIGN_IN } from '../../pages/address.ts'

/** Answers every method but GET and HEAD, on every path but those that take POST. Reads no file. */
export default answerMethod

export const config = {
  path: '/*',
  excludedPath: [PROPOSE, CONFIRMATIONS, SIGN_IN],
  method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
}
