/** What a column probably becomes, by its folded name; undefined where its name says nothing. */
export function guessTarget(name: string): string | undefined {
  const guess = (text: string) => GUESSES.find(([pattern]) => pattern.test(text))?.[1]
  return guess(name) ?? guess(name.replace(PREFIX, ''))
}

/** What stands before the names of columns and says only what the row is about. */
const PREFIX = /^(?:service|activity|session|event|club|venue|location|place|contact)_/

/** Where columns go by their folded names; the first that fits counts. */
const GUESSES: readonly (readonly [RegExp, string])[] = [
  [
    /private|internal|confidential|gdpr|notes?_for_(?:us|staff|office)|^staff|updated_by|admin/,
    'internal',
  ],
  [/^(?:id|ref|reference|record_id|unique_id|service_id|key|no)$/, 'key'],
  [
    /^(?:org|organi[sz]ation|provider|charity|run_by|group)(?:_name|_title)?$|^name_of_(?:the_)?organi[sz]ation$|^provided_by$/,
    'organization.name',
  ],
  [/^(?:org|organi[sz]ation|provider)_(?:description|about)$/, 'organization.description'],
  [/^(?:org|organi[sz]ation|provider)_(?:web_?site|url)$/, 'organization.website'],
  [/^(?:org|organi[sz]ation|provider)_(?:e_?mail|email_address)$/, 'organization.email'],
  [/^(?:org|organi[sz]ation|provider)_(?:tele)?phone(?:_number)?$/, 'organization.phones.number'],
  [
    /^(?:charity|registered_charity)_(?:no|num|number)$/,
    'organization.organization_identifiers.identifier',
  ],
  [/^(?:venue|location|place|building|hall|site)(?:_name)?$|^where$/, 'locations.name'],
  [/^(?:contact|key_contact|contact_person)(?:_name)?$/, 'contacts.name'],
  [/^contact_(?:title|role|position|job)/, 'contacts.title'],
  [/^contact_e_?mail/, 'contacts.email'],
  [/^contact_(?:tele)?phone|^contact_(?:tel|mobile|number)/, 'contacts.phones.number'],
  [
    /^(?:name|title|service|service_name|activity|activity_name|name_of_(?:the_)?(?:service|activity|group|club|class|session|event|project)|event|club|class)$/,
    'name',
  ],
  [
    /^(?:description|about|details|summary|what|more_details|service_description|activity_description|information)/,
    'description',
  ],
  [/^(?:e_?mail|email_address)$/, 'email'],
  [/^(?:tele)?phone(?:_?(?:no|num|number))?$|^tel(?:_no)?$|^mobile/, 'phones.number'],
  [/^(?:web_?site|url|web_?page|link|web|web_address|www)$/, 'url'],
  [/^(?:address|street|address_?(?:line_?)?1|street_address|full_address)$/, 'locations.address_1'],
  [/^address_?(?:line_?)?2$/, 'locations.address_2'],
  [/^address_?(?:line_?)?3$/, 'locations.address_3'],
  [/^(?:town|city|town_or_city|village|locality)$/, 'locations.city'],
  [/^(?:county|state|state_province)$/, 'locations.state_province'],
  [/^post_?code$|^postal_code$|^zip/, 'locations.postal_code'],
  [/^lat(?:itude)?$/, 'locations.latitude'],
  [/^(?:lon|lng|long|longitude)$/, 'locations.longitude'],
  [
    /^(?:days?_and_times?|when|times?|opening_(?:hours|times)|hours|session_times?|schedule)/,
    'hours',
  ],
  [/^(?:day|weekday|days)$/, 'schedules.weekday'],
  [/^(?:start|start_time|opens|opens_at|from)$/, 'schedules.opens_at'],
  [/^(?:end|end_time|finish|closes|closes_at|until)$/, 'schedules.closes_at'],
  [/^(?:cost|price|fee|fees|charge|cost_description|charges)s?$/, 'fees_description'],
  [
    /^(?:referral|how_to_(?:book|join|access|refer|apply)|booking|access|referral_(?:process|route|notes))/,
    'application_process',
  ],
  [
    /^(?:who_(?:is_it_)?for|eligibility|target_(?:group|audience)|audience)/,
    'eligibility_description',
  ],
  [/^(?:age|ages|age_range|age_group)s?$/, 'ages'],
  [/^(?:min|minimum|from)_age$|^age_from$/, 'minimum_age'],
  [/^(?:max|maximum|to)_age$|^age_to$/, 'maximum_age'],
  [
    /^(?:category|categories|type|types|tags?|topics?|themes?|service_type|keywords|sub_category)$/,
    'taxonomy_terms',
  ],
  [/^(?:accessib|wheelchair|disabled_access)/, 'locations.accessibility.description'],
  [/^(?:area|areas|area_covered|areas_covered|catchment|wards?|coverage)$/, 'service_areas.name'],
  [/^languages?/, 'languages.language'],
  [/^(?:status)$/, 'status'],
  [/^(?:last_(?:checked|updated|reviewed)|checked|review_date|date_updated)$/, 'assured_date'],
]
