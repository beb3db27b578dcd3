import type { FindWords } from './find.ts'
import { counted, SERVICE, MILE } from './nouns-cy.ts'
import { afterNumber } from './number.ts'

/** The words of the search page in Welsh. */
export const FIND_CY: FindWords = {
  title: 'Dod o hyd i wasanaeth',
  words: 'Am beth ydych chi’n chwilio?',
  suggestions: 'Awgrymiadau',
  search: 'Chwilio',
  browse: 'Neu edrychwch o gwmpas',
  place: 'Tref neu god post',
  placeHint: 'I weld beth sydd i bobl lle rydych chi’n byw, yr agosaf yn gyntaf.',
  more: 'Mwy o ddewisiadau',
  nearMe: 'Yn fy ymyl',
  nearMeHint: 'I tua 500 metr yn unig. Dydyn ni ddim yn ei gadw.',
  nearMeAsking: 'Yn chwilio am ble rydych chi…',
  nearMeFailed: 'Doedd dim modd dod o hyd i ble rydych chi. Ysgrifennwch dref neu god post.',
  nearYou: 'Mae’r rhain o fewn 10 milltir i chi.',
  you: 'chi',
  language: 'Iaith',
  anyLanguage: 'Unrhyw iaith',
  order: 'Trefn',
  bestFirst: 'Y gorau yn gyntaf',
  sorts: {
    near: 'Yr agosaf yn gyntaf',
    name: 'Yn ôl enw',
    checked: 'Wedi’u gwirio’n ddiweddar yn gyntaf',
  },
  similar: 'Efallai bod un o’r pynciau hyn yn helpu:',
  topic: 'Pwnc',
  anyTopic: 'Unrhyw bwnc',
  anotherTopic: 'Pwnc arall',
  noOther: 'Dim pwnc arall',
  when: 'Pryd',
  anyTime: 'Unrhyw bryd',
  now: 'Ar agor nawr',
  today: 'Heddiw',
  tonight: 'Heno',
  age: 'Oedran',
  ageHint: 'Oedran y person, mewn blynyddoedd. Dangosir hefyd wasanaethau heb oedran.',
  ageIs: (age) => `Oedran ${age}`,
  freeOnly: 'Am ddim',
  ringFirst: 'Ffoniwch gyntaf',
  unclear:
    'Nid yw rhai o’r rhain yn dweud yn union pryd maen nhw ar agor. Maen nhw’n dweud “Ffoniwch gyntaf”.',
  bankHoliday: (areas) =>
    `Mae’n ŵyl banc heddiw (${areas
      .map(
        (area) =>
          ({
            england: 'Cymru a Lloegr',
            scotland: 'yr Alban',
            northern: 'Gogledd Iwerddon',
          })[area],
      )
      .join('; ')}). Gall amserau fod yn wahanol, felly ffoniwch gyntaf.`,
  without: (what) => `Chwilio heb “${what.replace(/[“”]/g, '')}”`,
  change: 'Newid eich chwiliad',
  results: (count) => counted(count, SERVICE),
  forWords: (words) => `ar gyfer “${words}”`,
  nearPlace: (place) => `ger ${place}`,
  placeMeant: (written, meant) =>
    `Dydyn ni ddim yn adnabod y lle “${written}”. Fe wnaethon ni chwilio ger ${meant}.`,
  fromTown: (town) => `Mae’r pellteroedd o ganol ${town}.`,
  remove: (what) => `Tynnu ${what}`,
  corrected: (written, found) =>
    `Nid oes gwasanaeth â’r gair “${written}”. Fe wnaethon ni chwilio am “${found}”.`,
  partly: (complete) =>
    complete === 0
      ? 'Nid oes gwasanaeth â’ch geiriau i gyd. Mae gan y rhain rai ohonyn nhw.'
      : `Mae gan ${counted(complete, SERVICE)} eich geiriau i gyd, a ${complete === 1 ? 'hwnnw' : 'nhw'} sy’n dod gyntaf.`,
  miles: (miles, place) => `${miles} ${afterNumber(Number(miles), MILE)}, ${place}`,
  about: (miles) =>
    `Mae’r pellteroedd o tua chanol ardal y cod post hwn, a gallan nhw fod yn anghywir o ${miles} ${afterNumber(Number(miles), MILE)}.`,
  unplaced: 'Dydyn ni ddim yn gwybod ble mae’r cod post hwn, felly does dim pellteroedd.',
  badPlace:
    'Dydyn ni ddim yn adnabod y lle hwn. Ysgrifennwch dref, neu god post fel CF10 1AA, neu gadewch y blwch yn wag.',
  nothing: 'Dim byd wedi’i ganfod',
  nothingHint: 'Rhowch gynnig ar lai o eiriau, neu eiriau eraill, neu dynnu amod.',
  previous: 'Tudalen flaenorol',
  next: 'Tudalen nesaf',
  page: (page, last) => `Tudalen ${page} o ${last}`,
  pages: 'Tudalennau',
  conditions: 'Eich chwiliad',
  unchecked: 'heb ei wirio',
}
