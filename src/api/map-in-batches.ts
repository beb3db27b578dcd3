/**
 * So many files are asked for at a time. Measured over HTTP/1.1, 48 files in rounds of 16 take an eighth less of the
 * edge's time than all at once: a connection serves several files, and each new one costs about as much as a file.
 */
const AT_ONCE = 16

/** Asks for many things, round by round, and gives the answers in their order. */
export async function several<T, R>(
  things: readonly T[],
  ask: (thing: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  for (let first = 0; first < things.length; first += AT_ONCE)
    answers.push(...(await Promise.all(things.slice(first, first + AT_ONCE).map(ask))))
  return answers
}
