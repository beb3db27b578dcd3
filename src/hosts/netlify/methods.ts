import { answerMethod } from '../../api/methods.ts'
import { confirm, methods, propose, report, signIn } from '../routes.ts'
import { configOf } from './config.ts'

/** Answers every method but GET and HEAD, on every path but those that take POST. Reads no file. */
export default answerMethod

export const config = configOf(
  methods(),
  [propose, report, confirm, signIn].flatMap((route) => route().paths),
)
