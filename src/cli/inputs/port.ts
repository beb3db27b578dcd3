import { UserError } from '../../io/command/errors.ts'

export const portOption = {
  type: 'string',
  default: '8888',
  value: 'N',
  help: 'port to listen on',
} as const

/** The port that an option names. */
export function toPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UserError(`\`${text}\` is not a port. Give a number from 0 to 65535.`)
  return port
}
