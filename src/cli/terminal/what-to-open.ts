import { networkInterfaces } from 'node:os'

export const hostOption = {
  type: 'boolean',
  help: 'let other devices in the same network open it, such as a phone',
} as const

export interface Opened {
  readonly origin: string
  /** The site has pages for people. */
  readonly hasPages: boolean
  /** The editors' guide, where there is one. */
  readonly guide?: string | undefined
  /** Other devices may open it. */
  readonly host: boolean
}

/** What to look at first, in order, one line each. */
export function whatToOpen({ origin, hasPages, guide, host }: Opened, addresses = lan()): string[] {
  const { port } = new URL(origin)
  return [
    `  ${origin}/  the feed`,
    `  ${origin}/openapi.json  its description`,
    ...(hasPages ? [`  ${origin}/find  the pages for people`] : []),
    ...(guide ? [`  ${guide}  the guide for editors`] : []),
    ...(host
      ? addresses.map(
          (address) =>
            `  http://${address}:${port}/${hasPages ? 'find' : ''}  on a phone in the same network`,
        )
      : []),
  ]
}

/** The IPv4 addresses of this machine in its networks. */
const lan = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  )
