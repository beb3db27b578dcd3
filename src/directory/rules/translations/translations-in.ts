import type { Path } from '../../../diagnostics/diagnostic.ts'
import { type Language, languages } from '../../../messages/languages.ts'
import type { Translations } from '../../../record/schema/written.ts'
import type { WrittenObject } from '../../walk.ts'

/** The texts of one object in one language. */
export interface Translation {
  readonly language: Language
  readonly texts: Readonly<Record<string, string>>
  /** The object, with the texts that were translated. */
  readonly original: Readonly<Record<string, unknown>>
  /** Where the texts are in the record. */
  readonly path: Path
}

export function* translationsIn(objects: readonly WrittenObject[]): Generator<Translation> {
  for (const { value, path } of objects) {
    const { translations } = value as { readonly translations?: Translations }
    if (translations === undefined) continue
    for (const language of languages) {
      const texts = translations[language] as Translation['texts'] | undefined
      if (texts)
        yield {
          language,
          texts,
          original: value as Translation['original'],
          path: [...path, 'translations', language],
        }
    }
  }
}
