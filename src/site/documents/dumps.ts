import { dumpedLists, linesDump } from '../../feed/dumps.ts'
import type { DumpDocument } from './document.ts'

/** Every list whole, for consumers that keep a copy. */
export const lineDumps: readonly DumpDocument[] = dumpedLists.map((collection) => {
  const { path, type, title } = linesDump(collection)
  return {
    kind: 'dump',
    title,
    path,
    patterns: [path],
    type,
    from: 'file',
    collections: [collection],
    create({ createGzip }) {
      const file = createGzip()
      return {
        add: (_, json) => file.add(`${json}\n`),
        finish: () => file.finish(),
      }
    },
  }
})
