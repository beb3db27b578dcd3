import { MANIFEST } from '../../../feed/paths.ts'
import type { Repository } from '../../server/github/client.ts'
import { findUnpublished, isPassedOn, startPublishing } from '../../server/inbox/publish.ts'
import { byId, element } from '../../../pages/scripts/element.ts'
import { sentenceList } from './frame.ts'
import { type Showing, say } from './page.ts'

/** Milliseconds between two looks at what has become of it, and until somebody has to look at the workflow. */
const PAUSE = 15_000
const PATIENCE = 20 * 60_000

const box = byId<HTMLDetailsElement>('publish')
const button = byId<HTMLButtonElement>('publish-now')
const said = byId('publish-said')

/** Shows what was accepted and is not public, with the button that publishes it. */
export async function showUnpublished({
  repository,
  describer,
  onTrouble,
}: Showing): Promise<void> {
  const found = await findUnpublished(repository)
  const { count = 0, commit = '' } = found ?? {}
  box.hidden = found !== undefined && count === 0
  if (box.hidden) return
  // It may have been pressed before for others.
  button.hidden = false
  byId('publish-title').textContent = found ? `${say.unpublished} ${count}` : say.neverPublished
  const link = element(
    'p',
    {},
    element('a', { href: comparing(repository, commit), rel: 'noreferrer' }, say.onGitHub),
  )
  const what = byId('publish-what')
  what.replaceChildren(link)
  const look = async () => {
    if (!found) return
    const [{ files, others }, { describe }] = await Promise.all([found.read(), describer()])
    const { sentences } = describe(files)
    what.replaceChildren(
      ...sentenceList(sentences),
      ...(others > 0 ? [element('p', {}, `${say.others} ${others}`)] : []),
      link,
    )
  }
  let isRead = false
  // Many are accepted one after another, so nothing more is read before somebody looks. The link shows what cannot be read here.
  const onToggle = () => {
    if (!box.open || isRead) return
    isRead = true
    void look().catch(() => undefined)
  }
  box.ontoggle = onToggle
  onToggle()
  button.onclick = async () => {
    button.disabled = true
    said.textContent = say.sending
    const build = await readBuild()
    const outcome = await startPublishing(repository)
    said.textContent = ''
    if (outcome === 'done') await follow(repository, { commit, build })
    else onTrouble(outcome)
    button.disabled = false
  }
}

const comparing = ({ fullName }: Repository, commit: string) =>
  `https://github.com/${fullName}/compare/production...${commit}`

/** Says how far it is: checked, passed on to the host, public. */
async function follow(
  repository: Repository,
  { commit, build }: { readonly commit: string; readonly build: string | undefined },
): Promise<void> {
  const workflow = `https://github.com/${repository.fullName}/actions/workflows/publish.yml`
  const end = Date.now() + PATIENCE
  tell(say.checking)
  for (let isBuilt = false; Date.now() < end; await pause()) {
    isBuilt ||= await isPassedOn(repository, commit).catch(() => false)
    if (!isBuilt) continue
    tell(say.building)
    const now = await readBuild()
    if (now === undefined || now === build) continue
    tell(`${say.live} ${new Date().toLocaleTimeString([], { timeStyle: 'short' })}.`)
    box.open = true
    button.hidden = true
    return
  }
  tell(say.late, element('a', { href: workflow, rel: 'noreferrer' }, say.onGitHub))
}

function tell(...parts: readonly (Node | string)[]): void {
  const text = parts.map((part) => (typeof part === 'string' ? `${part} ` : part))
  if (said.textContent.trim() !== String(parts[0])) said.replaceChildren(...text)
}

const pause = () => new Promise((resolve) => void setTimeout(resolve, PAUSE))

/** The name of the build that is public; undefined while that is not known. */
const readBuild = (): Promise<string | undefined> =>
  fetch(MANIFEST, { cache: 'no-store' })
    .then((response) => response.json() as Promise<{ readonly build: string }>)
    .then(({ build }) => build)
    .catch(() => undefined)
