import { answerMethod } from '../api/methods.ts'

/** Answers every method but GET and HEAD, on every path. Reads no file. */
export default answerMethod

export const config = { path: '/*', method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] }
