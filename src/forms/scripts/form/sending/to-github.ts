import type { FormValues } from '../../../proposal/fields.ts'
import type { Conflict } from '../../../proposal/rebase-proposal.ts'
import type { BuiltMessages } from '../../../../messages/messages.ts'
import type { Asked, FilePage, OnGitHub } from '../../github.ts'
import { saying } from '../about.ts'
import { byId, element } from '../../../../pages/scripts/element.ts'

export interface GitHubOptions {
  /** Finds the slugs that a change needs. */
  readonly lookUp: (proposal: Asked['proposal']) => Promise<Pick<Asked, 'shown' | 'slugOf'>>
  /** Offers what is typed at this moment. */
  readonly refresh: () => void
  readonly showConflict: (conflict: Conflict) => void
}

/**
 * The button that leads to the pages of GitHub; undefined where the repository is not known. Nobody learns here what becomes
 * of the change there, so what was typed stays.
 */
export function findGitHub(options: GitHubOptions) {
  const box = document.getElementById('github')
  if (!box) return undefined
  const { repository = '', script = '', words = '' } = box.dataset
  const say = JSON.parse(words) as BuiltMessages['github']['script']
  const said = byId('github-said')
  const guide = byId('github-guide')
  const seen = new Map<string, FormValues>()
  let proposal: Asked['proposal'] | undefined

  byId('github-open').addEventListener('click', () => void lead())

  async function lead(): Promise<void> {
    options.refresh()
    const asked = proposal
    if (!asked) return
    said.textContent = say.reading
    const found = await find(asked)
    // The pages hold what was typed before, and the guide to them would be wrong now.
    if (isSame(asked, proposal)) show(found)
    else said.textContent = ''
  }

  /** Few people go there, so others do not load the program. Without a network it cannot be loaded either. */
  async function find(asked: Asked['proposal']): Promise<OnGitHub> {
    try {
      const published = await options.lookUp(asked)
      const { pagesOnGitHub } = (await import(script)) as typeof import('../../github.ts')
      return await pagesOnGitHub({ proposal: asked, ...published, repository, seen })
    } catch {
      return { trouble: 'offline' }
    }
  }

  function show(found: OnGitHub): void {
    guide.replaceChildren()
    if ('pages' in found) {
      const { length } = found.pages
      said.textContent =
        length === 0 ? say.already : length > 1 ? saying(say.several, String(length)) : ''
      guide.append(...found.pages.flatMap((page) => guideTo(page, length > 1)))
      guide.querySelector('a')?.focus()
    } else if ('conflicts' in found) {
      for (const conflict of found.conflicts) {
        seen.set(conflict.id, conflict.now)
        options.showConflict(conflict)
      }
      said.textContent = say.conflict
    } else
      said.textContent =
        'problem' in found ? `${found.problem} ${say.mailInstead}` : say[found.trouble]
  }

  /** Three steps, and the link that begins them. */
  function guideTo({ file, isNew, address, text }: FilePage, isOneOfSeveral: boolean): Node[] {
    const steps = !isNew ? say.change : text === undefined ? say.fresh : say.paste
    const label = text === undefined ? say.justOpen : say.copyAndOpen
    const go = element(
      'a',
      { class: 'button', href: address, target: '_blank', rel: 'noreferrer' },
      isOneOfSeveral ? `${label}: ${file}` : label,
    )
    const result = element('div', { role: 'status' })
    if (text !== undefined) go.addEventListener('click', () => void copy(text, result))
    return [
      ...(isOneOfSeveral ? [element('h3', {}, file)] : []),
      element('ol', {}, ...steps.map((step) => element('li', {}, step))),
      element('p', { class: 'act' }, go),
      result,
    ]
  }

  async function copy(text: string, result: HTMLElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      result.replaceChildren(element('p', {}, say.copied))
    } catch {
      const field = element(
        'textarea',
        { readonly: '', rows: '8', 'aria-label': say.notCopied },
        text,
      )
      result.replaceChildren(element('p', {}, say.notCopied), field)
    }
  }

  return {
    /** Offers to make a change on GitHub; undefined while there is none. */
    offer(next: Asked['proposal'] | undefined): void {
      box.hidden = next === undefined
      if (isSame(next, proposal)) return
      proposal = next
      guide.replaceChildren()
      said.textContent = ''
    },
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
