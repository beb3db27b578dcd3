import iconv from 'iconv-lite'

/** The text of a file: UTF-16 with its mark, UTF-8 where it is valid, and otherwise Windows-1252, as office programs write it. */
export function decodeText(bytes: Uint8Array): {
  readonly text: string
  readonly encoding: string
} {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return { text: iconv.decode(bytes, 'utf-16le'), encoding: 'UTF-16' }
  if (a === 0xfe && b === 0xff) return { text: iconv.decode(bytes, 'utf-16be'), encoding: 'UTF-16' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replace(/^\uFEFF/, ''), encoding: 'UTF-8' }
  } catch {
    return { text: iconv.decode(bytes, 'windows-1252'), encoding: 'Windows-1252' }
  }
}
