import {
  type SectorTable,
  createSectorTable,
  lettersOf,
  partOfTable,
} from '../../countries/gb/sectors.ts'
import { type FileKind, decodeCheckedJson, encodeCheckedJson } from '../format/checked-json.ts'
import type { IndexFile } from '../format/index-file.ts'
import { sectorsPath } from './gazetteer.ts'

const KIND: FileKind = { kind: 'sectors', version: 1 }

/** Writes a table of sectors as one file for each first letter of a postcode. */
export function* encodeSectors({ text }: SectorTable): Generator<IndexFile> {
  for (const letter of lettersOf(text))
    yield {
      path: sectorsPath(letter),
      body: encodeCheckedJson(KIND, { letter, lines: partOfTable(text, letter) }),
    }
}

/** Reads the sectors of one letter. Throws when the file is damaged or of another letter. */
export function decodeSectors(letter: string, bytes: Uint8Array): SectorTable {
  const { lines } = decodeCheckedJson<{ letter: string; lines: string }>(KIND, bytes, { letter })
  return createSectorTable(lines)
}
