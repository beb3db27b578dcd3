import { createDescriber, createSurroundings } from '../../server/inbox/describe.ts'
import type { InboxItem } from '../../server/inbox/item.ts'
import type { readSettings } from '../../server/inbox/read-care.ts'
import { type CardOptions, createCard } from './card.ts'
import { type Showing, inbox } from './page.ts'
import { createNames, loadNeighbours } from '../form/names.ts'
import { createReportCard } from './report-card.ts'

/** Items that are read at once. */
const BATCH = 3

interface Filling extends CardOptions, Pick<Showing, 'describer'> {
  /** The organizations that the member cares for. */
  readonly care: Promise<readonly string[]>
  readonly isCurrent: () => boolean
}

/** Fills in the cards. Those of organizations that the member cares for come first, so then the list is shown when all is read. */
export async function fill(items: readonly InboxItem[], filling: Filling): Promise<void> {
  const { describer, care, isCurrent } = filling
  const cards = items.map((item) =>
    item.report ? createReportCard(item, filling) : createCard(item, filling),
  )
  const [{ describe, isOneOf }, own] = await Promise.all([describer(), care])
  const nodes = cards.map(({ element }) => element)
  if (own.length === 0) inbox.list.append(...nodes)
  const mine = new Set<Node>()
  for (let i = 0; i < items.length && isCurrent(); i += BATCH)
    await Promise.all(
      cards.slice(i, i + BATCH).map(async (card) => {
        const organizations = await card.fill(describe)
        if (!isOneOf(organizations, own)) return
        card.mark()
        mine.add(card.element)
      }),
    )
  if (own.length > 0 && isCurrent())
    inbox.list.append(
      ...nodes.filter((one) => mine.has(one)),
      ...nodes.filter((one) => !mine.has(one)),
    )
}

/** What describes changes, and knows whether one of these organizations, by slug or by id, is among others. */
export async function loadDescriber(reading: ReturnType<typeof readSettings>) {
  const [file, known] = await Promise.all([
    reading,
    // Without them a reference is its own name.
    loadNeighbours((kind) =>
      createNames()
        .load(kind)
        .catch(() => []),
    ),
  ])
  const surroundings = createSurroundings({ settings: file?.text, known })
  const nameOf = (one: string) => surroundings.world.find('organization', one)[0]?.name
  return {
    surroundings,
    describe: createDescriber(surroundings),
    isOneOf: (some: readonly string[], others: readonly string[]) =>
      some.some((one) => others.some((other) => nameOf(one) === nameOf(other))),
  }
}
