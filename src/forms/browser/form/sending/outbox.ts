import { element } from '../../../../pages/scripts/element.ts'
import type { PrivateKind } from '../../../../privacy/find-private.ts'
import type { BuiltMessages } from '../../../../messages/messages.ts'
import type { memberScript } from '../../../pages/member-box.ts'
import type { Sending, SendingTrouble, Sent } from '../../sending.ts'

/** The ways in which the page itself sends a change: their words, and the programs that only senders need. */
interface Ways {
  suggest: {
    readonly messages: BuiltMessages['suggestion']['script']
    readonly program: typeof import('../../propose.ts')
  }
  member: {
    readonly messages: ReturnType<typeof memberScript>
    readonly program: typeof import('../../member.ts')
  }
}
export type Way = keyof Ways

/** Where the page sends things; undefined where that is not set up. */
export interface Outbox<W extends Way = Way> {
  readonly way: W
  readonly box: HTMLElement
  readonly say: Ways[W]['messages']
  /** The repository on GitHub, as `owner/name`. */
  readonly repository: string
  /** True when only members can see there what was sent. */
  readonly isPrivate: boolean
  /** The kinds of private values that the browser itself refuses. */
  readonly refused: readonly PrivateKind[]
  /** The text in the field that people do not see. */
  readonly honeypot: () => string
  /** Without a network it cannot be loaded either. */
  readonly load: () => Promise<Ways[W]['program']>
}

/** Sends a change, or the confirmation of one. */
export async function sendBy(
  { load, repository, refused, honeypot }: Outbox,
  change: Omit<Sending, 'repository' | 'refused' | 'honeypot'>,
): Promise<Sent> {
  try {
    const { send } = await load()
    return await send({ ...change, repository, refused, honeypot: honeypot() })
  } catch {
    return { trouble: 'offline' }
  }
}

/** What is said of what was not sent. */
export const whyNot = (
  sent: Extract<Sent, { readonly problem: string } | { readonly trouble: unknown }>,
  say: Readonly<Partial<Record<SendingTrouble, string>>>,
): Node | string => {
  if ('trouble' in sent) return say[sent.trouble] ?? say.unreadable!
  // A server and the writing of records speak English.
  return sent.problem ? element('span', { lang: 'en' }, sent.problem) : say.offline!
}

export function findOutbox<W extends Way>(way: W): Outbox<W> | undefined {
  const box = document.getElementById(way)
  if (!box) return undefined
  const { repository = '', script = '', words = '', refused = '' } = box.dataset
  return {
    way,
    box,
    say: JSON.parse(words) as Ways[W]['messages'],
    repository,
    isPrivate: box.dataset.private !== undefined,
    refused: refused.split(' ') as PrivateKind[],
    honeypot: () => (document.getElementById('website') as HTMLInputElement | null)?.value ?? '',
    load: () => import(script) as Promise<Ways[W]['program']>,
  }
}
