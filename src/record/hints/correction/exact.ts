import { isAllowed } from './allowed.ts'
import { correctionOf } from './correction.ts'
import type { WrongText } from './wrong-text.ts'

/**
 * The value that the hint about a wrong text names, if it names exactly one and no condition: `Write \`minimum_age: 60\`.`
 * `osd fix` writes it, so that the program does what it tells people to do.
 */
export function exactCorrection(wrong: WrongText): string | undefined {
  const { name, text, schema } = wrong
  if (isAllowed(text, schema)) return undefined
  const [, line] = /^Write `([^`]*)`\.$/.exec(correctionOf(wrong) ?? '') ?? []
  const prefix = name === undefined ? '' : `${name}: `
  if (line === undefined || !line.startsWith(prefix)) return undefined
  const value = line.slice(prefix.length)
  return isAllowed(value, schema) ? value : undefined
}
