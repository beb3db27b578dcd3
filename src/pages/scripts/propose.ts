/*
 * Loaded by the form when somebody sends a change to the editors without an account.
 */
import { type GitHub, GitHubError, createGitHub } from '../../github/client.ts'
import { type RepositoryFile, readRepositoryFile } from '../../github/file-text.ts'
import { type Applied, applyProposal } from '../../proposal/apply-proposal.ts'
import { type FormField, type FormValues, folderOf } from '../../proposal/fields.ts'
import {
  type ChangedRecord,
  type Proposal,
  type ProposedRecord,
  conflictsWith,
  propose,
} from '../../proposal/proposal.ts'
import { writtenValues } from '../../proposal/written-values.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { isRawObject } from '../../record/yaml/raw.ts'
import { GITHUB_API, PROPOSE } from '../address.ts'

/** A published record of a change: the slug of its file, and what the form showed of it. */
export interface Shown {
  readonly slug: string
  readonly before: FormValues
}

export interface Sending {
  readonly proposal: Proposal
  /** The change in sentences. */
  readonly changes: readonly string[]
  readonly why: string
  /** What stands in the field that people do not see. */
  readonly trap: string
  /** The repository on GitHub, as `owner/name`. */
  readonly repository: string
  /** The published record with an id. */
  readonly shown: (id: string) => Shown | undefined
  /** The slug by which records refer to what is published under an id. */
  readonly slugOf: (id: string) => string | undefined
  /** What the sender has seen of newer versions, by id. It counts in place of what the form showed. */
  readonly seen: ReadonlyMap<string, FormValues>
}

/** A field that somebody else has changed since, with what a record has now. */
export interface Conflict {
  readonly id: string
  readonly field: FormField
  readonly now: FormValues
}

/** What became of it. `problem` is a sentence; without words of the server there is none. */
export type Sent =
  | { readonly number: number; readonly url: string }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problem: string }
  | { readonly trouble: 'offline' | 'unreadable' }

/** Reads the records as they are now, writes the change into them, and sends their new texts. */
export async function sendSuggestion(sending: Sending): Promise<Sent> {
  try {
    const read = await readAll(sending)
    const conflicts = conflictsIn(sending, read)
    if (conflicts.length > 0) return { conflicts }
    const applied = apply(sending, read)
    if ('refusal' in applied) return { problem: applied.refusal }
    return await post(sending, read, applied.changes)
  } catch (error) {
    const isOut = error instanceof GitHubError && error.trouble !== 'silent'
    return { trouble: isOut ? 'unreadable' : 'offline' }
  }
}

/** The files of a change as they are now, by their names below the content folder. */
type Files = ReadonlyMap<string, RepositoryFile | undefined>

const fileOf = (record: ProposedRecord, { shown }: Pick<Sending, 'shown'>): string => {
  const slug = 'slug' in record ? record.slug : (shown(record.id)?.slug ?? '')
  return `${folderOf(record.kind)}/${slug}.yaml`
}

async function readAll(sending: Sending): Promise<Files> {
  const { repository, proposal } = sending
  const github: GitHub = createGitHub({ api: GITHUB_API })
  const files = proposal.records.map((record) => fileOf(record, sending))
  const read = files.map((file) =>
    readRepositoryFile(github, repository, { path: `content/${file}` }),
  )
  const found = await Promise.all(read)
  const missing = proposal.records.some((record, i) => 'id' in record && !found[i])
  // GitHub says the same of a private repository.
  if (missing) throw new GitHubError('GET content', 'missing')
  return new Map(files.map((file, i) => [file, found[i]]))
}

/** What a form would show of a record now. */
function nowOf(record: ChangedRecord, sending: Sending, files: Files): FormValues {
  const { before } = sending.shown(record.id)!
  const file = fileOf(record, sending)
  const { value } = parseYaml(file, files.get(file)!.text)
  return isRawObject(value) ? writtenValues(record.kind, value, before) : before
}

const changedIn = ({ records }: Proposal): ChangedRecord[] =>
  records.filter((record): record is ChangedRecord => 'id' in record)

function conflictsIn(sending: Sending, files: Files): Conflict[] {
  return changedIn(sending.proposal).flatMap((record) => {
    const now = nowOf(record, sending, files)
    const seen = sending.seen.get(record.id)
    const based = seen ? onTopOf(record, seen) : record
    return based ? conflictsWith(based, now).map((field) => ({ id: record.id, field, now })) : []
  })
}

/** The same answers as a change of a newer version; undefined when that has them already. */
function onTopOf(record: ChangedRecord, now: FormValues): ChangedRecord | undefined {
  const { kind, id, set } = record
  return propose([{ kind, id, before: now, after: set }])?.records[0] as ChangedRecord | undefined
}

function apply(sending: Sending, files: Files): Applied {
  const records = sending.proposal.records.flatMap((record) =>
    'slug' in record ? record : (onTopOf(record, nowOf(record, sending, files)) ?? []),
  )
  const textOf = (file: string) => files.get(file)?.text
  return applyProposal(
    { version: 2, records },
    {
      find(kind, id) {
        const record = changedIn(sending.proposal).find((one) => one.id === id && one.kind === kind)
        const file = record && fileOf(record, sending)
        const text = file && textOf(file)
        return record && file && text !== undefined
          ? { file, text, now: nowOf(record, sending, files) }
          : undefined
      },
      slugOf: sending.slugOf,
      textOf,
      newId: () => crypto.randomUUID(),
    },
  )
}

async function post(
  { changes, why, trap }: Sending,
  files: Files,
  written: readonly { readonly file: string; readonly after: string }[],
): Promise<Sent> {
  const body = {
    files: written.map(({ file, after }) => ({
      path: `content/${file}`,
      base: files.get(file)?.sha,
      text: after,
    })),
    changes,
    why,
    website: trap,
  }
  const response = await fetch(PROPOSE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as {
    number: number
    url: string
    title: string
    detail?: string
  }
  if (response.ok) return { number: answer.number, url: answer.url }
  return { problem: `${answer.title} ${answer.detail ?? ''}`.trim() }
}
