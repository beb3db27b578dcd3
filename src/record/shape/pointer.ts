import type { Path } from '../../diagnostics/diagnostic.ts'

/** A path as a JSON pointer (RFC 6901), as the validator writes it. */
export const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The path behind such a pointer; numbers are positions, for no field of ours is a number. */
export const fromPointer = (text: string): Path =>
  text
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
