import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../io/command/errors.ts'
import { readChangelog, readInstallation } from './installation.ts'
import { composeManaged } from './managed-files.ts'
import { type UpdatePlan, planUpdate } from './plan-update.ts'
import { RECORD, readRecord, saveRecord } from './record-of-init.ts'
import { compareVersions, notesBetween } from './release-notes.ts'
import { replaceText } from './write-files.ts'

export interface Updated extends UpdatePlan {
  readonly from: string
  readonly to: string
  /** The release notes of the versions between. */
  readonly notes: string
}

/** Brings the files of the program in a repository to this version. Everything else stays as it is. */
export function updateRepository(folder: string): Updated {
  const record = readRecord(folder)
  if (!record)
    throw new UserError(
      `There is no \`${RECORD}\` that can be read, so \`osd init\` has not made this repository. ` +
        'Make a new one with `osd init FOLDER`, and move the folder `content` into it.',
    )
  const { version: to } = readInstallation()
  const { version: from, branch } = record
  if (compareVersions(from, to) > 0)
    throw new UserError(
      `Version ${from} has written this repository, and this is the older version ${to}. Run \`npm install\` first.`,
    )
  const fresh = composeManaged(branch)
  const paths = new Set([...fresh.keys(), ...Object.keys(record.files)])
  const plan = planUpdate(fresh, readTexts(folder, paths), record.files)
  for (const [path, text] of plan.write) replaceText(join(folder, path), text)
  for (const path of plan.obsolete) rmSync(join(folder, path))
  saveRecord(folder, { version: to, branch, files: plan.digests })
  return { ...plan, from, to, notes: notesBetween(readChangelog(), from, to) }
}

function readTexts(folder: string, paths: Iterable<string>): Map<string, string> {
  const existing = [...paths].filter((path) => existsSync(join(folder, path)))
  return new Map(existing.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
