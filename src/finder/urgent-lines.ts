import type { Selection } from '../api/answer-list.ts'
import { URGENT } from '../feed/paths.ts'
import type { PagesManifest } from '../pages/pages-manifest.ts'
import { DamagedFile } from '../search/format/damaged-file.ts'
import { type ChosenLine, chooseLines, needsOf } from '../search/urgent/choose-lines.ts'
import type { UrgentFile, UrgentNeed } from '../search/urgent/lines.ts'
import { nationsAt, nationsOfText } from '../search/urgent/nations.ts'
import type { Clock } from '../times/clock.ts'
import type { FindQuery } from './find-query.ts'
import type { Where } from './resolve-place.ts'
import type { FindSource } from './read-find-file.ts'

/** The needs that a search says, with the published help. */
export interface Urgent {
  readonly file: UrgentFile
  readonly needs: readonly UrgentNeed[]
}

/** Reads the help that cannot wait for these words; undefined when they need none. Without its file there is a search all the same. */
export async function readUrgent(
  search: string,
  { manifest, read }: FindSource & { readonly manifest: { readonly pages: PagesManifest } },
): Promise<Urgent | undefined> {
  const said = needsOf(search, manifest.pages.urgentWords)
  const file = said.size > 0 ? await readUrgentFile({ read }) : undefined
  if (!file) return undefined
  const needs = file.needs.filter(({ id }) => said.has(id))
  return needs.length > 0 ? { file, needs } : undefined
}

/** Reads the published help; undefined where there is none. Throws `DamagedFile` for another schema. */
export async function readUrgentFile({
  read,
}: Pick<FindSource, 'read'>): Promise<UrgentFile | undefined> {
  const bytes = await read(URGENT).catch(() => undefined)
  if (!bytes) return undefined
  const file = JSON.parse(new TextDecoder().decode(bytes)) as UrgentFile
  if (file.schema !== 'osd-urgent/2') throw new DamagedFile(`The file ${URGENT} is another.`)
  return file
}

/** The lines for who searches: of the nation that was asked for, or else that of the directory. */
export function urgentLines(
  { file, needs }: Urgent,
  { place }: Pick<FindQuery, 'place'>,
  found: (Pick<Selection, 'point'> & { readonly where: Where }) | undefined,
  clock: Clock,
): readonly ChosenLine[] {
  const asked = [
    nationsOfText(place),
    nationsOfText(found?.where.postcode ?? ''),
    found?.point ? nationsAt(found.point) : [],
  ].find((nations) => nations.length > 0)
  return chooseLines(needs, file, { nations: asked ?? file.nations, clock })
}
