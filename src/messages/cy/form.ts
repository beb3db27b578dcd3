import type { BuiltSentences } from '../en/messages.ts'
import { FORM_LINES, FORM_QUESTIONS } from './form-questions.ts'

/** The messages of the form. */
export const FORM: BuiltSentences['form'] = {
  page: {
    intro:
      'Cywirwch yr hyn sydd o’i le, neu ychwanegwch yr hyn sydd ar goll. Ni chyhoeddir dim nes bod y golygyddion wedi edrych arno.',
    introNew: 'Llenwch yr hyn a wyddoch. Ni chyhoeddir dim nes bod y golygyddion wedi edrych arno.',
    noScript:
      'Mae angen JavaScript ar y ffurflen hon. Gallwch hefyd ysgrifennu at y golygyddion: dywedwch pa wasanaeth yr ydych yn ei feddwl, a beth sydd o’i le neu fod popeth yn gywir.',
    mailSubject: 'Gwasanaeth',
    mailBody: 'Y gwasanaeth: \r\nBeth sydd o’i le, neu “Mae popeth yn gywir heddiw”: ',
    changes: 'Beth fydd yn newid',
    checked: 'Rwyf wedi gwirio heddiw fod hyn i gyd yn gywir',
    why: 'Pam, mewn ychydig eiriau?',
    whyHint:
      'I’r golygyddion. Er enghraifft: “Ffoniais nhw y bore yma.” Nid yw’n cael ei gyhoeddi.',
    send: 'Anfon drwy e-bost',
    sendHint:
      'Mae eich rhaglen e-bost yn agor gyda neges at y golygyddion. Anfonwch y neges honno, os gwelwch yn dda.',
    copy: 'Copïo’r neges',
    attach: 'Cadw fel ffeil',
    startAgain: 'Dechrau eto',
    wrong:
      'Mae rhai atebion ar goll, neu ddim yn gywir eto. Maent wedi’u marcio, ac mae’r dolenni’n arwain yno. Gallwch eu hanfon serch hynny.',
    more: 'Rhagor o gwestiynau',
    back: 'Yn ôl i’w dudalen',
    messages:
      'Mae’r cofnodion yn Saesneg. Felly mae’r negeseuon am eich atebion, a’r brawddegau am yr hyn a fydd yn newid, yn Saesneg hefyd.',
  },
  confirm: {
    title: 'A yw hyn i gyd yn dal yn gywir?',
    intro: 'Gofynnwch i’r bobl sy’n ei redeg, neu edrychwch drosoch eich hun.',
    page: 'Gweld popeth ar ei dudalen.',
    yes: 'Ydy, mae popeth yn gywir heddiw',
    no: 'Nac ydy, newid rhywbeth',
  },
  title: { change: 'Newid cofnod', add: 'Ychwanegu gwasanaeth' },
  sections: {
    now: 'A all pobl ei ddefnyddio nawr?',
    when: 'Pryd a ble',
    contact: 'Cysylltu',
    cost: 'Cost, ac i bwy y mae',
    what: 'Beth ydyw',
  },
  choices: {
    status: {
      active: 'Mae ar agor.',
      'temporarily closed': 'Mae ar gau am y tro, a bydd yn agor eto.',
      inactive: 'Mae ar gau, ac nid oes neb yn gwybod a fydd yn agor eto.',
      defunct: 'Mae wedi dod i ben.',
    },
    location_type: {
      physical: 'Mae pobl yn dod iddo.',
      virtual: 'Mae ar y ffôn neu ar-lein.',
      postal: 'Dim ond ysgrifennu ato mae pobl.',
    },
  },
  lines: FORM_LINES,
  questions: FORM_QUESTIONS,
  script: {
    correct: 'Cywiro *',
    loading: 'Un eiliad …',
    lost: 'Ni ellid dod o hyd i hwn. Agorwch ei dudalen, a dewiswch “Rhywbeth o’i le?” yno.',
    offline: 'Ni ellid ei lwytho. Gwiriwch eich cysylltiad, ac agorwch y dudalen hon eto.',
    restored: 'Mae’r hyn a deipioch o’r blaen yma o hyd.',
    earlier: 'Dangos yr hyn a deipioch yma cyn agor y ddolen hon. Mae wedi’i gadw.',
    understood: 'Rydym yn deall:',
    noChanges: 'Dim byd eto.',
    answered: 'Ateb arall i:',
    fix: 'Ysgrifennu *',
    fixAt: 'wrth “*”',
    completed: 'Ysgrifennon ni * i chi.',
    problems: {
      'missing-field': 'Atebwch hwn hefyd.',
      'missing-field name': 'Ysgrifennwch enw.',
      'missing-field description': 'Dywedwch mewn brawddeg neu ddwy beth yw e.',
      'missing-field organization': 'Dywedwch pwy sy’n ei redeg.',
      'missing-field address_1': 'Ysgrifennwch y tŷ a’r stryd.',
      'missing-field city': 'Ysgrifennwch y dref neu’r pentref.',
      'missing-field state_province': 'Ysgrifennwch y sir neu ardal y cyngor.',
      'missing-field postal_code': 'Ysgrifennwch y cod post.',
      'blank-field': 'Ysgrifennwch rywbeth yma, neu tynnwch ef.',
      'wrong-format url':
        'Nid yw hwn yn gyfeiriad gwe cyfan. Ysgrifennwch ef fel https://www.example.org/page',
      'wrong-format website':
        'Nid yw hwn yn gyfeiriad gwe cyfan. Ysgrifennwch ef fel https://www.example.org/page',
      'wrong-format logo':
        'Nid yw hwn yn gyfeiriad gwe cyfan. Ysgrifennwch ef fel https://www.example.org/logo.png',
      'wrong-format email':
        'Nid yw hwn yn gyfeiriad e-bost cyfan. Ysgrifennwch ef fel hello@example.org',
      'wrong-format phones':
        'Nid yw hwn yn rhif ffôn cyfan. Ysgrifennwch ef fel y mae pobl yn ei ddeialu, fel 0117 496 0123',
      'wrong-format number':
        'Nid yw hwn yn rhif ffôn cyfan. Ysgrifennwch ef fel y mae pobl yn ei ddeialu, fel 0117 496 0123',
      'wrong-format postal_code': 'Nid yw hwn yn god post cyfan. Ysgrifennwch ef fel BS3 1JA',
      'wrong-type minimum_age': 'Ysgrifennwch yr oedran mewn ffigurau, fel 60.',
      'wrong-type maximum_age': 'Ysgrifennwch yr oedran mewn ffigurau, fel 60.',
      'wrong-type amount': 'Ysgrifennwch y pris mewn ffigurau, fel 4.50, neu 0 os yw am ddim.',
      'wrong-type year_incorporated': 'Ysgrifennwch y flwyddyn mewn pedwar ffigur, fel 1987.',
      'out-of-range minimum_age': 'Ysgrifennwch oedran o 0 i 150.',
      'out-of-range maximum_age': 'Ysgrifennwch oedran o 0 i 150.',
      'out-of-range amount': 'Ni all pris fod yn llai na 0.',
      'out-of-range year_incorporated': 'Ysgrifennwch y flwyddyn mewn pedwar ffigur, fel 1987.',
      'ages-reversed': 'Mae’r oedran cyntaf yn uwch na’r ail. Cyfnewidiwch nhw, neu cywirwch un.',
      'bad-postcode': 'Nid oes cod post o’r fath. Edrychwch arno eto.',
      'odd-postcode': 'Nid oes cod post o’r fath. Edrychwch arno eto.',
      'mobile-number':
        'Mae hwn yn edrych fel rhif symudol rhywun ei hun, a bydd pawb yn ei weld. Oes rhif swyddfa neu grŵp?',
      'personal-email':
        'Mae hwn yn edrych fel cyfeiriad e-bost rhywun ei hun, a bydd pawb yn ei weld. Oes un swyddfa neu grŵp?',
      'published-password':
        'Mae hwn yn edrych fel cyfrinair neu god drws, y byddai pawb yn ei weld. Tynnwch ef.',
      'secret-key':
        'Mae hwn yn edrych fel allwedd i system arall, y byddai pawb yn ei gweld. Tynnwch hi.',
      'wrong-format alert_until': 'Dewiswch ddiwrnod, neu ei ysgrifennu fel 2026-12-24.',
      'wrong-format reopens': 'Dewiswch ddiwrnod, neu ei ysgrifennu fel 2026-12-24.',
      'wrong-format visible_from': 'Dewiswch ddiwrnod, neu ei ysgrifennu fel 2026-12-24.',
      'wrong-format visible_until': 'Dewiswch ddiwrnod, neu ei ysgrifennu fel 2026-12-24.',
      'wrong-format valid_from': 'Dewiswch ddiwrnod, neu ei ysgrifennu fel 2026-12-24.',
      'wrong-format valid_to': 'Dewiswch ddiwrnod, neu ei ysgrifennu fel 2026-12-24.',
      'first-day-after-last':
        'Rhwng y ddau ddiwrnod hyn fe’i dangosir fel petai ar gau. Os yw’n rhedeg rhyngddyn nhw, cyfnewidiwch nhw.',
      'dates-reversed':
        'Mae’r diwrnod olaf cyn y cyntaf. Cyfnewidiwch y ddau ddiwrnod, neu gywiro un.',
      'bad-exception':
        'Nid ydym yn deall y dyddiau hyn. Ysgrifennwch nhw fel “closed 25 Dec to 1 Jan”, “closed bank holidays” neu “24 Dec 10am-2pm”.',
      'bad-exception offered': 'Ai dyma’r amser rydych yn ei feddwl?',
      'wrong-type latitude': 'Dangoswch ef ar y map, neu ysgrifennwch rif fel 51.4405.',
      'out-of-range latitude': 'Dangoswch ef ar y map, neu ysgrifennwch rif fel 51.4405.',
      'wrong-type longitude': 'Dangoswch ef ar y map, neu ysgrifennwch rif fel -2.6014.',
      'out-of-range longitude': 'Dangoswch ef ar y map, neu ysgrifennwch rif fel -2.6014.',
      'wrong-format currency': 'Ysgrifennwch dair priflythyren, fel GBP.',
      'bad-hours':
        'Nid ydym yn deall yr amser hwn. Ysgrifennwch ef yn Saesneg, fel “Tuesdays 12:00 to 13:30” neu “second Thursday 2pm to 4pm”.',
      'bad-hours offered': 'Ai dyma’r amser rydych yn ei feddwl?',
      'hours-past-midnight':
        'Mae hwn yn gorffen y diwrnod wedyn. Ysgrifennwch ddwy linell: un tan 23:59, ac un o 00:00 y diwrnod wedyn.',
      'hours-split-by-comma': 'Ysgrifennwch bob amser ar linell ar wahân.',
      'overlapping-hours':
        'Mae dau o’r amserau hyn ar yr un pryd. Tynnwch un allan, neu ei gywiro.',
      'phone-length': 'Mae gan y rhif hwn ormod neu rhy ychydig o ddigidau. Edrychwch arno eto.',
      'words-in-phone-number offered': 'Ysgrifennwch bob rhif ar linell ar wahân.',
      'words-in-phone-number': 'Ysgrifennwch y rhif yn unig yma, fel y mae pobl yn ei ddeialu.',
      'unknown-terms':
        'Nid ydym yn gwybod pryd mae tymhorau’r ysgol yma. Ysgrifennwch o ba ddiwrnod hyd at ba ddiwrnod y mae, fel “from 7 Sep to 18 Dec 2026”.',
      'misspelt-area': 'Nid ydym yn adnabod yr ardal hon. A yw wedi’i sillafu’n gywir?',
      'wrong-encoding': 'Torrwyd rhai llythrennau wrth gopïo hwn. Ysgrifennwch nhw eto.',
      'hours-without-anchor':
        'Dywedwch o ba ddiwrnod i gyfrif yr wythnosau: ychwanegwch, er enghraifft, “from 2026-01-06”.',
      'torn-entry': 'Mae’n edrych fel un cofnod wedi’i rannu’n sawl darn. Rhowch ef i gyd mewn un.',
      'language-code': 'Nid ydym yn adnabod yr iaith hon. Ysgrifennwch ei chod, fel cy neu en-GB.',
      'hours-in-note':
        'Mae’r geiriau hyn yn newid pryd mae’n digwydd. Ysgrifennwch nhw fel dyddiau ac amserau, yn Saesneg, fel “Tue 10:00-12:00 except 25 Dec”.',
      'hours-colon': 'Ysgrifennwch yr amserau â cholon, fel 10:00.',
      'unknown-reference': 'Nid oes dim o’r enw hwn yma. A yw wedi’i sillafu’n gywir?',
      'unknown-reference service_areas':
        'Nid ydym yn adnabod yr ardal hon. Ysgrifennwch god post, tref neu gyngor, â phriflythyren.',
      'ambiguous-reference': 'Mae sawl un o’r enw hwn yma. Dywedwch pa un rydych yn ei feddwl.',
      'area-in-two-ways': 'Mae’r ardal hon yma ddwywaith, mewn dwy ffordd. Tynnwch un.',
      'duplicate-place': 'Mae’r lle hwn yma ddwywaith. Tynnwch un.',
      'duplicate-slug': 'Mae un o’r enw hwn yma eisoes. Ysgrifennwch enw arall.',
      'phone-in-name': 'Mae rhif ffôn yn yr enw hwn. Ysgrifennwch ef lle rydym yn gofyn am rifau.',
      'coordinates-swapped':
        'Mae’r ddau rif hyn fel petaent wedi’u cyfnewid. Cyfnewidiwch nhw’n ôl.',
      'coordinates-halved':
        'Mae un o’r ddau rif ar goll. Dangoswch y lle ar y map, neu tynnwch y ddau.',
      'coordinates-abroad': 'Mae’r pwynt hwn dramor. Dangoswch ar y map ble mae’r lle.',
      'coordinates-far-away':
        'Mae’r pwynt hwn ymhell o’r cod post. Dangoswch ar y map ble mae’r lle.',
      'longitude-without-minus':
        'Mae’r pwynt hwn yn rhy bell i’r dwyrain. A oes arwydd minws ar goll o flaen y rhif?',
      'closes-before-opening': 'Mae’n gorffen cyn iddo ddechrau. Cywirwch un o’r ddau amser.',
      'equal-times': 'Mae’n dechrau ac yn gorffen ar yr un pryd. Cywirwch un o’r ddau amser.',
      'missing-time': 'Dywedwch pryd mae’n dechrau a phryd mae’n gorffen.',
      'interval-without-anchor': 'Dywedwch ar ba ddiwrnod mae’r un cyntaf.',
      'not-a-choice': 'Dewiswch un o’r atebion.',
      'wrong-format': 'Nid yw hwn wedi’i ysgrifennu fel y dylai fod. Edrychwch arno eto.',
      'wrong-type': 'Nid yw hwn yn ateb i’r cwestiwn. Edrychwch arno eto.',
      'out-of-range':
        'Mae’r rhif neu’r dyddiad hwn yn rhy fawr neu’n rhy fach. Edrychwch arno eto.',
    },
    sendHint:
      'Mae eich rhaglen e-bost yn agor gyda neges at y golygyddion. Anfonwch y neges honno, os gwelwch yn dda.',
    sent: 'Anfonwch hi yn eich rhaglen e-bost: bydd y golygyddion yn edrych arni, ac yn ei chyhoeddi os yw’n gywir. Os nad oes e-bost yn agor, copïwch y neges, a’i hanfon at *.',
    copied: 'Wedi’i chopïo. Gludwch hi mewn neges at y golygyddion.',
    notCopied: 'Nid oedd modd ei gopïo. Dewiswch y testun isod.',
    tooLong:
      'Mae’r newid hwn yn rhy hir i neges sydd wedi’i llenwi. Cadwch ef fel ffeil, ac atodwch y ffeil i neges at y golygyddion.',
    attached:
      'Wedi’i gadw fel *. Mae ymhlith eich lawrlwythiadau. Atodwch ef i neges at y golygyddion.',
    tooMany:
      'Gall un neges ddal pum cofnod. Tynnwch rai, anfonwch y lleill yn gyntaf, ac ychwanegwch y rhain wedyn.',
    subject: { change: 'Newid: *', add: 'Newydd: *' },
    conflict: 'Mae hwn wedi newid ers hynny. Nawr mae’n:',
    twin: 'Mae gwasanaeth â’r enw hwn yma eisoes. Os yr un un yw e, newidiwch ef yno:',
    empty: 'gwag',
    remove: 'Tynnu',
    unshown: 'Ni ellir dangos hwn mewn ffurflen. Ysgrifennwch at y golygyddion i’w newid.',
    clocks: 'Dewis dyddiau a chlociau',
    lacks: {
      day: 'Ar ba ddiwrnod? Ticiwch ef isod.',
      times: 'Pryd mae’n dechrau ac yn gorffen? Dywedwch isod.',
    },
    from: 'O',
    until: 'Hyd at',
    place: {
      show: 'Dangos ar fap ble mae e',
      hint: 'Daw lluniau’r map o *. Mae’n gwybod cyfeiriad eich cyfrifiadur wedyn.',
      label: 'Map o’r lle',
      move: 'Tapiwch lle mae’r drws, neu symudwch y map gyda’r bysellau saeth, nes bod y cylch yno.',
      set: 'Mae’r drws yn *.',
      failed: 'Ni ellir llwytho’r map. Gallwch ysgrifennu’r ddau rif isod, o dan “Mwy”.',
    },
    find: {
      organization: 'Dod o hyd i sefydliad',
      locations: 'Dod o hyd i le',
      taxonomy_terms: 'Dod o hyd i bwnc',
    },
    found: 'Wedi dod o hyd i *. Dewiswch un gyda’r bysellau saeth.',
    nothing: 'Dim byd o’r enw hwnnw. Rhowch gynnig ar air arall, neu ychwanegwch ef.',
    noTopic: 'Dim pwnc o’r enw hwnnw. Rhowch gynnig ar air arall.',
    addNew: { organization: 'Ychwanegu sefydliad newydd', location: 'Ychwanegu lle newydd' },
    another: 'Dewis un arall',
    details: 'Cywiro ei fanylion',
    section: {
      service: 'Y gwasanaeth newydd',
      organization: 'Y sefydliad newydd',
      location: 'Y lle newydd',
    },
    changed: { organization: 'Y sefydliad: *', location: 'Y lle: *', service: '*' },
    owner: {
      ask: 'Pa rifau ffôn sydd gan *?',
      hint: 'Nhw sy’n rhedeg hwn, ac mae eu rhifau ar dudalennau popeth y maen nhw’n ei redeg. Gyda’r cod ardal.',
    },
    leave: { add: 'Peidio â’i ychwanegu', change: 'Ei adael fel y mae' },
    narrower: 'Pynciau culach o *',
    confirmed: 'Mae rhywun eisoes wedi dweud heddiw fod hyn i gyd yn gywir. Diolch.',
  },
}
