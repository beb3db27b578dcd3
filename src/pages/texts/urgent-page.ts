import { linesIn } from '../../search/urgent/choose-lines.ts'
import type { PublishedLine, UrgentFile, UrgentNeed } from '../../search/urgent/lines.ts'
import { pageAt } from '../address.ts'
import { html } from '../layout/html.ts'
import { layoutPage } from '../layout/layout.ts'
import { symbol } from '../layout/symbols.ts'
import type { PageContext } from '../page-context.ts'
import { urgentList } from '../parts/urgent-help.ts'

/** Help that cannot wait where the directory is, each line once: the number for emergencies, then group after group. */
export function urgentPage(file: UrgentFile, context: PageContext): string {
  const { lines, nations, groups } = file
  const { urgent } = context.messages
  const needs = new Map(file.needs.map((need) => [need.id, need]))
  const titleOf = ({ title, cy = title }: Pick<UrgentNeed, 'title' | 'cy'>) =>
    context.language === 'cy' ? cy : title
  const uses = usesOf(file)
  // In one nation, no line needs to say which it is for.
  const shownOf = (line: PublishedLine) => {
    const { nations: all, ...rest } = line
    return { line: nations.length === 1 || !all ? rest : line, needs: uses.get(line)?.all }
  }
  const listOf = (ids: readonly string[]) => {
    const best = ids.flatMap((id) =>
      linesIn(needs.get(id)!, lines, nations).filter((line) => uses.get(line)?.best === id),
    )
    const rest = best.filter((line) => line !== lines['999'])
    return rest.length > 0 && urgentList(rest.map(shownOf), context)
  }
  return layoutPage(
    {
      title: urgent.title,
      isSensitive: true,
      address: pageAt('urgent'),
      main: [
        lines['999'] &&
          html`<div class="notice first">
            <h2>${symbol('warning')}${urgent.danger}</h2>
            ${urgentList([shownOf(lines['999'])], context)}
          </div>`,
        groups.map((group) => {
          const open = listOf(group.needs)
          const folded = (group.folded ?? []).map((id) => {
            const list = listOf([id])
            return (
              list &&
              html`<details class="faq">
                <summary>${titleOf(needs.get(id)!)}</summary>
                ${list}
              </details> `
            )
          })
          return (
            (open || folded.some(Boolean)) &&
            html`<section>
              <h2>${titleOf(group)}</h2>
              ${open}${folded}
            </section> `
          )
        }),
      ],
    },
    context,
  )
}

interface Uses {
  /** The id of the need that it helps with best. */
  readonly best: string
  readonly rank: number
  /** As `suicide-0 child-1`, with its rank among the lines of each need: the small form takes lines from the page by it. */
  readonly all: string
}

function usesOf({ needs, lines, nations }: UrgentFile): ReadonlyMap<PublishedLine, Uses> {
  const uses = new Map<PublishedLine, Uses>()
  for (const need of needs)
    for (const [rank, line] of linesIn(need, lines, nations).entries()) {
      const known = uses.get(line)
      const all = `${known ? `${known.all} ` : ''}${need.id}-${rank}`
      uses.set(line, known && known.rank <= rank ? { ...known, all } : { best: need.id, rank, all })
    }
  return uses
}
