import type { BUILT_PAGES as ENGLISH } from '../en/built-pages.ts'
import type { Source } from '../sentence.ts'

/** The messages of pages that only a build makes, in Welsh. */
export const BUILT_PAGES: Source<typeof ENGLISH> = {
  front: {
    promise: 'Dewch o hyd i gymorth a phethau i’w gwneud yn eich ymyl',
    checked: 'Roedd y gwiriad diwethaf ar {date}.',
    noCookies: 'Dim cwcis, dim hysbysebion',
    inDanger: 'mewn perygl neu wedi’ch anafu’n wael',
    talk: 'rhywun i siarad ag ef, ddydd neu nos',
    allUrgent: 'Pob cymorth brys',
    byTopic: 'Chwilio yn ôl pwnc',
    numbers: 'Mae’r rhif yn dweud faint o wasanaethau sydd.',
    allTopics: 'Pob pwnc',
    lists: 'Wedi’u dewis i chi',
  },
  api: {
    title: 'I ddatblygwyr',
    intro:
      'Dyma’r un cyfeiriadur fel data agored. Mae’n dilyn y safon Open Referral UK. Gall unrhyw un ei ddarllen heb allwedd. Mae pob dolen yn agor ateb go iawn.',
    description: 'Y disgrifiad cyfan (OpenAPI)',
    parameters: {
      two: '{count} baramedr',
      few: '{count} pharamedr',
      many: '{count} pharamedr',
      other: '{count} paramedr',
    },
    open: 'Agor yr ateb',
    example: 'cinio',
  },
  embedPage: {
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
  },
  notFound: {
    title: 'Ni allwn ddod o hyd i’r dudalen hon',
    text: 'Efallai ei bod wedi symud, neu fod camgymeriad yn y cyfeiriad.',
    instead: 'Chwiliwch yn lle hynny',
    around: 'Neu edrychwch o gwmpas',
  },
  map: {
    list: 'Lleoedd',
    places: { two: '{count} le, yn ôl enw.', other: '{count} lle, yn ôl enw.' },
    hint: 'Mae’r un lleoedd yn y rhestr isod.',
    from: 'Mae lluniau’r map yn dod o {host}. Bydd hwnnw’n gwybod cyfeiriad eich cyfrifiadur. Mae’r un lleoedd yn y rhestr isod.',
    show: 'Dangos y map',
    noScript: 'Mae angen JavaScript ar y map. Mae’r un lleoedd yn y rhestr.',
    failed: 'Nid oes modd llwytho’r map. Mae’r un lleoedd yn y rhestr.',
  },
  listPage: {
    empty: 'Dydych chi ddim wedi cadw dim eto. Mae botwm “Cadw” wrth bob gwasanaeth.',
    hint: 'Dim ond yng nghyfeiriad y dudalen hon mae eich rhestr. Does neb arall yn ei gweld, a does dim yn cael ei storio.',
    warning:
      'Gall unrhyw un â’r ddolen hon ei darllen. Peidiwch ag ysgrifennu enwau, na dim am iechyd.',
    safe: 'Ydy hi’n ddiogel iddyn nhw gael hwn ar eu ffôn?',
    title: 'Teitl',
    phone: 'Ffôn',
    join: 'Ymuno',
    print: 'Argraffu',
    copy: 'Copïo’r ddolen',
    text: 'Tecstio',
    email: 'E-bost',
    along: 'Ewch â hi gyda chi',
    open: 'Agor y rhestr hon ar ffôn',
    notes: 'Anfon y nodiadau hefyd',
    large: 'Argraffu mewn llythrennau mawr',
    changes: 'Gall amserau newid, felly gwiriwch cyn mynd.',
    noScript: 'Mae angen JavaScript ar eich rhestr.',
    say: {
      note: 'Nodyn',
      add: 'Ychwanegu nodyn',
      change: 'Newid y nodyn',
      noteHint: 'Gall unrhyw un â’r ddolen ei ddarllen. Dim enwau, dim byd am iechyd.',
      up: 'Symud i fyny',
      down: 'Symud i lawr',
      remove: 'Tynnu',
      removed: 'Wedi’i dynnu. * ar eich rhestr.',
    },
  },
  quality: {
    title: 'Ansawdd y data',
    intro:
      'Mae’r dudalen hon i’r bobl sy’n cadw’r cyfeiriadur. Mae ynddo {services}, gyda {points} ar gyfartaledd.',
    points: {
      two: '{count} bwynt allan o 100',
      few: '{count} phwynt allan o 100',
      many: '{count} phwynt allan o 100',
      other: '{count} pwynt allan o 100',
    },
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
    inYear: 'Gwiriwyd yn {year}',
    behind: 'Pwy sydd ar ei hôl hi',
    organization: 'Sefydliad',
    oldest: 'Gwiriad hynaf',
    complete: {
      services: {
        two: 'Pa mor gyflawn yw’r {count} wasanaeth',
        other: 'Pa mor gyflawn yw’r {count} gwasanaeth',
      },
      organizations: 'Pa mor gyflawn yw’r {count} sefydliad',
      locations: {
        two: 'Pa mor gyflawn yw’r {count} leoliad',
        other: 'Pa mor gyflawn yw’r {count} lleoliad',
      },
    },
    field: 'Maes',
    filled: 'Wedi’i lenwi',
    advice: 'Cyngor',
    records: 'Cofnodion',
    worst: 'Beth i edrych arno gyntaf',
    more: 'A {count} arall.',
  },
  gone: {
    moved: 'Mae’r dudalen hon wedi symud',
    follow: 'Ewch i’r dudalen newydd',
    ended: 'Nid yw hwn yn y cyfeiriadur bellach',
    since: 'Cafodd ei dynnu allan ar {date}.',
    instead: 'Gweld beth sydd nawr',
  },
  preview: {
    title: 'Beth sy’n newid',
    before: 'Cyn',
    after: 'Wedyn',
    goes: 'Bydd y dudalen hon yn mynd gyda’r newid.',
  },
}
