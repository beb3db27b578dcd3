import type { Conflict } from '../../../change/rebase-proposal.ts'
import type { Outgoing, Sending, Sent } from '../../sending.ts'
import { byId } from '../../../../pages/scripts/element.ts'
import type { Report } from '../../../server/report/report.ts'
import { sendReport } from '../../post.ts'
import { type Way, findOutbox, sendBy, whyNot } from './outbox.ts'
import { showSent } from './sent.ts'

export interface SendingOptions {
  /** Finds what a change needs: slugs, and what was published or has been seen of its records. */
  readonly lookUp: (
    proposal: Sending['proposal'],
  ) => Promise<Pick<Sending, 'shown' | 'slugOf' | 'seen'>>
  /** Offers what is typed at this moment. */
  readonly refresh: () => void
  readonly showConflicts: (conflicts: readonly Conflict[]) => void
  /** Lets nobody type while a change is on its way, or lets them again. */
  readonly hold: (isHeld: boolean) => void
  /** The change has arrived, so nothing of it must be kept. */
  readonly onSent: () => void
  /** It has not. */
  readonly onTrouble?: () => void
}

/** The button that sends a change in one of the ways; undefined where that is not set up. */
export function findSendButton(way: Way, options: SendingOptions) {
  const outbox = findOutbox(way)
  if (!outbox) return undefined
  const { box, say, isPrivate, honeypot } = outbox
  const said = byId(`${way}-said`)
  const button = byId<HTMLButtonElement>(`${way}-send`)
  let offered: Outgoing | Report | undefined

  button.addEventListener('click', () => void submit())

  async function submit(): Promise<void> {
    options.refresh()
    if (!offered) return
    // A second press would only ask for the same again.
    button.disabled = true
    options.hold(true)
    said.textContent = say.sending
    const sent = 'tick' in offered ? await sendReport(offered, honeypot()) : await attempt(offered)
    options.hold(false)
    button.disabled = false
    show(sent)
  }

  async function attempt(change: Outgoing): Promise<Sent> {
    const why = way === 'suggest' && !isPrivate ? '' : change.why
    return options.lookUp(change.proposal).then(
      (found) => sendBy(outbox!, { ...change, ...found, why }),
      () => ({ trouble: 'offline' }),
    )
  }

  function show(sent: Sent): void {
    if ('number' in sent) {
      options.onSent()
      showSent(sent.number, outbox!)
    } else if ('conflicts' in sent) {
      options.showConflicts(sent.conflicts)
      said.textContent = say.conflict
    } else {
      said.replaceChildren(whyNot(sent, say))
      options.onTrouble?.()
    }
  }

  return {
    /** Offers to send a change; words without one, where members alone read them; undefined while there is neither. */
    offer(next: Outgoing | Report | undefined): void {
      offered = next && 'tick' in next && !isPrivate ? undefined : next
      box.hidden = offered === undefined
    },
  }
}
