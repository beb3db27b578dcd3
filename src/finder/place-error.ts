import type { Messages } from '../messages/messages.ts'
import type { FindQuery } from './find-query.ts'
import type { PlaceError } from './pages/search-form.ts'
import type { PlaceProblem } from './resolve-place.ts'

/** Where a directory has no postcode of its own. */
const EXAMPLE = 'SW1A 1AA'

/** The error of an unclear place, with the addresses of the places that may have been meant. */
export function placeError(
  asked: PlaceProblem | undefined,
  { place: written }: Pick<FindQuery, 'place'>,
  {
    addressOf,
    messages: { find: say },
  }: { readonly addressOf: (changes: Partial<FindQuery>) => string; readonly messages: Messages },
): PlaceError | undefined {
  if (!asked) return undefined
  const { problem, choices, example: postcode = EXAMPLE } = asked
  const isSeveral = problem === 'several'
  return {
    text: (isSeveral ? say.severalPlaces : say.badPlace)({ written }),
    hint: isSeveral
      ? say.whichPlace
      : choices.length > 0
        ? say.similarPlace
        : say.placeHint({ postcode }),
    choices: choices.map((name) => ({ name, address: addressOf({ place: name }) })),
  }
}
