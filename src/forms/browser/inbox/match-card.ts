import type { MatchQuestion } from '../../../match/question.ts'
import type { ScriptMessages } from '../../../pages/layout/assets.ts'
import { withoutUnseen } from '../../../pages/layout/html.ts'
import { element } from '../../../pages/scripts/element.ts'
import type { MatchAnswer } from '../../../record/schema/matches.ts'
import { FOLDERS } from '../../../record/schema/written.ts'
import type { ComparedField } from '../../change/side-by-side.ts'
import { memberTrouble } from '../../server/github/member-trouble.ts'
import type { Surroundings } from '../../server/inbox/describe.ts'
import { type Pair, type PairRecord, readPair } from '../../server/inbox/read-pair.ts'
import { sendAnswer } from '../../server/inbox/send-answer.ts'
import { sendParent } from '../../server/inbox/send-parent.ts'
import { actions, createCardFrame } from './frame.ts'
import type { Showing } from './page.ts'

type Say = NonNullable<ScriptMessages<'matches.js'>[keyof ScriptMessages<'matches.js'>]>

export interface MatchCardOptions extends Pick<Showing, 'repository' | 'onTrouble'> {
  readonly surroundings: Surroundings
  readonly say: Say
  readonly onAnswered: (answer: MatchAnswer['answer']) => void
}

/** A question about two records, with both field by field. */
export function createMatchCard(question: MatchQuestion, options: MatchCardOptions) {
  const { repository, surroundings, say, onTrouble } = options
  const { kind, a, b, verdict, why, marks } = question
  const id = `pair-${a.id}-${b.id}`
  const frame = createCardFrame({ id, title: [say[verdict]] }, onTrouble)
  const { element: card, title, body, button } = frame

  async function fill(): Promise<void> {
    const pair = await readPair(repository, question, surroundings).catch((error: unknown) => {
      const trouble = memberTrouble(error)
      if (trouble === 'ended') onTrouble(trouble)
      return undefined
    })
    if (pair) show(pair)
    else body.replaceChildren(element('p', {}, say.gone))
  }

  function show({ records, fields }: Pair): void {
    const [one, other] = records
    const asked = say.questions[kind] as Readonly<Record<string, readonly [string, string]>>
    title.textContent = withoutUnseen(`${one.name} · ${other.name}`)
    body.replaceChildren(
      element('p', {}, `${say[verdict]} ${say.why} `, element('span', { lang: 'en' }, `${why}.`)),
      ...fields.map((field) => rowOf(field, asked[field.field]?.[0] ?? field.field, say)),
      actions(
        answer('same', [one, other], { label: say.isSame, isMain: true }),
        answer('different', [one, other], { label: say.isDifferent }),
        answer('part of', [one, other], { label: say.isFirstPart }),
        answer('part of', [other, one], { label: say.isSecondPart }),
      ),
    )
  }

  /** The button of an answer. Of `part of`, the first of the pair is the part. */
  function answer(
    said: MatchAnswer['answer'],
    pair: readonly [PairRecord, PairRecord],
    words: { readonly label: string; readonly isMain?: boolean },
  ): HTMLButtonElement {
    const [part, whole] = pair
    const ids = [part, whole].map(({ slug }) => (slug === a.slug ? a.id : b.id))
    return button({ ...words, done: say.answered }, async () => {
      const outcome = await sendAnswer(
        repository,
        {
          ...{ folder: FOLDERS[kind], slugs: [part.slug, whole.slug] },
          names: [part.name, whole.name],
          answer: { id: ids[0]!, other: ids[1]!, answer: said, date: today(), marks },
        },
        surroundings.parser,
      )
      if (outcome === 'done') showAnswered(said, pair)
      return outcome
    })
  }

  function showAnswered(
    said: MatchAnswer['answer'],
    [part, whole]: readonly [PairRecord, PairRecord],
  ) {
    options.onAnswered(said)
    body.replaceChildren()
    if (said === 'same') {
      body.append(
        element(
          'p',
          {},
          `${say.merge} `,
          element('code', {}, `npx osd merge ${b.slug} into ${a.slug}`),
        ),
      )
    }
    if (said !== 'part of' || kind !== 'organization') return
    body.append(
      actions(
        button({ label: say.parent, done: say.parentSent }, () =>
          sendParent(repository, { part, whole: whole.slug, surroundings }),
        ),
      ),
    )
  }

  return { element: card, fill }
}

function rowOf({ field, values: [one, other], isSame }: ComparedField, label: string, say: Say) {
  const line = (who: string, texts: readonly string[]) => [
    element('br'),
    `${who} `,
    element('span', { dir: 'auto' }, withoutUnseen(texts.join('; ')) || say.empty),
  ]
  return element(
    'p',
    { 'data-field': field },
    element('strong', {}, label),
    ...(isSame ? line(say.both, one) : [...line(say.first, one), ...line(say.second, other)]),
  )
}

/** The day here, as YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString('sv-SE')
