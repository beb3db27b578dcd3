import { pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { MAX_ON_ONE_PAGE, byLetter, letterLinks, letterName } from './letters.ts'
import { type Listed, listOfNames } from './listed.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { addLink } from '../../pages/parts/edit-links.ts'

/** The pages of all services by name, by their addresses: one page, or an overview and one for each letter. */
export function aToZPages(
  services: readonly Listed[],
  context: PageContext,
): ReadonlyMap<string, () => string> {
  const letters = byLetter(services, context.language)
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
  const nameOf = (letter: string) => letterName(letter, words)
  return layoutPage(
    {
      title:
        isWhole || shown.size === 0
          ? words.aToZ.title
          : `${words.aToZ.title}: ${[...shown.keys()].map(nameOf).join('')}`,
      address,
      main: [
        html`<p>${words.aToZ.intro({ count: total })}</p> `,
        letterLinks(
          [...letters.keys()],
          isWhole ? (letter) => `#letter-${letter}` : letterAddress,
          words,
        ),
        [...shown].map(
          ([letter, services]) =>
            html`<section class="letter">
              <h2 id="letter-${letter}">${nameOf(letter)}</h2>
              ${listOfNames(services, context)}
            </section> `,
        ),
        addLink(context),
      ],
    },
    context,
  )
}
