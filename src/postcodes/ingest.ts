import type { Box } from '../coverage/format/point.ts'
import type { Country } from '../places/postcode.ts'
import { type Collector, type PackedShard, createCollector, joinBoxes } from './collector.ts'
import { checkWhole } from './completeness.ts'
import { attributionOf, findEdition, titleOf } from './edition.ts'
import { type Input, openInput } from './input.ts'
import { NothingToKeep } from './ingest-error.ts'
import type { DropReason, Layout, SourceName } from './layout.ts'
import { sortCodes } from './level-codes.ts'
import { readAreaNames } from './place-list.ts'
import type { AreaSummary, CountrySummary } from './postcode-index.ts'
import { type RowCounts, readFiles } from './read-files.ts'
import { type DataFile, sniff } from './sniff.ts'
import { writePostcodes } from './write.ts'

/** How a postcode file is to be read. */
export interface IngestOptions {
  /** The folder to write, usually content/postcodes. */
  readonly out: string
  /** The file is an extract and may be small; what it does not have may still exist. */
  readonly partial?: boolean
  /** Keep Northern Ireland, whose postcodes are under a licence that forbids passing them on. */
  readonly northernIreland?: boolean
  /** Keep only these postcode areas. */
  readonly areas?: readonly string[]
  /** Of when the file is, in words, where it does not say so itself: `August 2026`. */
  readonly edition?: string
}

/** What was read and written. */
export interface IngestReport {
  readonly source: SourceName
  readonly title: string
  readonly country: Country
  readonly edition: string
  readonly rows: number
  readonly dropped: Readonly<Record<DropReason | 'other-area', number>>
  readonly kept: number
  /** Postcodes that the file has more than once. */
  readonly repeated: number
  /** Postcodes whose areas are known, but not their place. */
  readonly withoutPoint: number
  readonly shards: number
  readonly bytes: number
  readonly attribution: readonly string[]
  /** What the publisher must know, in full sentences. */
  readonly warnings: readonly string[]
}

/** Reads a postcode file as it was downloaded and writes the packed files that a build takes. */
export async function ingestPostcodes(path: string, options: IngestOptions): Promise<IngestReport> {
  const input = await openInput(path)
  try {
    return await ingest(input, options)
  } finally {
    input.close()
  }
}

async function ingest(input: Input, options: IngestOptions): Promise<IngestReport> {
  const { out, partial = false, northernIreland = false } = options
  const files = await sniff(input, { northernIreland })
  const { layout } = files[0] as DataFile
  const collected = await collect(files, options)
  if (!partial) checkWhole(layout.country, collected.rows, collected.areas)
  checkWanted(options, collected.areas)
  const edition = options.edition ?? (await findEdition(input))
  const facts = factsOf(layout, edition, partial)
  const totals = createTotals()
  await writePostcodes(out, {
    country: layout.country,
    shards: totals.count(collected.shards()),
    codes: sortCodes(collected.codes, await readAreaNames(input)),
    summary: () => ({ ...facts, postcodes: totals.sums.kept, areas: totals.areas }),
  })
  const { source, title, attribution } = facts
  return {
    source,
    title,
    country: layout.country,
    edition: facts.edition,
    attribution,
    rows: collected.rows,
    dropped: collected.dropped,
    ...totals.sums,
    warnings: warningsFor(layout, { edition, northernIreland, found: collected.areas.has('BT') }),
  }
}

/** What is written takes the place of all that was there, so an area without postcodes would be taken away. */
function checkWanted({ areas, northernIreland }: IngestOptions, found: ReadonlySet<string>): void {
  if (found.size === 0)
    throw new NothingToKeep('The file has no postcodes that could be kept. Nothing was changed.')
  const missing = (areas ?? []).filter((area) => !found.has(area))
  if (missing.length === 0) return
  const licence =
    missing.includes('BT') && !northernIreland
      ? ' Northern Ireland, BT, is left out unless you say --northern-ireland.'
      : ''
  throw new NothingToKeep(
    `The file has no postcodes in ${missing.join(', ')} that could be kept, so nothing was changed.${licence} ` +
      'Name only areas that it has, or another file.',
  )
}

interface Collected extends RowCounts, Pick<Collector, 'shards'> {
  readonly dropped: IngestReport['dropped']
  /** Every code and area in the file, also of postcodes that are not kept. */
  readonly codes: ReadonlySet<string>
  readonly areas: ReadonlySet<string>
}

async function collect(files: readonly DataFile[], options: IngestOptions): Promise<Collected> {
  const { partial = false } = options
  const wanted = options.areas && new Set(options.areas)
  const { add, shards } = createCollector()
  const codes = new Set<string>()
  const areas = new Set<string>()
  let others = 0
  const { rows, dropped } = await readFiles(files, partial, (postcode) => {
    for (const code of postcode.codes) codes.add(code)
    areas.add(postcode.area)
    if (!wanted || wanted.has(postcode.area)) add(postcode)
    else others += 1
  })
  return { rows, dropped: { ...dropped, 'other-area': others }, codes, areas, shards }
}

const factsOf = (layout: Layout, edition: string | undefined, partial: boolean) =>
  ({
    source: layout.source,
    title: titleOf(layout.source),
    edition: edition ?? 'edition not known',
    attribution: attributionOf(layout.source, edition),
    complete: !partial,
    levels: layout.levels,
  }) satisfies Partial<CountrySummary>

/** Adds shards up while they pass by. */
function createTotals() {
  const areas: Record<string, { postcodes: number; box?: Box; shards: string[] }> = {}
  const sums = { kept: 0, repeated: 0, withoutPoint: 0, shards: 0, bytes: 0 }
  return {
    sums,
    areas: areas as Readonly<Record<string, AreaSummary>>,
    *count(shards: Iterable<PackedShard>) {
      for (const shard of shards) {
        const area = (areas[shard.area] ??= { postcodes: 0, shards: [] })
        const box = joinBoxes(area.box, shard.box)
        area.postcodes += shard.postcodes
        area.shards.push(shard.name)
        if (box) area.box = box
        sums.kept += shard.postcodes
        sums.repeated += shard.repeated
        sums.withoutPoint += shard.withoutPoint
        sums.shards += 1
        sums.bytes += shard.body.length
        yield shard
      }
    },
  }
}

interface Circumstances {
  readonly edition: string | undefined
  readonly northernIreland: boolean
  /** Whether there are postcodes of Northern Ireland. */
  readonly found: boolean
}

function warningsFor(
  { source }: Layout,
  { edition, northernIreland, found }: Circumstances,
): readonly string[] {
  const warnings: string[] = []
  if (northernIreland && found)
    warnings.push(
      'THE POSTCODES OF NORTHERN IRELAND ARE INCLUDED. They are not open data: the Northern Ireland End User ' +
        'Licence of Land & Property Services (LPS) allows use inside an organization, and publishing a feed with ' +
        'them passes them on. Ask LPS for permission before you publish.',
    )
  if (edition === undefined && source !== 'geonames')
    warnings.push(
      'The file does not say of when it is, so the attribution has no year. Name the edition (--edition).',
    )
  return warnings
}
