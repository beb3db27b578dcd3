import { clock } from './clock.ts'
import { type WelshForms, afterNumber, dayInWelsh, grouped } from './number.ts'
import type { Words } from './en.ts'

const counted = (count: number, forms: WelshForms) =>
  `${grouped(count)} ${afterNumber(count, forms)}`

const SERVICE: WelshForms = { two: 'wasanaeth', other: 'gwasanaeth' }
const ORGANIZATION: WelshForms = { other: 'sefydliad' }
const LOCATION: WelshForms = { two: 'leoliad', other: 'lleoliad' }
const PLACE: WelshForms = { two: 'le', other: 'lle' }
const PARAMETER: WelshForms = {
  two: 'baramedr',
  few: 'pharamedr',
  many: 'pharamedr',
  other: 'paramedr',
}
const POINT: WelshForms = { two: 'bwynt', few: 'phwynt', many: 'phwynt', other: 'pwynt' }
const MILE: WelshForms = { one: 'filltir', two: 'filltir', other: 'milltir' }

/** A day of the week after a word that changes its first letter: `ddydd Llun`. */
const softened = (day: string) => day.replace(/^dydd /, 'ddydd ')

/** The interface in Welsh. */
export const cy: Words = {
  nav: {
    find: 'Dod o hyd i wasanaeth',
    topics: 'Pynciau',
    aToZ: 'A i Y',
    add: 'A oes gwasanaeth ar goll? Ychwanegwch ef',
    skip: 'Neidio i’r brif ran',
    label: 'Prif',
    breadcrumb: 'Rydych chi yma',
    footer: 'Am y cyfeiriadur hwn',
  },
  service: {
    alert: 'Sylwch',
    closed: 'Mae’r gwasanaeth hwn wedi dod i ben.',
    paused: 'Mae’r gwasanaeth hwn ar gau am y tro.',
    inactive: 'Nid yw’r gwasanaeth hwn yn rhedeg ar hyn o bryd.',
    about: 'Manylion',
    who: 'I bwy mae e',
    when: 'Pryd',
    where: 'Ble',
    cost: 'Cost',
    join: 'Sut i ymuno',
    contact: 'Cysylltu',
    languages: 'Ieithoedd',
    documents: 'Beth i ddod gyda chi',
    wait: 'Amser aros',
    topics: 'Pynciau',
    run: 'Pwy sy’n ei redeg',
    more: 'Mwy amdano',
    areas: 'Ardal',
    call: (number) => `Ffonio ${number}`,
    email: 'Anfon e-bost',
    website: 'Gwefan',
    askWhere: 'Gofynnwch am y cyfeiriad. Nid yw’n cael ei gyhoeddi.',
    map: 'Dangos ar fap',
    directions: 'Cyfarwyddiadau',
    transport: 'Cyrraedd yno',
    access: 'Mynediad',
    online: 'Ar-lein neu dros y ffôn',
    checked: (date, organization) => `Gwiriwyd ddiwethaf ar ${date} gan ${organization}.`,
    unchecked: 'Does neb wedi dweud pryd y cafodd hwn ei wirio. Ffoniwch cyn mynd.',
    from: 'O gyfeiriadur arall',
    confirm: 'Yn dal yn gywir?',
    wrong: 'Rhywbeth o’i le?',
    wrongHint: 'Dywedwch wrth y bobl sy’n cadw’r cyfeiriadur hwn.',
    data: 'Y dudalen hon fel data',
    notOpen: 'Ddim ar agor nawr',
    share: 'Rhannu’r dudalen hon',
    copied: 'Mae’r cyfeiriad wedi’i gopïo.',
    calendar: 'Ychwanegu at galendr',
    free: 'Am ddim',
    ages: (minimum, maximum) =>
      minimum === undefined
        ? `Hyd at ${maximum} oed`
        : maximum === undefined
          ? `${minimum} oed a hŷn`
          : `${minimum} i ${maximum} oed`,
    extension: (extension) => `estyniad ${extension}`,
    interpreters: 'Cyfieithwyr ar y pryd',
  },
  organization: {
    services: 'Gwasanaethau',
    none: 'Nid oes gan y sefydliad hwn wasanaethau yn y cyfeiriadur.',
    places: 'Lleoedd',
    also: 'Enw arall',
  },
  aToZ: {
    title: 'Gwasanaethau o A i Y',
    intro: (count) => `${counted(count, SERVICE)}, yn ôl enw.`,
    other: '0 i 9',
    letters: 'Llythrennau',
  },
  topics: {
    title: 'Pynciau',
    intro: 'Dewiswch bwnc i weld ei wasanaethau.',
    services: (count) => counted(count, SERVICE),
    none: 'Nid oes gwasanaeth â’r pwnc hwn.',
    narrower: 'Yn fwy manwl',
  },
  find: {
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
        : `Mae gan ${counted(complete, SERVICE)} eich geiriau i gyd, a nhw sy’n dod gyntaf.`,
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
  },
  api: {
    title: 'I ddatblygwyr',
    intro:
      'Dyma’r un cyfeiriadur fel data agored. Mae’n dilyn y safon Open Referral UK. Gall unrhyw un ei ddarllen heb allwedd. Mae pob dolen yn agor ateb go iawn.',
    description: 'Y disgrifiad cyfan (OpenAPI)',
    parameters: (count) => counted(count, PARAMETER),
    open: 'Agor yr ateb',
    example: 'cinio',
  },
  embed: {
    title: 'Ar gyfer eich gwefan eich hun',
    intro:
      'Gallwch adael i bobl chwilio’r cyfeiriadur hwn ar eich gwefan. Nid oes angen sgript, nid yw’n gosod cwcis ac mae am ddim.',
    form: 'Blwch chwilio',
    formHint:
      'Copïwch hwn i HTML eich tudalen. Bydd pobl sy’n chwilio ag ef yn dod i’r cyfeiriadur hwn.',
    frame: 'Canlyniadau yn eich tudalen',
    frameHint:
      'Mae hwn yn dangos gwasanaethau o fewn eich tudalen. I ddewis pa rai, chwiliwch yma’n gyntaf. Copïwch yr hyn sydd ar ôl y gofynnod yng nghyfeiriad y canlyniadau, a’i roi ar ôl “results?”.',
    copy: 'HTML i’w gopïo',
    newTab: 'Mae dolenni’n agor mewn tab newydd.',
    from: 'O',
  },
  notFound: {
    title: 'Heb ddod o hyd i’r dudalen',
    text: 'Efallai bod camgymeriad yn y cyfeiriad, neu fod y dudalen wedi symud.',
    back: 'Dod o hyd i wasanaeth',
  },
  urgent: { title: 'Angen help nawr?' },
  map: {
    title: 'Map',
    list: 'Lleoedd',
    places: (count) => `${counted(count, PLACE)}, yn ôl enw.`,
    hint: 'Mae’r un lleoedd yn y rhestr isod.',
    from: (host) =>
      `Mae lluniau’r map yn dod o ${host}. Bydd hwnnw’n gwybod cyfeiriad eich cyfrifiadur. Mae’r un lleoedd yn y rhestr isod.`,
    show: 'Dangos y map',
    noScript: 'Mae angen JavaScript ar y map. Mae’r un lleoedd yn y rhestr.',
    failed: 'Nid oes modd llwytho’r map. Mae’r un lleoedd yn y rhestr.',
  },
  shortlist: {
    title: 'Rhestr fer',
    add: 'Ychwanegu at y rhestr fer',
    added: 'Ar y rhestr fer',
    empty: 'Dydych chi ddim wedi dewis dim eto. Mae botwm i’w ychwanegu wrth bob gwasanaeth.',
    hint: 'Dim ond yng nghyfeiriad y dudalen hon mae eich rhestr. I’w chadw, cadwch y cyfeiriad, anfonwch ef atoch eich hun, neu argraffwch y dudalen.',
    print: 'Argraffu',
    noScript: 'Mae angen JavaScript ar restr fer.',
  },
  quality: {
    title: 'Ansawdd y data',
    intro: (total, score) =>
      `Mae’r dudalen hon i’r bobl sy’n cadw’r cyfeiriadur. Mae ynddo ${counted(total, SERVICE)}, gyda ${counted(score, POINT)} allan o 100 ar gyfartaledd.`,
    ages: 'Pa mor bell yn ôl y cawson nhw eu gwirio',
    within: [
      'Yn y 3 mis diwethaf',
      '3 i 6 mis yn ôl',
      '6 i 12 mis yn ôl',
      '1 i 2 flynedd yn ôl',
      'Mwy na 2 flynedd yn ôl',
    ],
    never: 'Heb eu gwirio erioed',
    checks: 'Pryd y cawson nhw eu gwirio ddiwethaf',
    inYear: (year) => `Gwiriwyd yn ${year}`,
    behind: 'Pwy sydd ar ei hôl hi',
    organization: 'Sefydliad',
    oldest: 'Gwiriad hynaf',
    complete: (list, total) =>
      `Pa mor gyflawn yw’r ${total} ${afterNumber(total, { services: SERVICE, organizations: ORGANIZATION, locations: LOCATION }[list] ?? { other: list })}`,
    field: 'Maes',
    filled: 'Wedi’i lenwi',
    advice: 'Cyngor',
    records: 'Cofnodion',
    worst: 'Beth i edrych arno gyntaf',
    more: (count) => `A ${count} arall.`,
  },
  contact: { title: 'Cysylltu â ni' },
  gone: {
    moved: 'Mae’r dudalen hon wedi symud',
    follow: 'Ewch i’r dudalen newydd',
    ended: 'Nid yw hwn yn y cyfeiriadur bellach',
    since: (date) => `Cafodd ei dynnu allan ar ${date}.`,
    instead: 'Gweld beth sydd nawr',
  },
  accessibility: { title: 'Datganiad hygyrchedd' },
  privacy: { title: 'Preifatrwydd' },
  footer: {
    published: 'Cyhoeddwyd gan',
    sources: 'Gyda chofnodion o gyfeiriaduron eraill:',
    moreSources: (count) => `a ${count} arall`,
    licence: 'Trwydded y data',
    data: 'Data agored',
  },
  schedule: {
    weekday: {
      MO: 'dydd Llun',
      TU: 'dydd Mawrth',
      WE: 'dydd Mercher',
      TH: 'dydd Iau',
      FR: 'dydd Gwener',
      SA: 'dydd Sadwrn',
      SU: 'dydd Sul',
    },
    weekdays: {
      MO: 'bob dydd Llun',
      TU: 'bob dydd Mawrth',
      WE: 'bob dydd Mercher',
      TH: 'bob dydd Iau',
      FR: 'bob dydd Gwener',
      SA: 'bob dydd Sadwrn',
      SU: 'bob dydd Sul',
    },
    months: [
      'Ionawr',
      'Chwefror',
      'Mawrth',
      'Ebrill',
      'Mai',
      'Mehefin',
      'Gorffennaf',
      'Awst',
      'Medi',
      'Hydref',
      'Tachwedd',
      'Rhagfyr',
    ],
    and: 'a',
    everyDay: 'Bob dydd',
    range: (first, last) => `${first} i ${softened(last)}`,
    everyWeeks: (interval, days) =>
      `Bob ${interval === 2 ? 'yn ail wythnos' : `${interval} wythnos`}: ${days.replaceAll('bob dydd', 'dydd')}`,
    inMonth: (which, interval) =>
      `${which} ${interval === 1 ? 'o’r mis' : interval === 2 ? 'bob yn ail fis' : `bob ${interval} mis`}`,
    nth: (ordinal, day) =>
      [
        `pedwerydd ${day} o’r diwedd`,
        `trydydd ${day} o’r diwedd`,
        `ail ${softened(day)} o’r diwedd`,
        `${day} olaf`,
        '',
        `${day} cyntaf`,
        `ail ${softened(day)}`,
        `trydydd ${day}`,
        `pedwerydd ${day}`,
        `pumed ${day}`,
      ][ordinal + 4] ?? `${ordinal}: ${day}`,
    monthDay: (day) => (day < 0 ? 'diwrnod olaf' : dayInWelsh(day)),
    from: (date) => `o ${date}`,
    until: (date) => `tan ${date}`,
    between: (from, until) => `o ${from} i ${until}`,
    times: (opens, closes) => `${opens} i ${closes}`,
    opens: (time) => `o ${time}`,
    clock: (time) => clock(time, { noon: '12 hanner dydd', midnight: 'hanner nos' }),
  },
}
