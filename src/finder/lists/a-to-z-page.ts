import { type ListWithId, pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { MAX_ON_ONE_PAGE, byLetter, letterLinks, letterName } from './letters.ts'
import { type Listed, type Named, listOfNames } from './listed.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { addLink } from '../../pages/parts/edit-links.ts'

/** The pages of all services and of all organizations by name, by their addresses. */
export const aToZPages = (
  services: readonly Listed[],
  organizations: readonly Named[],
  context: PageContext,
): ReadonlyMap<string, () => string> =>
  new Map([
    ...pagesOf('services', pageAt('a-z'), services, context),
    ...pagesOf('services', pageAt('services'), services, context),
    ...pagesOf('organizations', pageAt('organizations'), organizations, context),
  ])

/** One page, or an overview and one for each letter. */
function pagesOf(
  list: ListWithId,
  address: string,
  entries: readonly Named[],
  context: PageContext,
): readonly (readonly [string, () => string])[] {
  const letters = byLetter(entries, context.language)
  const isOne = entries.length <= MAX_ON_ONE_PAGE
  const all = { list, address: canonical(address), letters, total: entries.length }
  return [
    [address, () => aToZPage({ ...all, shown: isOne ? letters : new Map() }, context)],
    ...(isOne ? [] : [...letters]).map(([letter, found]) => {
      const own = letterAddress(list, letter)
      const shown = new Map([[letter, found]])
      return [
        own,
        () => aToZPage({ list, address: own, letters, shown, total: found.length }, context),
      ] as const
    }),
  ]
}

/** A to Z is the list of services. */
const canonical = (address: string) => (address === pageAt('services') ? pageAt('a-z') : address)

type Letters = ReadonlyMap<string, readonly Named[]>

const letterAddress = (list: ListWithId, letter: string) =>
  pageAt(`a-z/${list === 'services' ? '' : `${list}-`}${letter}`)

interface Shown {
  readonly list: ListWithId
  readonly address: string
  readonly letters: Letters
  readonly shown: Letters
  readonly total: number
}

function aToZPage({ list, address, letters, shown, total }: Shown, context: PageContext): string {
  const { messages } = context
  const { title, intro } = list === 'services' ? messages.aToZ : messages.aToZ.organizations
  const other = list === 'services' ? 'organizations' : 'services'
  const isWhole = shown.size === letters.size
  const nameOf = (letter: string) => letterName(letter, messages)
  return layoutPage(
    {
      title:
        isWhole || shown.size === 0 ? title : `${title}: ${[...shown.keys()].map(nameOf).join('')}`,
      address,
      main: [
        html`<p>
          ${intro({ count: total })}
          <a href="${other === 'services' ? pageAt('a-z') : pageAt(other)}"
            >${messages.aToZ[other === 'services' ? 'toServices' : 'toOrganizations']}</a
          >
        </p> `,
        letterLinks(
          [...letters.keys()],
          (letter) => (isWhole ? `#letter-${letter}` : letterAddress(list, letter)),
          messages,
        ),
        [...shown].map(
          ([letter, found]) =>
            html`<section class="letter">
              <h2 id="letter-${letter}">${nameOf(letter)}</h2>
              ${listOfNames(found, context)}
            </section> `,
        ),
        addLink(context),
      ],
    },
    context,
  )
}
