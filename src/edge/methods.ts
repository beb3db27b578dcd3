import { answerMethod } from '../api/methods.ts'
import { PROPOSE } from '../pages/address.ts'

/** Answers every method but GET and HEAD, on every path but that of suggestions. Reads no file. */
export default answerMethod

export const config = {
  path: '/*',
  excludedPath: PROPOSE,
  method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
}
