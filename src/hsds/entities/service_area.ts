import { UK, choice, id, link, repeat, text } from '../builders.ts'
import { attributes, description, metadata, name, uri } from '../common.ts'

export const service_area = {
  description: 'An area whose people a service is for.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    service_at_location_id: link('service_at_location', 'The service at one place.', {
      edition: '3.1',
    }),
    name: name('The name of the area.', { ...UK, examples: ['The old town'] }),
    description: description('More about the area.', {
      examples: ['All streets inside the town wall.'],
    }),
    extent: text('The area itself: GeoJSON as text, or a list of postcodes.', {
      ...UK,
      examples: ['The streets between the river and the railway'],
    }),
    extent_type: choice(['geojson', 'topojson', 'kml', 'text'], 'The format of the extent.', UK),
    uri: uri('A permanent web address that identifies the area.', UK),
    service_area: repeat('name', 'The same as the name.'),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
