import type { NationCode } from './postcode-area.ts'

/** The GSS code of a nation, or of a group: the United Kingdom, Great Britain, England and Wales. */
export type NationGroupCode = NationCode | 'K02000001' | 'K03000001' | 'K04000001'

const NATIONS: readonly (readonly [code: NationGroupCode, names: readonly string[]])[] = [
  [
    'K02000001',
    [
      ...[
        'united kingdom',
        'uk',
        'uk wide',
        'whole of the uk',
        'whole uk',
        'all of the uk',
        'all uk',
      ],
      ...['whole of the united kingdom', 'all of the united kingdom', 'across the uk'],
      ...['national', 'nationwide', 'nation wide'],
    ],
  ],
  [
    'K03000001',
    [
      ...['great britain', 'britain', 'gb', 'all of great britain', 'whole of great britain'],
      ...['england scotland and wales', 'england wales and scotland'],
    ],
  ],
  ['K04000001', ['england and wales', 'wales and england', 'all of england and wales']],
  ['E92000001', ['england', 'all of england', 'whole of england', 'england wide']],
  ['W92000004', ['wales', 'cymru', 'all of wales', 'whole of wales', 'wales wide']],
  ['S92000003', ['scotland', 'alba', 'all of scotland', 'whole of scotland', 'scotland wide']],
  ['N92000002', ['northern ireland', 'ni', 'all of northern ireland', 'whole of northern ireland']],
]

/** The nation that a text names and nothing else: `England`, `the UK`, `nationwide`. */
export function nationNamed(text: string): NationGroupCode | undefined {
  const name = text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^the /, '')
  return NATIONS.find(([, names]) => names.includes(name))?.[0]
}
