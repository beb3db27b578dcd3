/** The GSS code of a nation of the United Kingdom, or of a Crown dependency. */
export type NationCode =
  'E92000001' | 'W92000004' | 'S92000003' | 'N92000002' | 'L93000001' | 'M83000003'

/**
 * Every geographic postcode area: 121 of the United Kingdom, 3 of the Crown dependencies. An area that a border runs through
 * has two nations.
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

/** The one or two nations of a postcode area. */
export const nationsOf = (area: string): readonly NationCode[] | undefined =>
  AREAS.find(([, areas]) => areas.split(' ').includes(area))?.[0]

/** All postcode areas, sorted. */
export const postcodeAreas = (): readonly string[] =>
  AREAS.flatMap(([, areas]) => areas.split(' ')).sort()
