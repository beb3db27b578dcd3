import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `private: true`, as if it made the whole object private. */
export const privateSwitch: Explain<'private-switch'> = ({ actual }) => ({
  message: 'Only what stands below `private:` is kept back; what stands beside it is published.',
  hint: `Take ${quote(actual.trim())} out, and put what is private on the lines below, two spaces further in than \`private:\`.`,
})
