import { MAX_RECORDS } from '../../../change/proposal.ts'
import { byId } from '../../../../pages/scripts/element.ts'
import { type Mailed, findMailing } from './mailing.ts'
import { type SendingOptions, findSendButton } from './send-button.ts'
import { prepareSigningIn } from './signing-in.ts'

export interface WaysOptions extends Omit<SendingOptions, 'hold' | 'onTrouble'> {
  /** The path of the page of the record below /find; that of no page for a new one. */
  readonly page: string
  /** The name of a file with the change. */
  readonly file: string
  /** Keeps what is typed at this moment. */
  readonly keep: () => void
  /** Parts of the form that are inert while a request is pending. */
  readonly fields: readonly HTMLElement[]
}

/** All ways to the editors: by mail, without an account and as a member. */
export function findWays({ page, file, keep, fields, ...options }: WaysOptions) {
  const mailing = findMailing(file)
  const sending = {
    ...options,
    // What is typed while it is on its way would not be in it.
    hold(isHeld: boolean) {
      for (const one of fields) one.inert = isHeld
    },
  }
  const suggesting = findSendButton('suggest', sending)
  const onTrouble = prepareSigningIn(keep)
  const asMember = findSendButton('member', { ...sending, onTrouble })
  // What was typed last is in it, before the browser follows the link.
  byId('ways').addEventListener('click', options.refresh, { capture: true })

  return {
    /** Offers a change, or the reason alone: that goes by mail, or where members alone read it. Undefined while there is neither. */
    offer(mailed: Mailed | undefined): void {
      const { proposal, why = '' } = mailed ?? {}
      const isTooMany = proposal !== undefined && proposal.records.length > MAX_RECORDS
      const offered = isTooMany ? undefined : mailed
      mailing.offer(offered)
      if (isTooMany) mailing.refuse()
      const words = { page, tick: 'other', text: why, reply: '' } as const
      for (const way of [suggesting, asMember])
        way?.offer(offered && (proposal ? { ...offered, proposal } : words))
    },
  }
}
