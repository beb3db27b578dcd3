import { type CatalogueEntry, catalogue } from '../diagnostics/catalogue.ts'
import { rules } from './rules/rules.ts'

/** Every kind of problem by its code: those that reading finds, those of the rules, and advice. */
export const wholeCatalogue: Readonly<Record<string, CatalogueEntry>> = {
  ...catalogue,
  ...Object.fromEntries(rules.map(({ code, severity, means }) => [code, { severity, means }])),
}
