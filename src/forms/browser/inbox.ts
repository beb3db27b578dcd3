/*
 * Runs on the page on which members decide about what was sent. Nothing is decided before a button is pressed.
 */
import { type GitHub, type Repository, repositoryOf } from '../server/github/client.ts'
import { type MemberTrouble, memberTrouble } from '../server/github/member-trouble.ts'
import { readCare, readSettings } from '../server/inbox/read-care.ts'
import { readItems } from '../server/inbox/read-items.ts'
import { once } from '../../text/memoise.ts'
import { byId } from '../../pages/scripts/element.ts'
import { forgetNotes } from '../server/report/forget-notes.ts'
import { fill, loadDescriber } from './inbox/fill.ts'
import { type Showing, inbox, say } from './inbox/page.ts'
import { showUnpublished } from './inbox/publishing.ts'
import { asMember } from './github.ts'
import { signIn, signOut } from './member/session.ts'

/** Nobody looks through more at once. */
const MAX_SHOWN = 50
/** Pages of comments, to find those that are to be deleted. */
const MAX_PAGES = 100

const state = byId('state')
const again = byId<HTMLButtonElement>('again')
const signInButton = byId<HTMLButtonElement>('sign-in')
/** What is read for an older list is not shown. */
let lists = 0

signInButton.addEventListener('click', () => void signIn(inbox.client, location.pathname))
again.addEventListener('click', () => void show())
void show()

/** Reads the list and shows it. `first` is said before what it has. */
async function show(first?: string): Promise<void> {
  const list = ++lists
  const github = asMember()
  inbox.list.replaceChildren()
  byId('publish').hidden = byId('same').hidden = true
  signInButton.hidden = github !== undefined
  again.hidden = github === undefined
  if (!github) return tell(first, say.signedOut)
  tell(first, say.loading)
  const repository = repositoryOf(github, inbox.repository)
  try {
    const { items, isUnread } = await readAll(github, repository)
    if (list !== lists) return
    const settings = readSettings(repository)
    const describer = once(() => loadDescriber(settings))
    const care = readCare(github, settings).catch(() => [])
    void care.then((own) => (byId('to-mine').hidden = own.length === 0))
    const showing = { repository, describer, onTrouble }
    const publishing = () => void showUnpublished(showing).catch(() => undefined)
    publishing()
    void askAboutMatches(showing).catch(() => undefined)
    const unread = isUnread && say.reportsUnread
    if (items.length === 0) return tell(first, say.none, unread)
    const more = items.length > MAX_SHOWN && say.first
    tell(first, `${say.waiting} ${items.length}.`, more, unread)
    await fill(items.slice(0, MAX_SHOWN), {
      ...{ ...showing, care, onAccepted: publishing },
      isCurrent: () => list === lists,
    })
  } catch (error) {
    if (list === lists) onUnread(memberTrouble(error), first)
  }
}

/** Most directories have no questions, and the script is for them alone. */
async function askAboutMatches(showing: Showing): Promise<void> {
  const { script = '' } = byId('same').dataset
  const { showMatches } = (await import(script)) as typeof import('./matches.ts')
  await showMatches(showing)
}

/** What waits, the oldest first. What people report may be in a repository of its own, which not every member can read. */
async function readAll(github: GitHub, repository: Repository) {
  const reports = inbox.reports === undefined ? undefined : repositoryOf(github, inbox.reports)
  const [items, others] = await Promise.all([
    readItems(repository),
    reports === undefined
      ? []
      : readItems(reports).catch((error: unknown) => {
          if (memberTrouble(error) === 'forbidden') return undefined
          throw error
        }),
  ])
  if (reports !== undefined && others)
    void forgetNotes(reports, { now: Date.now(), pages: MAX_PAGES }).catch(() => undefined)
  const all = [...items, ...(others ?? []).filter(({ report }) => report)]
  return {
    items: all.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since)),
    isUnread: others === undefined,
  }
}

/** Says why a decision was not carried out. What may have been done, or has changed, is read again. */
function onTrouble(trouble: MemberTrouble): void {
  if (trouble === 'ended') end()
  else if (trouble === 'changed' || trouble === 'silent') void show(say.troubles[trouble])
  else tell(say.troubles[trouble])
  state.focus()
}

/** Says why the list cannot be read. */
function onUnread(trouble: MemberTrouble, first: string | undefined): void {
  if (trouble === 'ended') end()
  else if (trouble === 'forbidden' || trouble === 'limit') tell(first, say.troubles[trouble])
  else tell(first, say.unread)
}

function end(): void {
  signOut()
  void show(say.ended)
}

function tell(...sentences: readonly (string | false | undefined)[]): void {
  state.textContent = sentences.filter(Boolean).join(' ')
}
