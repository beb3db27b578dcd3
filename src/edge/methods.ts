import { answerMethod } from '../api/methods.ts'
import { CONFIRMATIONS, PROPOSE } from '../pages/address.ts'

/** Answers every method but GET and HEAD, on every path but those of suggestions. Reads no file. */
export default answerMethod

export const config = {
  path: '/*',
  excludedPath: [PROPOSE, CONFIRMATIONS],
  method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
}
