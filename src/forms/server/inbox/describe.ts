import { sentenceOf } from '../../../changes/sentences/sentence.ts'
import type { FileChange } from '../../../edit/file-change.ts'
import { type SaidAnswer, answersIn } from '../../../edit/matches-list.ts'
import { createRecordParser, parseSettings } from '../../../record/parse.ts'
import { MATCHES_FILE } from '../../../record/schema/matches.ts'
import { judgeChange } from '../../change/judge-change.ts'
import { readFile, settingsWith, sideOf } from '../../change/side.ts'
import type { Neighbour } from '../../change/stand-ins.ts'
import { createNeighbours } from '../../change/neighbours.ts'

export interface Describing {
  /** The text of directory.yaml; undefined when it cannot be read. */
  readonly settings: string | undefined
  /** What is published. What is not among them goes by its reference. */
  readonly known: readonly Neighbour[]
}

/** A change of some records in words. */
export interface Description {
  /** Those of `osd changes`. */
  readonly sentences: readonly string[]
  /** True when some file has no sentence: neither of its versions parses. */
  readonly isPartial: boolean
}

/** What is known around some records of a repository: the settings, and published names for what they refer to. */
export function createSurroundings({ settings: text = '', known }: Describing) {
  const settings = parseSettings('directory.yaml', text).value ?? settingsWith()
  const world = { settings, ...createNeighbours(known, { areAll: false }) }
  return { world, parser: createRecordParser(settings) }
}
export type Surroundings = ReturnType<typeof createSurroundings>

/** Describes changes of records, and answers about records. */
export const createDescriber =
  ({ world, parser }: Surroundings) =>
  (files: readonly FileChange[]): Description => {
    const records = files.filter(({ file }) => file !== MATCHES_FILE)
    const answers = files.filter(({ file }) => file === MATCHES_FILE)
    const [before, after] = (['before', 'after'] as const).map((side) =>
      sideOf(
        records.flatMap(({ file, [side]: text }) =>
          text === undefined ? [] : readFile(parser, file, text),
        ),
      ),
    )
    const changes = judgeChange({ before: before!, after: after! }, world).changes()
    const told = new Set(changes.map(({ file }) => file))
    return {
      sentences: [
        ...changes.map(sentenceOf),
        ...answers.flatMap(({ after = '' }) => answersIn(after)).map(sayAnswer),
      ],
      isPartial: records.some(({ file }) => !told.has(file)) || answers.some(saysMore),
    }
  }

const sayAnswer = ({ answer, names: [one, other] }: SaidAnswer) =>
  ({
    same: `${one} and ${other} are the same.`,
    different: `${one} and ${other} are different.`,
    'part of': `${one} is part of ${other}.`,
  })[answer]

/** True when some lines are no answers, or something is taken back. The first answer comes with the head of its file. */
function saysMore({ before = '', after = '' }: FileChange): boolean {
  const lines = after.split('\n').filter((line) => !/^(?:#.*|matches:|)$/.test(line))
  return before.trim() !== '' || answersIn(after).length < lines.length
}
