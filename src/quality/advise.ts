import { contextFor } from '../coverage/builder.ts'
import { type PostcodeSource, createLookup } from '../coverage/gazetteer/postcode-source.ts'
import type { Directory, Service } from '../directory/directory.ts'
import type { SectorTable } from '../countries/gb/sectors.ts'
import { groupBy } from '../directory/group-by.ts'
import { publishedTexts } from '../directory/published-texts.ts'
import { once } from '../text/memoise.ts'
import { publishedOf } from '../feed/published.ts'
import { createAreaJudge } from './areas.ts'
import { objectsOf } from './objects.ts'
import type { Advice, Finding, QualityContext, QualityRule } from './rules/quality-rule.ts'
import { qualityRules } from './rules/rules.ts'

export interface QualityOptions {
  /** Ingested postcodes. */
  readonly postcodes?: readonly PostcodeSource[]
  /** The sectors of Great Britain. */
  readonly sectors?: SectorTable | undefined
  /** Today, YYYY-MM-DD. Without it no date is too old. */
  readonly now?: string
  /** Why each broken link is broken, by address. */
  readonly brokenLinks?: ReadonlyMap<string, string>
}

/** Collects what rules check: everything that is published, except services that have ended. */
export function createQualityContext(
  directory: Directory,
  { postcodes = [], sectors, now, brokenLinks = new Map() }: QualityOptions = {},
): QualityContext {
  const { settings, areas } = directory
  const { countries } = settings
  const { services, organizations } = publishedOf(directory)
  const inUse = services.filter(isInUse)
  return {
    directory,
    services: inUse,
    organizations,
    locations: [...new Set(inUse.flatMap(({ places }) => places.map(({ location }) => location)))],
    lookup: createLookup({ countries, sources: postcodes, sectors }),
    judge: createAreaJudge({ areas, countries }, contextFor({ countries, sources: postcodes })),
    brokenLinks,
    ...(now !== undefined && { now }),
    isPublic: (field) => !settings.private_fields.includes(field),
  }
}

const isInUse = ({ value: { status } }: Service) =>
  status === 'active' || status === 'temporarily closed'

/** All advice on a directory, in the order of the rules. */
export function* advise(context: QualityContext): Generator<Advice> {
  const found = groupBy(judgeRecords(context), ({ rule }) => rule)
  for (const rule of qualityRules)
    for (const { finding } of found.get(rule) ?? [])
      yield { code: rule.code, severity: 'advice', ...finding }
}

/** A finding, and the rule that made it. */
interface Judged {
  readonly rule: QualityRule
  readonly finding: Finding
}

/** The findings of all rules: record by record, then those of records beside each other. It holds none of them. */
export function* judgeRecords(context: QualityContext): Generator<Judged> {
  const { services, organizations, locations } = context
  for (const subject of [...services, ...organizations, ...locations]) {
    const objects = objectsOf(subject)
    const record = { subject, objects, texts: once(() => publishedTexts(objects)) }
    for (const { rule, judge } of recordRules)
      for (const finding of judge(record, context)) yield { rule, finding }
  }
  for (const rule of qualityRules)
    for (const finding of rule.check?.(context) ?? []) yield { rule, finding }
}

const recordRules = qualityRules.flatMap((rule) =>
  rule.record ? [{ rule, judge: rule.record }] : [],
)
