const YES = /^(?:y|yes|true|1|on|x|✓|✔|☑|✅)$/i
const NO = /^(?:n|no|false|0|off|✗|✘|☐|❌)$/i

/** True when a cell says yes or no; undefined for anything else, such as `yes, but not on Mondays`. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.trim().replace(/[.!]$/, '')
  return YES.test(word) ? true : NO.test(word) ? false : undefined
}
