import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { extensionsOf } from './extensions.ts'
import { contactsOf, entriesOf, linksOf } from './entries.ts'
import { DraftValue, type DraftRecord, compact, draftName } from './draft.ts'
import { phonesOf } from './phones.ts'
import { attributesOf, termsOf } from './terms.ts'
import { draftText, draftValue } from './value.ts'

const PLAIN = [
  ...['name', 'alternate_name', 'description', 'email', 'website', 'tax_status', 'tax_id'],
  ...['year_incorporated', 'legal_status', 'logo', 'uri'],
] as const

/** One organization. The standard requires a description, so one without it gets its name as one. */
export function organizationOf(item: Item, context: ConvertContext): DraftRecord {
  const { countries } = context
  const plain = Object.fromEntries(
    PLAIN.map((field) => [
      field,
      draftValue(valuesOf(item, field), 'organization', field, countries),
    ]),
  ) as Partial<Record<(typeof PLAIN)[number], DraftValue>>
  const parent = childrenOf(item, 'parent_organization')[0]
  const parentName = parent && parent !== item ? context.nameOf(parent) : undefined
  if (!plain.description) context.note('organizations without a description got their name as one')
  return compact({
    name: plain.name,
    alternate_name: plain.alternate_name,
    parent_organization: parentName && draftName(parentName),
    ...plain,
    description: plain.description ?? (plain.name && new DraftValue(plain.name.text)),
    taxonomy_terms: termsOf(item, context),
    attributes: attributesOf(item, context),
    funding: entriesOf(childrenOf(item, 'funding'), 'funding', ['source'], countries),
    contacts: contactsOf(item, context),
    phones: childrenOf(item, 'phones').flatMap((phone) => phonesOf(phone, countries)),
    programs: childrenOf(item, 'programs').map((program) => programOf(program, context)),
    organization_identifiers: [
      ...entriesOf(
        ...([childrenOf(item, 'organization_identifiers'), 'organization_identifier'] as const),
        ...([['identifier'], countries] as const),
      ),
      ...registerNumbers(item),
    ],
    additional_websites: linksOf(childrenOf(item, 'additional_websites'), countries),
    extensions: extensionsOf(item, context),
  })
}

/** Numbers in British registers, by the codes of org-id.guide. */
const REGISTERS = [
  ['charity_number', 'GB-CHC', 'Charity number'],
  ['company_number', 'GB-COH', 'Company number'],
] as const

const registerNumbers = (item: Item): DraftRecord[] =>
  REGISTERS.flatMap(([field, scheme, type]) => {
    const number = draftText(valuesOf(item, field))
    const [identifier_scheme, identifier_type] = [new DraftValue(scheme), new DraftValue(type)]
    return number ? [{ identifier_scheme, identifier_type, identifier: number }] : []
  })

function programOf(item: Item, { countries, idOf, nameOf }: ConvertContext): DraftRecord {
  const value = (field: string) => draftValue(valuesOf(item, field), 'program', field, countries)
  const name = value('name')
  return compact({
    id: new DraftValue(idOf(item as never), valuesOf(item, 'id')),
    slug: new DraftValue(nameOf(item)?.was ?? 'program'),
    name,
    alternate_name: value('alternate_name'),
    description: value('description') ?? (name && new DraftValue(name.text)),
  })
}
