import type { Path } from '../../diagnostics/diagnostic.ts'

/** A path as a JSON pointer (RFC 6901). */
export const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
