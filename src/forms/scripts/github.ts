/*
 * Loaded by the form when somebody wants to make a change on the pages of GitHub.
 */
import { contentFolderAt } from '../github/content-folder.ts'
import { editFilePage, newFilePage } from '../github/file-pages.ts'
import type { FormValues } from '../proposal/fields.ts'
import type { Proposal } from '../proposal/proposal.ts'
import { type Conflict, type Published, rebaseProposal } from '../proposal/rebase-proposal.ts'
import { readFiles, troubleOf } from './read-files.ts'

export interface Asked extends Published {
  readonly proposal: Proposal
  /** The address of the content folder on GitHub. */
  readonly repository: string
  /** What the sender has seen of newer versions, by id. */
  readonly seen: ReadonlyMap<string, FormValues>
}

/** A page of GitHub that takes one file of a change. */
export interface FilePage {
  /** Below the content folder. */
  readonly file: string
  readonly isNew: boolean
  readonly address: string
  /** What must be pasted there; absent when the page has it already. */
  readonly text?: string
}

/** The pages for a change, none when the records say that already; or why there are none. */
export type OnGitHub =
  | { readonly pages: readonly FilePage[] }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problem: string }
  | { readonly trouble: 'offline' | 'unreadable' }

/** Reads the records as they are now, writes the change into their texts, and finds the pages that take them. */
export async function pagesOnGitHub(asked: Asked): Promise<OnGitHub> {
  const folder = contentFolderAt(asked.repository)
  try {
    const read = await readFiles(asked.proposal, asked, folder)
    const texts = new Map([...read].map(([file, found]) => [file, found?.text]))
    const rebased = rebaseProposal(asked.proposal, { ...asked, texts })
    if ('conflicts' in rebased) return rebased
    if ('refusal' in rebased) return { problem: rebased.refusal }
    const changes = rebased.changes.filter(({ before, after }) => before !== after)
    const pages = changes.map(({ file, before, after }): FilePage => {
      if (before !== undefined)
        return { file, isNew: false, address: editFilePage(folder, file), text: after }
      const { address, hasText } = newFilePage(folder, file, after)
      return { file, isNew: true, address, ...(!hasText && { text: after }) }
    })
    return { pages: pages.toSorted((a, b) => rank(a) - rank(b)) }
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

/** A service comes after what it names, so that each file passes the check when it is published. */
const rank = ({ file }: FilePage) => (file.startsWith('services/') ? 1 : 0)
