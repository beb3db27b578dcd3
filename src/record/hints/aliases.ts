/** Fields, each with other names that people give to it. Where a name has several, the first that fits is meant. */
const OTHER_NAMES: readonly (readonly [field: string, names: string])[] = [
  ['website', 'url web site web_site webpage web_page homepage link www'],
  ['url', 'website web site web_site webpage web_page homepage link www'],
  ['phones', 'telephone tel phone_number telephone_number mobile mobile_number landline'],
  ['number', 'telephone tel phone phone_number telephone_number mobile landline'],
  ['email', 'mail e_mail email_address'],
  ['contacts', 'person contact_name contact_person'],
  ['postal_code', 'postcode post_code zip zip_code'],
  ['address_1', 'street address_line_1 address1 line_1 house building'],
  ['address_2', 'address_line_2 address2 line_2'],
  ['city', 'town village locality'],
  ['state_province', 'county council state'],
  ['latitude', 'lat'],
  ['longitude', 'lon lng long'],
  ['hours', 'times time opening_hours opening_times openings opens open when days day'],
  ['opens_at', 'starts_at start start_time opening_time opens from'],
  ['closes_at', 'ends_at end end_time closing_time closes to'],
  ['byday', 'day days weekday weekdays'],
  ['freq', 'frequency repeats every'],
  ['locations', 'venue venues place places where'],
  ['location', 'venue place where'],
  ['service_areas', 'area areas catchment coverage postcodes'],
  ['organization', 'provider run_by charity group company'],
  ['parent_organization', 'parent part_of'],
  ['taxonomy_terms', 'category categories tags tag topics keywords type types terms'],
  ['terms', 'children subterms narrower'],
  ['name', 'title heading label'],
  ['description', 'name summary about desc details info information text'],
  ['amount', 'cost price charge fee'],
  ['fees_description', 'cost costs price prices charge charges fee'],
  ['minimum_age', 'age age_from min_age from_age'],
  ['maximum_age', 'age_to max_age to_age'],
  ['application_process', 'referral referrals how_to_apply how_to_book how_to_join booking'],
  ['eligibility_description', 'who eligibility audience'],
  ['organization_identifiers', 'charity_number charity_no company_number company_no'],
  ['additional_websites', 'facebook twitter instagram tiktok youtube linkedin bluesky mastodon'],
  ['additional_urls', 'facebook twitter instagram tiktok youtube linkedin bluesky mastodon'],
  ['accessibility', 'access wheelchair wheelchair_access disabled_access'],
  ['assured_date', 'checked checked_on last_checked last_updated verified'],
  ['alert', 'news notice warning'],
  ['year_incorporated', 'founded established'],
]

/** A name as those of fields are written. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '_')

/** The fields that somebody may mean by a name that is none, the likeliest first. */
export function fieldsCalled(name: string): readonly string[] {
  const plain = plainName(name)
  return OTHER_NAMES.flatMap(([field, names]) => (names.split(' ').includes(plain) ? [field] : []))
}
