import {
  type AreaContext,
  type CompiledArea,
  type UnknownReason,
  compileArea,
} from '../coverage/compile/area.ts'
import { type AreaNames, readServiceArea } from '../directory/service-area.ts'
import type { Service, ServiceAtLocation } from '../directory/directory.ts'
import type { Written } from '../record/schema/written.ts'

type WrittenArea = string | Written<'service_area'>

/** How postcodes are checked against a service area, or why they cannot be. */
export type Judgement = Exclude<CompiledArea['by'], 'unknown'> | UnknownReason

/** Judges a service area. */
export type JudgeArea = (written: WrittenArea) => Judgement

/** Judges service areas. The result is cached by the text of the area. */
export function createAreaJudge(names: AreaNames, context: AreaContext): JudgeArea {
  const known = new Map<string, Judgement>()
  return (written) => {
    const key = typeof written === 'string' ? `"${written}` : JSON.stringify(written)
    const judgement = known.get(key) ?? judge(written, names, context)
    known.set(key, judgement)
    return judgement
  }
}

function judge(written: WrittenArea, names: AreaNames, context: AreaContext): Judgement {
  const read = readServiceArea(written, names)
  if ('unknown' in read) return 'free-text'
  const { by, reason } = compileArea({ id: '', ...read }, context)
  return by === 'unknown' ? (reason ?? 'free-text') : by
}

/** The service areas of a service: its own first, then those of its places. */
export function* areasOf(service: Service): Generator<{
  readonly written: WrittenArea
  readonly owner: Service | ServiceAtLocation
  readonly i: number
}> {
  for (const owner of [service, ...service.places])
    for (const [i, written] of (owner.value.service_areas ?? []).entries())
      yield { written, owner, i }
}
