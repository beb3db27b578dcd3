import type { CompiledArea, UnknownReason } from './area.ts'
import type { ExtentNote } from './compile/extent.ts'

/** What a publisher may want to know about the service areas of a directory. */
export interface CoverageReport {
  /** How many service areas are judged in which way. */
  readonly areas: Readonly<Record<CompiledArea['by'], number>>
  /** The service areas that nobody can judge. */
  readonly unknown: readonly AreaFinding<UnknownReason>[]
  /** The polygons that were changed, or are odd. */
  readonly noted: readonly AreaFinding<ExtentNote>[]
  /** How many units, service_at_locations and services by themselves, have no area at all. */
  readonly unitsWithoutArea: number
  /** Whether GSS codes can be judged, which takes an ingested file. */
  readonly hasCodes: boolean
}

/** One thing to know about one service area. */
export interface AreaFinding<What> {
  /** The id of the service area. */
  readonly id: string
  readonly what: What
}

/** Collects findings while areas are compiled. */
export function createCoverageReport() {
  const areas = { polygon: 0, code: 0, nation: 0, postcodes: 0, name: 0, unknown: 0 }
  const unknown: AreaFinding<UnknownReason>[] = []
  const noted: AreaFinding<ExtentNote>[] = []
  return {
    add(id: string, { by, reason, notes }: Omit<CompiledArea, 'rule'>) {
      areas[by] += 1
      if (reason) unknown.push({ id, what: reason })
      for (const what of notes) noted.push({ id, what })
    },
    finish: (unitsWithoutArea: number, hasCodes: boolean): CoverageReport => ({
      areas,
      unknown,
      noted,
      unitsWithoutArea,
      hasCodes,
    }),
  }
}
