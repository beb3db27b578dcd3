/*
 * Loaded by the inbox, which asks members whether records that look alike are the same.
 */
import type { Language } from '../../messages/languages.ts'
import type { ScriptMessages } from '../../pages/layout/assets.ts'
import { byId } from '../../pages/scripts/element.ts'
import { createJoined } from '../../match/joined.ts'
import type { MatchQuestion } from '../../match/question.ts'
import type { MatchAnswer } from '../../record/schema/matches.ts'
import { readQuestions } from '../server/inbox/read-questions.ts'
import { actions } from './inbox/frame.ts'
import { otherButton } from './other-button.ts'
import type { Showing } from './inbox/page.ts'
import { createMatchCard } from './inbox/match-card.ts'

/** Published in front of this script. */
declare const MESSAGES: ScriptMessages<'matches.js'>

/** Pairs that are shown at once: each takes two requests. */
const SHOWN = 10

/** Shows how many questions are open, and the questions themselves when somebody opens the box. */
export async function showMatches({ repository, describer, onTrouble }: Showing): Promise<void> {
  const say = MESSAGES[document.documentElement.lang as Language]!
  const box = byId<HTMLDetailsElement>('same')
  const list = byId('pairs')
  const { surroundings } = await describer()
  const questions = await readQuestions(repository, surroundings.parser)
  list.replaceChildren()
  box.hidden = questions.length === 0
  byId('same-title').textContent = `${say.title} ${questions.length}`
  const joined = createJoined()
  const left = [...questions]
  /** The cards without an answer. */
  const shown = new Map<MatchQuestion, ReturnType<typeof createMatchCard>>()
  let isBusy = false

  async function showNext(): Promise<void> {
    if (isBusy) return
    isBusy = true
    const next: MatchQuestion[] = []
    while (next.length < SHOWN && left.length > 0) {
      const question = left.shift()!
      if (!joined.has(question.a.id, question.b.id)) next.push(question)
    }
    more.remove()
    const cards = next.map((question) =>
      createMatchCard(question, {
        ...{ repository, surroundings, say, onTrouble },
        onAnswered: (answer) => onAnswered(question, answer),
      }),
    )
    for (const [i, card] of cards.entries()) shown.set(next[i]!, card)
    list.append(...cards.map((card) => card.element))
    await Promise.all(cards.map((card) => card.fill()))
    if (left.length > 0) list.after(more)
    isBusy = false
  }

  /** What follows from an answer is asked no more. */
  function onAnswered(question: MatchQuestion, answer: MatchAnswer['answer']): void {
    shown.delete(question)
    if (answer !== 'same') return
    joined.add(question.a.id, question.b.id)
    for (const [{ a, b }, card] of shown) if (joined.has(a.id, b.id)) card.element.remove()
  }

  const more = actions(otherButton(say.more, () => void showNext()))
  const onToggle = () => {
    if (box.open && list.childElementCount === 0) void showNext()
  }
  box.ontoggle = onToggle
  onToggle()
}
