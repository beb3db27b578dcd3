import type { Language } from './languages.ts'

/** What the preview of a change says beside the words of all pages. No function needs it. */
export const previewWords = {
  en: {
    title: 'What changes',
    before: 'Before',
    after: 'After',
    goes: 'This page goes away with the change.',
  },
  cy: {
    title: 'Beth sy’n newid',
    before: 'Cyn',
    after: 'Wedyn',
    goes: 'Bydd y dudalen hon yn mynd gyda’r newid.',
  },
} as const satisfies Readonly<Record<Language, object>>
