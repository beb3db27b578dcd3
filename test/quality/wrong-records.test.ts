import { expect, it } from 'vitest'
import { advise, createQualityContext } from '../../src/quality/advise.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { checkFiles } from '../rules/base.ts'
import { filesOf, readCases } from '../rules/cases.ts'

/** Advice is given while records have errors, so no rule may depend on what the check refuses. */
it.each([...readCases(new URL('../rules/', import.meta.url))])(
  'gives advice on records with %s',
  (_, cases) => {
    for (const { records } of cases) {
      const { linked } = checkFiles(filesOf(records))
      if (!linked) continue
      const context = createQualityContext(linked, { sectors: shippedSectors(), now: '2026-11-23' })
      for (const { message } of advise(context)) expect(message).toMatch(/\.$/)
    }
  },
)
