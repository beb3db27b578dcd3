import { answerMethod } from '../api/methods.ts'

/** Answers everything but GET and HEAD, on every path; it reads no file. */
export default answerMethod

export const config = { path: '/*', method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] }
