import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { WrittenSettings } from '../settings.ts'

/** Checks something in directory.yaml that a schema cannot. */
export type Check = (written: WrittenSettings, file: string) => Iterable<Diagnostic>
