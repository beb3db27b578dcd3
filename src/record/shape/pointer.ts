import type { Path } from '../../diagnostics/diagnostic.ts'

/** A path as a JSON pointer (RFC 6901). */
export const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The path of a JSON pointer. Digits are always an index, because no field has such a name. */
export const fromPointer = (text: string): Path =>
  text
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
