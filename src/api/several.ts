/** So many files are asked for at a time; measured, more at once cost the edge more. */
const AT_ONCE = 48

/** Asks for many things, some at a time, and gives the answers in their order. */
export async function several<T, R>(
  things: readonly T[],
  ask: (thing: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const work = async () => {
    for (let i = next++; i < things.length; i = next++) answers[i] = await ask(things[i]!)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, things.length) }, work))
  return answers
}
