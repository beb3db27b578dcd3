import { groupBy } from '../directory/group-by.ts'
import { compareCodePoints, inOrder, sortName } from '../feed/order.ts'
import { FIND, pageAt } from './address.ts'
import { framePage } from './frame.ts'
import { html } from './html.ts'
import { type Listed, listOfServices } from './listed.ts'
import type { PageContext } from './page-context.ts'

/** A directory with more services than this has a page for each letter. */
export const MAX_ON_ONE_PAGE = 500

/** The pages of all services by name, by their addresses: one page, or an overview and one for each letter. */
export function aToZPages(
  services: readonly Listed[],
  context: PageContext,
): ReadonlyMap<string, () => string> {
  const letters = byLetter(services)
  const address = pageAt('a-z')
  if (services.length <= MAX_ON_ONE_PAGE)
    return new Map([
      [
        address,
        () => aToZPage({ address, letters, shown: letters, total: services.length }, context),
      ],
    ])
  return new Map([
    [
      address,
      () => aToZPage({ address, letters, shown: new Map(), total: services.length }, context),
    ],
    ...[...letters].map(([letter, found]) => {
      const own = letterAddress(letter)
      const shown = new Map([[letter, found]])
      return [
        own,
        () => aToZPage({ address: own, letters, shown, total: found.length }, context),
      ] as const
    }),
  ])
}

type Letters = ReadonlyMap<string, readonly Listed[]>

/** The services under each letter, in the order of names; those that begin with no letter come first, under `0`. */
function byLetter(services: readonly Listed[]): Letters {
  const sorted = inOrder(services, ({ name, id }) => ({ names: [keyOf(name)], id }))
  const letters = groupBy(sorted, ({ name }) => /^[a-z]/.exec(keyOf(name))?.[0] ?? '0')
  return new Map([...letters].sort(([a], [b]) => compareCodePoints(a, b)))
}

/** A name without case, accents and leading punctuation. */
const keyOf = (name: string) => sortName(name).replace(/^[^\p{L}\p{N}]+/u, '')

const letterAddress = (letter: string) => pageAt(`a-z/${letter}`)

interface Shown {
  readonly address: string
  readonly letters: Letters
  readonly shown: Letters
  readonly total: number
}

function aToZPage({ address, letters, shown, total }: Shown, context: PageContext): string {
  const { words } = context
  const isWhole = shown.size === letters.size
  const nameOf = (letter: string) => (letter === '0' ? words.aToZ.other : letter.toUpperCase())
  return framePage(
    {
      title:
        isWhole || shown.size === 0
          ? words.aToZ.title
          : `${words.aToZ.title}: ${[...shown.keys()].map(nameOf).join('')}`,
      address,
      trail: [{ address: FIND, text: words.nav.find }],
      main: [
        html`<p>${words.aToZ.intro(total)}</p> `,
        html`<nav aria-label="${words.aToZ.letters}">
          <ul class="letters">
            ${[...letters.keys()].map((letter) => html`<li><a href="${isWhole ? `#letter-${letter}` : letterAddress(letter)}">${nameOf(letter)}</a></li> `)}
          </ul>
        </nav> `,
        [...shown].map(
          ([letter, services]) =>
            html`<section>
              <h2 id="letter-${letter}">${nameOf(letter)}</h2>
              ${listOfServices(services)}
            </section> `,
        ),
      ],
    },
    context,
  )
}
