import type { Template } from './template.ts'

/** The list of assets of a council. Its hours are in a second file. */
export const councilAssets: Template = {
  name: 'council asset list',
  has: ['asset_id', 'bfis_parent', 'review_status'],
  columns: {
    bfis_parent: 'organization.name',
    update_email: 'internal',
    name: 'name',
    description: 'description',
    url: 'url',
    review_status: { to: 'draft', values: { unpublish: 'true' } },
    age_groups: { to: 'taxonomy_terms', taxonomy: 'Age groups' },
    asset_id: 'key',
    contact_name: 'contacts.name',
    email: 'contacts.email',
    phone: 'contacts.phones.number',
    long_lat: 'locations.point',
    postcode: 'locations.postal_code',
    area: 'locations.city',
    venue: 'locations.name',
    accessibility: { to: 'locations.accessibility.description', split: ['\n'] },
    suitable_for_people_with: { to: 'taxonomy_terms', taxonomy: 'Suitable for' },
    volunteer_dbs_check: { to: 'accreditations', values: { yes: 'Volunteers have a DBS check.' } },
    safeguarding: { to: 'accreditations', values: { yes: 'Safeguarding policy.' } },
    health_and_safety: { to: 'accreditations', values: { yes: 'Health and safety policy.' } },
    insurance: { to: 'accreditations', values: { yes: 'Insured.' } },
    confid_data_protect: { to: 'accreditations', values: { yes: 'Data protection policy.' } },
    equality_diversity: { to: 'accreditations', values: { yes: 'Equality policy.' } },
    pcn: { to: 'taxonomy_terms', taxonomy: 'Primary care network' },
    community_board: { to: 'taxonomy_terms', taxonomy: 'Community board' },
    gdpr_permission: 'internal',
    gdpr_authorised_by: 'internal',
    gdpr_permission_date: 'internal',
    review_date: 'internal',
  },
}

/** Its hours: a row for each day, with the id of the asset. */
export const councilHours: Template = {
  name: 'council asset hours',
  has: ['asset_id', 'day', 'opens_at', 'closes_at'],
  continues: 'asset_id',
  columns: {
    day: 'schedules.weekday',
    opens_at: 'schedules.opens_at',
    closes_at: 'schedules.closes_at',
    opening_times_list_start_time: { to: 'schedules.closed', values: { closed: 'true' } },
  },
}
