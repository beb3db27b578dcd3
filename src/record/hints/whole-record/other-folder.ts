import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { refOf } from '../../schema/schema.ts'
import { kinds } from '../../schema/written.ts'
import type { Issue } from '../../shape/issue.ts'
import type { HintContext } from '../explanation.ts'
import { nounOf } from '../unknown-field/record-nouns.ts'

/** A whole record in the folder of another kind: one problem, and the hint says where to move the file. */
export function otherFolder(
  issues: readonly Issue[],
  { file, resolve }: Pick<HintContext, 'file' | 'resolve'>,
): Diagnostic | undefined {
  const [folder = '', name] = file.split('/')
  const atTop = issues.filter(({ path }) => path.length === 1)
  const strange = atTop.find(({ kind }) => kind === 'unknown-field')
  if (name === undefined || !Object.hasOwn(kinds, folder)) return undefined
  if (strange?.kind !== 'unknown-field' || atTop.length < 2) return undefined
  const written = Object.keys(strange.object)
  const [other, ...more] = Object.entries(kinds).filter(([to, kind]) => {
    const { properties = {}, required = [], filledIn = {} } = resolve(refOf(kind))
    const isMissing = required.some((field) => !written.includes(field))
    const isKnown = (field: string) =>
      Object.hasOwn(properties, field) && !Object.hasOwn(filledIn, field)
    return to !== folder && !isMissing && written.every(isKnown)
  })
  if (!other || more.length > 0) return undefined
  const [to, kind] = other
  return {
    code: 'unknown-file',
    message: `This is ${nounOf[kind]}, but the file is in ${folder}/.`,
    hint: `Move the file to \`${to}/\`.`,
    place: { file, path: [] },
  }
}
