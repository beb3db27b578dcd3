import type { Files } from '../../rules/base.ts'

/** Two confidential places of one service: a house with a point and a number in another list, and a flat. */
export const REFUGES: Files = {
  'locations/refuge.yaml': {
    name: 'Refuge',
    confidential: true,
    latitude: 51.44143,
    longitude: -2.56453,
    external_identifier: '100012345678',
    addresses: [
      {
        address_1: 'Rose House, 14 Mill Lane',
        city: 'Bristol',
        state_province: 'Bristol',
        postal_code: 'BS3 4EB',
      },
    ],
  },
  'locations/second.yaml': {
    name: 'Second stage',
    confidential: true,
    addresses: [
      {
        address_1: 'Flat 2, 9 Chapel Street',
        city: 'Southampton',
        state_province: 'Hampshire',
        postal_code: 'SO15 2JA',
      },
    ],
  },
  'services/night.yaml': {
    name: 'Night',
    status: 'active',
    organization: 'acorn-trust',
    locations: ['refuge', 'second'],
  },
}

const night = REFUGES['services/night.yaml'] as object

/** Services at the confidential places, each with one description. */
export const describing = (descriptions: readonly string[]): Files => ({
  ...REFUGES,
  ...Object.fromEntries(
    descriptions.map((description, i) => [`services/night-${i}.yaml`, { ...night, description }]),
  ),
})

/** Spellings that a description may not have. */
export const SPELLINGS: readonly string[] = [
  // The postcode.
  'Come to BS3 4EB.',
  'Come to bs34eb.',
  'Come to BS3  4EB.',
  'Come to BS3-4EB.',
  'Come to BS3_4EB.',
  'Come to BS3.4EB.',
  'Come to B.S.3.4.E.B.',
  'Come to B S 3 4 E B.',
  'Come to B-S-3-4-E-B.',
  'Come to BS3\n4EB.',
  'Come to BS3\u00A04EB.',
  'Come to BS3\u200B4EB.',
  'Come to B\u00ADS3 4E\u2060B.',
  'Come to ＢＳ３ ４ＥＢ.',
  'Come to ВЅ3 4ЕВ.',
  'Come to ΒS3 4ΕΒ.',
  'Come to 𝐁𝐒𝟑 𝟒𝐄𝐁.',
  'Come to Ⓑⓢ③ ④ⓔⓑ.',
  'Come to BS٣ ٤EB.',
  'Come to S015 2JA.',
  'Come to SOl5 2JA.',
  'Come to SO15 ２JА.',
  'Come to 8S3 4EB.',
  'Come to BS3%204EB.',
  'Come to BS3%25204EB.',
  'Come to BS3%2525204EB.',
  'https://map.example.org/?q=BS3+4EB',
  'https://map.example.org/BS34EB/here',
  'Come to BS3&nbsp;4EB.',
  'Come to &#66;&#83;3 4EB.',
  'Come to &amp;#66;S3 4EB.',
  'Come to &#x42;S3&#32;4EB.',
  'Come to BS3&#8203;4EB.',
  'Come to BS3 (4EB).',
  'Come to BS3 … 4EB.',
  'Come to BS3 <b>4EB</b>.',
  'Come to **BS3** _4EB_.',
  'Come to BS3 then 4EB.',
  'The postcode ends in 4EB and begins with BS3.',
  'The postcode starts BS3, the rest is 4EB.',
  String.raw`Come to BS3\u00204EB.`,
  '#BS34EB #refuge',
  // The house and its street.
  'Come to 14 Mill Lane.',
  'Come to 14, Mill Lane.',
  'Come to 14 Mill Ln.',
  'Come to 14 MILL LANE',
  'Come to 14 mill-lane.',
  'Come to 14-mill-lane.',
  'Come to 14_Mill_Lane.',
  'Come to 14 MillLane.',
  'Come to 14MillLane.',
  'Come to 14\nMill\nLane.',
  'Come to 14  Mill   Lane.',
  'Come to 14 M\u200Bill La\u00ADne.',
  'Come to １４ Ｍｉｌｌ Ｌａｎｅ.',
  'Come to 14 Мill Lаnе.',
  'Come to 14 𝑀𝑖𝑙𝑙 𝐿𝑎𝑛𝑒.',
  'Come to 14 Míll Láne.',
  'Come to 14 M1ll Lane.',
  'Come to 14 Mi11 Lane.',
  'Come to 14 Mill L4ne.',
  'Come to l4 Mill Lane.',
  'Come to 14a Mill Lane.',
  'Come to 14 A Mill Lane.',
  'Come to 12-14 Mill Lane.',
  'Come to 14 to 16 Mill Lane.',
  'Come to No. 14 Mill Lane.',
  'Come to number 14, Mill Lane.',
  'Come to Mill Lane 14.',
  'Come to Mill Lane, 14.',
  'Come to Mill Lane, no 14.',
  'Come to Mill Lane (number 14).',
  'Come to the house in Mill Lane at number 14.',
  'Come to 14 in Mill Lane.',
  'Come to number 14 on Mill Lane.',
  'Come to fourteen Mill Lane.',
  'Come to Fourteen, Mill Lane.',
  'Come to one four Mill Lane.',
  'Come to 14%20Mill%20Lane.',
  'Come to 14%2520Mill%2520Lane.',
  'Come to 14&nbsp;Mill&nbsp;Lane.',
  'Come to 14 Mill &#76;ane.',
  'Come to 14 M&zwnj;ill Lane.',
  'Come to 14 M i l l  L a n e.',
  'Come to 1 4 Mill Lane.',
  'Come to 14 Mill\\Lane.',
  'Come to 14 <em>Mill</em> <em>Lane</em>.',
  'Come to 14 Mi<b></b>ll Lane.',
  'https://map.example.org/?q=14+Mill+Lane',
  'https://map.example.org/14-mill-lane-bristol',
  'Come to Rose House.',
  'Come to RoseHouse.',
  'Come to rosehouse.',
  'Come to R.o.s.e House.',
  'Come to Rоse Hоuse.',
  'Come to R0se H0use.',
  'Come to Rose-House.',
  '#RoseHouse',
  'Come to the Rose’s House.',
  'Come to House Rose.',
  // The flat.
  'Come to Flat 2, 9 Chapel Street.',
  'Come to Flat 2 9 Chapel St.',
  'Come to 9 Chapel Street, Flat 2.',
  'Come to Flat 2/9 Chapel Street.',
  'Come to 2/9 Chapel Street.',
  'Come to 9/2 Chapel Street.',
  'Come to 9 (2) Chapel Street.',
  'Come to 9 Chapel Street (Flat Two).',
  'Come to nine Chapel Street.',
  'Come to Flat Two.',
  'Come to Flat2.',
  // The point.
  'At 51.44143, -2.56453.',
  'At 51.44143,-2.56453.',
  'At -2.56453, 51.44143.',
  'At 51,44143 -2,56453.',
  'At 51,4414 -2,5645.',
  'At 51,44143; -2,56453.',
  'At 51.44143 N 2.56453 W.',
  'At 51.44143N, 2.56453W.',
  'At N51.44143 W2.56453.',
  'At 2.56453 W, 51.44143 N.',
  'At 51.44143 north and 2.56453 west.',
  'At 51.44143 2.56453.',
  'At 51.44143° −2.56453°.',
  'At ５１.４４１４３, -２.５６４５３.',
  'At 51.441 / -2.564.',
  'lat=51.44143&lon=-2.56453',
  'latitude: 51.44143\nlongitude: -2.56453',
  'POINT(-2.56453 51.44143)',
  'https://map.example.org/@51.44143,-2.56453,17z',
  'https://map.example.org/?q=51.44143%2C-2.56453',
  'https://map.example.org/?q=51%252E44143%252C-2%252E56453',
  'geo:51.44143,-2.56453',
  'At 51441430 -2564530.',
  'At 51441430, 2564530.',
  'lat 514414300 lon -25645300',
  'At 5144143, -256453.',
  'At 51°26\'29"N 2°33\'52"W.',
  'At 51° 26′ 29.1″ N, 2° 33′ 52.3″ W.',
  'At 51 26 29 N 2 33 52 W.',
  "At 51°26.486'N 2°33.872'W.",
  'At 51 26.486 N, 2 33.872 W.',
  "At N 51° 26.486' W 2° 33.872'.",
  "At 51° 26.486', -2° 33.872'.",
  'At 51d26m29s N 2d33m52s W.',
  'At 51:26:29 N 2:33:52 W.',
  'At 51 degrees 26 minutes 29 seconds north, 2 degrees 33 minutes 52 seconds west.',
  'At 51.4414 (up the hill) and -2.5645.',
  'At 5 1 . 4 4 1 4 3, - 2 . 5 6 4 5 3.',
  'At 51·44143, -2·56453.',
  'At 0.51441430e2, -0.25645300e1.',
  'At fifty-one point four four one four three, minus two point five six four five three.',
  'At 51.44, -2.56, and then 143 and 453 more.',
  // A number in another list, and systems of places.
  'UPRN 100012345678.',
  'UPRN 1000 1234 5678.',
  'UPRN 1000-1234-5678.',
  'UPRN １０００１２３４５６７８.',
  'At ST 60852 71380.',
  'At 9C3VCCRP+HP.',
  'At ///filled.count.soap.',
]

/** The spellings that no pattern finds, each with the reason. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'Come to the Rose’s House.':
    'Another name: one letter more is a misspelling, and not another way to write it.',
  'Come to House Rose.': 'Words in another order are another name.',
  'At 5 1 . 4 4 1 4 3, - 2 . 5 6 4 5 3.': 'Single digits are read as numbers of their own.',
  'At 0.51441430e2, -0.25645300e1.': 'Nobody writes degrees with exponents.',
  'At fifty-one point four four one four three, minus two point five six four five three.':
    'Numbers in words are read for houses and single digits alone.',
  'At 51.44, -2.56, and then 143 and 453 more.': 'A riddle.',
  'At ST 60852 71380.': 'The National Grid is not computed in a check.',
  'At 9C3VCCRP+HP.': 'Open Location Codes are not computed in a check.',
  'At ///filled.count.soap.': 'Only their owner can compute these words.',
}

const square =
  '{"type":"Polygon","coordinates":[[[-2.62,51.40],[-2.6,51.40],[-2.6,51.41],[-2.62,51.41],[-2.62,51.40]]]}'

/** Other published texts and names that may give an address, each with files that do. */
export const ELSEWHERE: Readonly<Record<string, Files>> = {
  ...inPlace('region', { region: '14 Mill Lane' }),
  ...inPlace('region, as a postcode', { region: 'BS3 4EB' }),
  ...inPlace('city', { city: '14 Mill Lane' }),
  ...inPlace('city, after the town', { city: 'Bristol (14 Mill Ln)' }),
  ...inPlace('city, as a postcode', { city: 'Bristol BS34EB' }),
  ...inPlace('city, as the name of the house', { city: 'Rose House' }),
  ...inPlace('state_province', { state_province: 'Rose House, 14 Mill Lane' }),
  ...inPlace('state_province, as a point', { state_province: '51.44143 -2.56453' }),
  ...inPlace('two fields of the address', { region: 'Mill Lane', city: '14' }),
  ...inPlace('the second half of the postcode', { region: '4EB' }),
  ...of('the name of the place', {
    'locations/refuge.yaml': {
      ...(REFUGES['locations/refuge.yaml'] as object),
      name: 'Rose House',
    },
  }),
  ...of('an alternate name', {
    'locations/refuge.yaml': {
      ...(REFUGES['locations/refuge.yaml'] as object),
      alternate_name: '14 Mill Lane',
    },
  }),
  ...of('the city of another place', {
    'locations/copy.yaml': {
      name: 'Copy',
      addresses: [
        {
          address_1: 'Hut',
          city: '14 Mill Lane BS3 4EB',
          state_province: 'Bristol',
          postal_code: 'BS3',
        },
      ],
    },
  }),
  ...of('another place with the address in two lines', {
    'locations/copy.yaml': {
      name: 'Copy',
      addresses: [
        {
          address_1: '14',
          address_2: 'Mill Lane',
          city: 'Bristol',
          state_province: 'Bristol',
          postal_code: 'BS3 4EB',
        },
      ],
    },
  }),
  ...of('the organization', {
    'organizations/acorn-trust.yaml': { name: 'Acorn Trust', description: 'At 14 Mill Lane.' },
  }),
  ...of('a service that is elsewhere, with the town', {
    'services/other.yaml': {
      name: 'Other',
      status: 'active',
      organization: 'oak-trust',
      description: 'Meals at 14 Mill Lane in Bristol.',
    },
    'organizations/oak-trust.yaml': { name: 'Oak Trust', description: 'Another charity.' },
  }),
  ...of('the description of a term', {
    'taxonomies/more.yaml': {
      name: 'More',
      description: 'More terms.',
      terms: [{ slug: 'x', name: 'X', description: 'As at BS3 4EB.' }],
    },
  }),
  ...of('the slug of a term', {
    'taxonomies/more.yaml': {
      name: 'More',
      description: 'More terms.',
      terms: [{ slug: 'bs3-4eb', name: 'X', description: 'A term.' }],
    },
  }),
  ...of('the file name of the place', {
    'locations/14-mill-lane.yaml': REFUGES['locations/refuge.yaml'] as object,
    'locations/refuge.yaml': { name: 'Refuge' },
  }),
  ...of('the file name of its service', {
    'services/14-mill-lane.yaml': { ...night, name: 'Night two' },
  }),
  ...of('a file name with the postcode', {
    'services/help-bs3-4eb.yaml': {
      name: 'Help',
      status: 'active',
      organization: 'oak-trust',
    },
    'organizations/oak-trust.yaml': { name: 'Oak Trust', description: 'Another charity.' },
  }),
  ...of('the file name of an area', {
    'areas/14-mill-lane.geojson': square,
  }),
  ...of('the file name of a page', { 'pages/14-mill-lane.md': '# About us\n\nWelcome.\n' }),
  ...of('a page', { 'pages/about.md': '# About us\n\nWe are at 14 *Mill* Lane.\n' }),
  ...of('the heading of a page', { 'pages/about.md': '# 14 Mill Lane\n\nWelcome.\n' }),
  ...of('the file name of a source', {
    'sources/14-mill-lane.yaml': 'licence: https://licence.example.org/\nattribution: Us\n',
  }),
  ...of('an attribution', {
    'sources/partner.yaml': 'licence: https://licence.example.org/\nattribution: 14 Mill Lane\n',
  }),
  ...of('a licence', {
    'sources/partner.yaml': 'licence: https://licence.example.org/BS34EB\nattribution: Us\n',
  }),
  ...of('an earlier name', {
    'removed.yaml': {
      renamed: [
        {
          id: '8bb3f0fe-2d0f-4bb3-b7d3-8a0f7a3f9f11',
          kind: 'service',
          slug: '14-mill-lane',
          date: '2026-02-01',
        },
      ],
    },
  }),
  ...ofSettings('the title of the directory', { title: 'Help at 14 Mill Lane' }),
  ...ofSettings('the name of the publisher', { publisher: { name: '14 Mill Lane' } }),
  ...ofSettings('the mail address of the publisher', {
    publisher: { name: 'Us', email: '14milllane@example.org' },
  }),
  ...ofSettings('synonyms', { synonyms: ['refuge, 14 mill lane'] }),
  ...ofSettings('synonyms with an arrow', { synonyms: ['refuge => BS3 4EB'] }),
  ...ofSettings('the name of urgent help', {
    urgent: [
      {
        name: 'At 14 Mill Lane',
        telephone: '0117 496 0123',
        sentence: 'Ring us.',
        words: ['help'],
      },
    ],
  }),
  ...ofSettings('the words of urgent help', {
    urgent: [
      { name: 'Help', telephone: '0117 496 0123', sentence: 'Ring us.', words: ['14 mill lane'] },
    ],
  }),
  ...ofSettings('the title of an extension', {
    extensions: { map: { link: { type: 'string', title: '14 Mill Lane' } } },
  }),
  ...ofSettings('the description of an extension', {
    extensions: { map: { link: { type: 'string', description: 'As for BS3 4EB' } } },
  }),
  ...ofSettings('a choice of an extension', {
    extensions: { map: { link: { type: 'string', enum: ['14 Mill Lane', 'Other'] } } },
  }),
  ...ofSettings('the name of an extension', {
    extensions: { map: { at_14_mill_lane: { type: 'string' } } },
  }),
  ...ofSettings('a default', { defaults: { service: { fees_description: 'At 14 Mill Lane' } } }),
  ...ofSettings('the attribution of the map', {
    pages: { map: { tiles: 'https://t.example.org/{z}/{x}/{y}.png', attribution: '14 Mill Lane' } },
  }),
  ...ofSettings('the footer', { pages: { footer: '14&nbsp;Mill&nbsp;Lane' } }),
  ...ofSettings('the logo', { pages: { logo: '14-mill-lane.svg' } }),
}

/** Files of content/public/ that give an address. */
export const PUBLIC_FILES: Readonly<Record<string, string>> = {
  '/logo.svg': '<svg><title>14 Mill Lane</title></svg>',
  '/split.svg': '<svg><text>14 <tspan>Mill</tspan> <tspan>Lane</tspan></text></svg>',
  '/label.svg': '<svg aria-label="Rose House"><path d="M0 0"/></svg>',
  '/comment.svg': '<svg><!-- BS3 4EB --></svg>',
  '/data.svg': '<svg data-at="51.44143,-2.56453"></svg>',
  '/style.css': '/* the refuge, 14 Mill Lane */',
  '/content.css': String.raw`p::before { content: "\31 4 Mill Lane" }`,
  '/places.csv': 'name,postcode\nRefuge,BS3 4EB\n',
  '/places.txt': 'Rose House\n',
  '/14-mill-lane.png': '',
  '/bs34eb/logo.png': '',
}

function of(name: string, files: Files): Readonly<Record<string, Files>> {
  return { [name]: { ...REFUGES, ...files } }
}

function inPlace(name: string, changes: object): Readonly<Record<string, Files>> {
  const refuge = REFUGES['locations/refuge.yaml'] as { readonly addresses: readonly object[] }
  return of(name, {
    'locations/refuge.yaml': { ...refuge, addresses: [{ ...refuge.addresses[0], ...changes }] },
  })
}

function ofSettings(name: string, changes: object): Readonly<Record<string, Files>> {
  return of(name, {
    'directory.yaml': {
      title: 'Test',
      namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f',
      ...changes,
    },
  })
}

/** Descriptions that give no address, although they look a little like one. */
export const INNOCENT: readonly string[] = [
  'In Bristol, in BS3.',
  'For the whole of SO15 and BS3 4.',
  'Near Mill Lane.',
  'A walk along Mill Lane and Chapel Street.',
  'Open 10:00-14:00, Mon and Fri.',
  'We have 14 places.',
  'Ages 9 to 14. Ring 0117 496 0123.',
  'We meet at 114 Mill Lane.',
  'We meet at 140 Mill Lane.',
  'We meet at 141 Mill Lane and 19 Chapel Street.',
  'We meet at 14 Milling Lane.',
  'We meet at 14 Millbrook Lane.',
  'We meet at 14 High Street.',
  'House of roses.',
  'Roses, housed in pots.',
  'A rose garden and a house.',
  'The chapel is in Street.',
  'Flat 3 and flat 20 are full.',
  'Two flats, nine rooms.',
  'BS3 4EA is next door, BS3 4ED too.',
  'BS31 4EB is far away.',
  'On the 4th of May, in BS3.',
  'Between 51.5 and 2.5 miles.',
  'At 51.45143, -2.56453.',
  'At 51.44143, -2.57453.',
  'In the grid square 51.44, -2.56.',
  'Charity 1000123, company 45678.',
  'UPRN 100012345679.',
  'Since 1954, for 2,564 people and 51,441 visits.',
  'Free 15 at the hall.',
  'https://example.org/14/lane',
  'Ring 0300 514 4143 from 9am to 2pm.',
  'Call +44 117 256 4531.',
  'Grants of £51,440 and £2,560.',
  'Use the lane by the mill; 14 bus stops near.',
  'Bus 14 goes every 9 minutes.',
]
