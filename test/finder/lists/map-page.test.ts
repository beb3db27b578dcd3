import { expect, it } from 'vitest'
import { type Files, checkFiles, service } from '../../rules/base.ts'
import { pagesOf } from '../../pages/site-pages.ts'
import { bodiesOf } from '../../generator/publish/bodies.ts'
import { composeSite } from '../../../src/generator/site/site.ts'

const bodies = (files: Files) => bodiesOf(composeSite(checkFiles(files).directory!, { build: 'b' }))
const pages = (files: Files) => pagesOf(checkFiles(files).directory!)
const place = (name: string, other: object = {}) => ({
  name,
  latitude: 51.44341,
  longitude: -2.60472,
  ...other,
})

it('has a pin for each place, and none for a confidential one', () => {
  const files = bodies({
    'services/lunch.yaml': { ...service, locations: ['hall', 'refuge'] },
    'services/tea.yaml': { ...service, name: 'Tea', locations: ['hall'] },
    'locations/hall.yaml': place('The hall'),
    'locations/refuge.yaml': place('The refuge', {
      confidential: true,
      latitude: 51.5,
      longitude: -2.5,
    }),
  })
  const [points] = [...files].find(([path]) => path.startsWith('/find/_/points.'))!
  expect(JSON.parse(String(files.get(points)))).toEqual([
    [
      51.44341,
      -2.60472,
      'The hall',
      [
        ['Lunch Club', '/find/services/lunch'],
        ['Tea', '/find/services/tea'],
      ],
    ],
  ])
  expect(String(files.get('/find/map.html'))).not.toContain('refuge')
})

it('is not there when it is switched off', () => {
  const files = pages({ 'directory.yaml': { title: 'Test', pages: { map: 'off' } } })
  expect([...files.keys()].filter((path) => path.includes('map'))).toEqual([])
  expect(files.get('/find.html')).not.toContain('/find/map')
  expect(files.get('/find/privacy.html')).not.toContain('openstreetmap')
})

it('says where its pictures come from, on its page and in the statement on privacy', () => {
  const tiles = 'https://tiles.example.org/{z}/{x}/{y}.png'
  const files = pages({
    'directory.yaml': { title: 'Test', pages: { map: { tiles, attribution: '© *Town maps*' } } },
  })
  expect(files.get('/find/map.html')).toContain('come from tiles.example.org')
  expect(files.get('/find/map.html')).toContain('© <em>Town maps</em>')
  expect(files.get('/find/privacy.html')).toContain('tiles.example.org')
})

it.each(['http://a.example/{z}/{x}/{y}', 'https://a.example/{z}/{x}', 'javascript:{z}{x}{y}'])(
  'refuses tiles at %s',
  (tiles) => {
    const { diagnostics } = checkFiles({
      'directory.yaml': { title: 'Test', pages: { map: { tiles } } },
    })
    expect(diagnostics.map(({ code }) => code)).toContain('wrong-format')
  },
)

it('has a page for each letter when there are many places', () => {
  const files: Record<string, object> = {}
  for (let i = 0; i <= 500; i++) {
    files[`locations/p${i}.yaml`] = place(`${['Alpha', 'beta'][i % 2]} ${i}`)
    files[`services/s${i}.yaml`] = { ...service, name: `S ${i}`, locations: [`p${i}`] }
  }
  const paths = [...pages(files).keys()].filter((path) => path.startsWith('/find/map'))
  expect(paths).toEqual(['/find/map.html', '/find/map/a.html', '/find/map/b.html'])
})
