import { type CatalogueEntry, catalogue } from '../diagnostics/catalogue.ts'
import { rules } from '../directory/rules/rules.ts'
import { qualityRules } from '../quality/rules/rules.ts'

/** Every code of a problem: those that reading and parsing find, and those of the lint rules. */
export const problemCatalogue: Readonly<Record<string, CatalogueEntry>> = {
  ...catalogue,
  ...Object.fromEntries(rules.map(({ code, severity, means }) => [code, { severity, means }])),
}

/** Every code, also those of advice. */
export const wholeCatalogue: Readonly<Record<string, CatalogueEntry>> = {
  ...problemCatalogue,
  ...Object.fromEntries(
    qualityRules.map(({ code, means }) => [code, { severity: 'advice', means }]),
  ),
}
