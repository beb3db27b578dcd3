import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts'

/** Tells what is wrong with a folder at its first file only, and counts the others. */
export function oncePerFolder<D extends Diagnostic | Reported>(
  diagnostics: readonly D[],
): readonly D[] {
  if (!diagnostics.some(isAboutFile)) return diagnostics
  const counts = new Map<string, number>()
  for (const one of diagnostics.filter(isAboutFile))
    counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return diagnostics.flatMap((one) => {
    const others = isAboutFile(one) ? (counts.get(keyOf(one)) ?? 0) - 1 : 0
    counts.set(keyOf(one), 0)
    if (others < 0) return []
    return others === 0 ? [one] : [{ ...one, hint: `${one.hint} ${doTheSame(others)}` }]
  })
}

const isAboutFile = ({ code }: Diagnostic | Reported) => code === 'unknown-file'

const keyOf = ({ message, hint, place: { file } }: Diagnostic | Reported) =>
  JSON.stringify([file.slice(0, file.lastIndexOf('/')), message, hint])

const doTheSame = (others: number) =>
  `Do the same with the other ${others === 1 ? 'file' : `${others} files`} of this folder.`
