/** A part of the British Isles by its GSS code: a nation of the kingdom, or a Crown dependency. */
export type NationCode =
  'E92000001' | 'W92000004' | 'S92000003' | 'N92000002' | 'L93000001' | 'M83000003'

/**
 * Every postcode area with a place on the map: 121 of the kingdom, 3 of the Crown dependencies.
 * Areas that a border runs through stand with both nations; for them the letters alone decide
 * nothing.
 */
const AREAS: readonly (readonly [nations: readonly NationCode[], areas: string])[] = [
  [
    ['E92000001'],
    'AL B BA BB BD BH BL BN BR BS CB CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GU HA ' +
      'HD HG HP HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH ' +
      'RM S SE SG SK SL SM SN SO SP SR SS ST SW TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO',
  ],
  [['W92000004'], 'CF SA'],
  [['S92000003'], 'AB DD EH FK G HS IV KA KW KY ML PA PH ZE'],
  [['N92000002'], 'BT'],
  [['E92000001', 'W92000004'], 'CH GL HR LD LL NP SY'],
  [['E92000001', 'S92000003'], 'CA DG TD'],
  [['L93000001'], 'GY JE'],
  [['M83000003'], 'IM'],
]

/** The nations that a postcode area lies in: one, or two when a border runs through it. */
export const nationsOf = (area: string): readonly NationCode[] | undefined =>
  AREAS.find(([, areas]) => areas.split(' ').includes(area))?.[0]

/** All postcode areas, in the order of the alphabet. */
export const postcodeAreas = (): readonly string[] =>
  AREAS.flatMap(([, areas]) => areas.split(' ')).sort()
