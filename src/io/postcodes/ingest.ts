import type { Box } from '../../coverage/format/point.ts'
import type { Country } from '../../countries/countries.ts'
import { type Collector, type PackedShard, createCollector, joinBoxes } from './collector.ts'
import { checkComplete } from './completeness.ts'
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

/** How to read a postcode file. */
export interface IngestOptions {
  /** The folder to write, usually content/postcodes. */
  readonly out: string
  /** The file is an extract. It may be small, and a postcode that it lacks may exist. */
  readonly partial?: boolean
  /** Keep Northern Ireland. The licence of its postcodes forbids passing them on. */
  readonly northernIreland?: boolean
  /** Keep only these postcode areas. */
  readonly areas?: readonly string[]
  /** The edition, such as `August 2026`, when the file does not contain it. */
  readonly edition?: string
}

/** The result of an ingestion. */
export interface IngestReport {
  readonly source: SourceName
  readonly title: string
  readonly country: Country
  readonly edition: string
  readonly rows: number
  readonly dropped: Readonly<Record<DropReason | 'other-area', number>>
  readonly kept: number
  /** Repeated rows of the same postcodes. */
  readonly repeated: number
  /** Postcodes with known areas but without a point. */
  readonly withoutPoint: number
  readonly shards: number
  readonly bytes: number
  readonly attribution: readonly string[]
  /** Full sentences for the publisher. */
  readonly warnings: readonly string[]
}

/** Reads a postcode file as it was downloaded, and writes the packed files that a build reads. */
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
  if (!partial) checkComplete(layout.country, collected.rows, collected.areas)
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
    warnings: warningsFor(layout, {
      edition,
      northernIreland,
      hasNorthernIreland: collected.areas.has('BT'),
    }),
  }
}

/** The new files replace all old ones, so a wanted area without postcodes would be deleted. */
function checkWanted({ areas, northernIreland }: IngestOptions, found: ReadonlySet<string>): void {
  if (found.size === 0)
    throw new NothingToKeep('The file has no usable postcodes. Nothing was changed.')
  const missing = (areas ?? []).filter((area) => !found.has(area))
  if (missing.length === 0) return
  const licence =
    missing.includes('BT') && !northernIreland
      ? ' Northern Ireland, BT, is left out without --northern-ireland.'
      : ''
  throw new NothingToKeep(
    `The file has no usable postcodes in ${missing.join(', ')}, so nothing was changed.${licence} ` +
      'Name only areas that it contains, or use another file.',
  )
}

interface Collected extends RowCounts, Pick<Collector, 'shards'> {
  readonly dropped: IngestReport['dropped']
  /** All codes and areas in the file, even of postcodes that are not kept. */
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

/** Counts shards while they are written. */
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
  readonly hasNorthernIreland: boolean
}

function warningsFor(
  { source }: Layout,
  { edition, northernIreland, hasNorthernIreland }: Circumstances,
): readonly string[] {
  const warnings: string[] = []
  if (northernIreland && hasNorthernIreland)
    warnings.push(
      'THE POSTCODES OF NORTHERN IRELAND ARE INCLUDED. They are not open data: the Northern Ireland End User ' +
        'Licence of Land & Property Services (LPS) allows use inside an organization, and publishing a feed with ' +
        'them passes them on. Ask LPS for permission before you publish.',
    )
  if (edition === undefined && source !== 'geonames')
    warnings.push(
      'The file does not contain its edition, so the attribution has no year. Give the edition with --edition.',
    )
  return warnings
}
