import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Check } from './checks/settings-check.ts'
import { extensions } from './checks/extensions.ts'
import { namespace } from './checks/namespace.ts'
import { pageColour } from './checks/page-colour.ts'
import { pageSize } from './checks/page-size.ts'
import { postcodeAreas } from './checks/postcode-areas.ts'
import { privateFields } from './checks/private-fields.ts'
import { timezone } from './checks/timezone.ts'
import type { WrittenSettings } from './settings.ts'

/** The checks of directory.yaml. A new one is a file in checks/ and a line here. */
const CHECKS: readonly Check[] = [
  namespace,
  timezone,
  pageSize,
  pageColour,
  postcodeAreas,
  privateFields,
  extensions,
]

/** Checks in directory.yaml what a schema cannot. */
export function* checkSettings(written: WrittenSettings, file: string): Generator<Diagnostic> {
  for (const check of CHECKS) yield* check(written, file)
}
