import { checkContent } from '../../generator/pipeline.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { composeAnswers } from '../../edit/new/compose-record.ts'
import type { Judge } from '../../edit/new/interview.ts'
import type { Answers, Question } from '../../edit/new/questions.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import { type Folder, type RecordKind, kinds } from '../../record/schema/written.ts'

/**
 * Judges each answer by every rule: the record as it is so far is checked beside the settings and its organization, and
 * what the rules say about the answered field is told at the question.
 */
export function createJudge(kind: RecordKind, sources: readonly SourceFile[]): Judge {
  const folder = (Object.keys(kinds) as Folder[]).find((name) => kinds[name] === kind) as Folder
  const file = `${folder}/new-record.yaml`
  return (question, answers) => {
    const fields = fieldsOf(question)
    if (fields.length === 0) return undefined
    const beside = sources.filter(({ file: other }) => isNeeded(other, answers))
    const record = { file, text: composeAnswers(kind, answers) }
    const { diagnostics } = checkContent([...beside, record], { sectors: shippedSectors() })
    const own = diagnostics.filter(
      ({ place, severity }) =>
        place.file === file &&
        severity !== 'advice' &&
        place.path?.some((step) => fields.includes(String(step))),
    )
    const found = own.find(({ severity }) => severity === 'error') ?? own[0]
    if (!found) return undefined
    const { code, message, hint = '', severity } = found
    const allowedBy = ALLOWED_BY[code]
    const isError = severity === 'error'
    return {
      problem: `${message} ${allowedBy ? 'Give another one.' : hint}`.trim(),
      isError,
      allowedBy,
    }
  }
}

/** The words of `public:` that allow what these codes are about. */
const ALLOWED_BY: Readonly<Record<string, string>> = {
  'mobile-number': 'phones',
  'personal-email': 'email',
}

/** The fields of the record that hold the answer. */
function fieldsOf({ field, isPoint }: Question): readonly string[] {
  if (isPoint) return ['latitude', 'longitude']
  const [entity, name] = field ?? []
  if (name === undefined) return []
  return entity === 'phone' ? ['phones', name] : [name]
}

const isNeeded = (file: string, { organization }: Answers) =>
  file === 'directory.yaml' || file === `organizations/${organization}.yaml`
