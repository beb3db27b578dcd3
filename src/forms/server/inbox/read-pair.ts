import type { Directory } from '../../../directory/directory.ts'
import type { AskedRecord, MatchQuestion } from '../../../match/question.ts'
import { FOLDERS } from '../../../record/schema/written.ts'
import { fieldsIn } from '../../../record/yaml/parse-yaml.ts'
import { NO_RECORDS, judgeChange } from '../../change/judge-change.ts'
import { KINDS } from '../../questions/fields.ts'
import { readFile, sideOf } from '../../change/side.ts'
import { type ComparedField, sideBySide } from '../../change/side-by-side.ts'
import type { Repository } from '../github/client.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import type { Surroundings } from './describe.ts'

/** One of two records as it is now. */
export interface PairRecord {
  readonly slug: string
  readonly name: string
  readonly text: string
}

/** Two records of a question. */
export interface Pair {
  readonly records: readonly [PairRecord, PairRecord]
  readonly fields: readonly ComparedField[]
}

/** Reads both records; undefined where one is gone, cannot be read, or has another id than was asked about. */
export async function readPair(
  repository: Repository,
  { kind, a, b }: MatchQuestion,
  surroundings: Surroundings,
): Promise<Pair | undefined> {
  const folder = FOLDERS[kind]
  const read = ({ slug }: AskedRecord) =>
    readRepositoryFile(repository, { path: `content/${folder}/${slug}.yaml` })
  const found = await Promise.all([read(a), read(b)])
  if (!found[0] || !found[1]) return undefined
  const { world, parser } = surroundings
  const files = [
    { file: `${folder}/${a.slug}.yaml`, after: found[0].text },
    { file: `${folder}/${b.slug}.yaml`, after: found[1].text },
  ]
  const after = sideOf(files.map(({ file, after: text }) => readFile(parser, file, text)))
  const { is } = judgeChange({ before: NO_RECORDS, after }, world)
  const linked: Directory[typeof folder] = is.directory[folder]
  const [one, other] = files.map(({ after }) => fieldsIn(after))
  const records = [a, b].map(({ id, slug }, i) => {
    const record = linked.find((each) => each.slug === slug && each.id === id)
    return record && { slug, name: record.value.name ?? slug, text: files[i]!.after }
  })
  if (!records[0] || !records[1] || !one || !other) return undefined
  const fields = sideBySide(kind, [one, other], (field, reference) => {
    const kind = KINDS[field]
    const [found] = kind && kind !== 'area' ? world.find(kind, reference) : []
    return found?.name ?? reference
  })
  return { records: [records[0], records[1]], fields }
}
