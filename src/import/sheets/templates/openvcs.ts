import type { Template } from './template.ts'

/** OpenVCS: organizations of the voluntary sector, each with what it does. */
export const openvcs: Template = {
  name: 'OpenVCS',
  has: ['display_name', 'type_of_organisation', 'activities_description'],
  columns: {
    display_name: { to: 'name', also: 'organization.name' },
    postal_code: 'locations.postal_code',
    state: 'locations.state_province',
    website: 'url',
    activities_description: 'description',
    type_of_organisation: 'organization.legal_status',
    charity_number: 'organization.charity_number',
    company_number: 'organization.company_number',
    type_of_service: { to: 'taxonomy_terms', taxonomy: 'Type of service', split: [';'] },
    client_groups: { to: 'taxonomy_terms', taxonomy: 'Client groups', split: [';'] },
    sector: { to: 'taxonomy_terms', taxonomy: 'Sector', split: [';'] },
    geographic_areas_service_is_provided: { to: 'service_areas.name', split: [';'] },
    geo_code_1: 'locations.latitude',
    geo_code_2: 'locations.longitude',
    funding_sources: { to: 'funding.source', split: [';'] },
    disbanded: { to: 'status', values: { '*': 'defunct' } },
  },
  starting: { wards_covered: { to: 'service_areas.description', label: 'Wards' } },
}
