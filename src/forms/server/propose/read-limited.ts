/** The text of a body, or undefined when it has more bytes than `most`, or is not UTF-8. No more is read than that. */
export async function readLimited(request: Request, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body?.getReader()
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return text + decoder.decode()
      size += value.length
      if (size > most) break
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    // Neither a whole body nor a text.
  }
  await reader?.cancel().catch(() => undefined)
  return undefined
}
