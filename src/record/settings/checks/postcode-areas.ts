import { wrongAreaName } from '../../../countries/area-name.ts'
import { completeSettings } from '../settings.ts'
import type { Check } from './settings-check.ts'

/** A misspelt postcode area would silently publish no postcodes. */
export const postcodeAreas: Check = function* (written, file) {
  const { countries, postcodes } = completeSettings(written)
  if (typeof postcodes.areas === 'string') return
  for (const [i, name] of postcodes.areas.entries()) {
    const wrong = wrongAreaName(name, countries)
    if (!wrong) continue
    const isKeyword = name === 'auto' || name === 'all'
    yield {
      code: 'not-a-choice',
      message: wrong.message,
      hint: isKeyword ? `Write \`areas: ${name}\`, without brackets or dashes.` : wrong.hint,
      place: { file, path: ['postcodes', 'areas', i] },
    }
  }
}
