import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `private: true`, as if it made the whole object private. */
export const privateSwitch: Explain<'private-switch'> = ({ actual }) => ({
  message: '`private:` hides only what is written below it; the fields beside it are published.',
  hint: `Delete ${quote(actual.trim())}, and put what is private on the lines below, two spaces further in than \`private:\`.`,
})
