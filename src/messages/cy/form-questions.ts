import type { BuiltSentences } from '../en/messages.ts'

/** What the form asks about each kind of record, and the hint below each question. In Welsh. */
export const FORM_QUESTIONS: BuiltSentences['form']['questions'] = {
  service: {
    status: ['A yw ar agor?', 'Dewiswch un.'],
    alert: [
      'A oes rhywbeth y mae’n rhaid i bawb ei wybod nawr?',
      'Mae’n cael ei ddangos yn gyntaf. Er enghraifft: “Ar gau ddydd Llun 5 Ionawr.” Gadewch ef yn wag os nad oes dim.',
    ],
    alert_until: [
      'Tan pryd y dylid dangos hynny?',
      'Y diwrnod olaf. Gadewch ef yn wag os nad oes neb yn gwybod.',
    ],
    reopens: [
      'Pryd bydd yn agor eto?',
      'Y diwrnod cyntaf, os yw ar gau am y tro. Gadewch ef yn wag os nad oes neb yn gwybod.',
    ],
    exceptions: [
      'Ar ba ddyddiau y mae’n wahanol?',
      'Un llinell ar gyfer pob un. Er enghraifft: “closed 25 Dec to 1 Jan”, “24 Dec 10am-2pm”.',
    ],
    hours: [
      'Pryd mae e?',
      'Un llinell ar gyfer pob amser, yn Saesneg, fel ar boster: “Tuesdays 12:00 to 13:30”, “second Thursday 2pm to 4pm”.',
    ],
    phones: [
      'Pa rifau ffôn y gall pobl eu ffonio?',
      'Gyda’r cod ardal. Rhowch rif personol dim ond os yw ei berchennog yn cytuno.',
    ],
    email: ['At ba gyfeiriad e-bost y gall pobl ysgrifennu?', 'Un cyfeiriad.'],
    url: ['Beth yw ei dudalen we?', 'Mae’n dechrau gyda https://'],
    fees_description: [
      'Faint mae’n ei gostio?',
      'Er enghraifft: “Am ddim, ond croesewir rhoddion.”',
    ],
    locations: ['Ble mae e?', 'Teipiwch ran o enw’r lle, y dref neu’r cod post.'],
    place_hours: [
      'Pryd mae e ym mhob un o’i leoedd?',
      'Dim ond ar gyfer lle sydd â’i amserau ei hun.',
    ],
    name: ['Beth yw ei enw?', 'Yr enw y mae pobl yn ei adnabod.'],
    description: ['Beth yw e?', 'Ychydig frawddegau: beth sy’n digwydd yno, a beth i’w ddisgwyl.'],
    organization: ['Pwy sy’n ei redeg?', 'Teipiwch ran o enw’r sefydliad.'],
    eligibility_description: [
      'I bwy mae e?',
      'Mewn geiriau. Er enghraifft: “Unrhyw un sy’n gofalu am rywun arall.”',
    ],
    minimum_age: ['O ba oedran?', 'Mewn blynyddoedd. Mae gwag yn golygu o enedigaeth.'],
    maximum_age: ['Hyd at ba oedran?', 'Mewn blynyddoedd. Mae gwag yn golygu heb derfyn.'],
    service_areas: [
      'I ba ardal mae e?',
      'Cod post, ei ddechrau, neu enw’r ardal. Gadewch ef yn wag os yw i bawb.',
    ],
    taxonomy_terms: ['Am beth mae e?', 'Dewiswch bob pwnc sy’n addas.'],
    application_process: [
      'Sut mae pobl yn cymryd rhan?',
      'Er enghraifft: “Ffoniwch y swyddfa, neu dewch draw.”',
    ],
    alternate_name: [
      'Pa enw arall y mae pobl yn ei ddefnyddio?',
      'Er enghraifft: “Clwb Dydd Mawrth”.',
    ],
    interpretation_services: [
      'Sut mae pobl yn cael cyfieithydd?',
      'Er enghraifft: “Iaith arwyddion os gofynnwch wythnos ymlaen llaw.”',
    ],
    wait_time: ['Pa mor hir y mae pobl yn aros fel arfer?', 'Er enghraifft: “Tua phythefnos”.'],
    accreditations: ['Pa farciau ansawdd sydd ganddo?', 'Er enghraifft: “Safon Ansawdd Cyngor”.'],
    visible_from: [
      'O ba ddiwrnod y dylid ei ddangos?',
      'Ar gyfer rhywbeth sy’n dechrau’n ddiweddarach. Tan hynny nid yw ar unrhyw dudalen.',
    ],
    visible_until: [
      'Beth yw ei ddiwrnod olaf?',
      'Wedi hynny mae’r dudalen yn dweud ei fod ar gau.',
    ],
    licenses: ['Pa drwyddedau sydd ganddo?', 'Er enghraifft: “Trwydded safle”.'],
  },
  organization: {
    name: ['Beth yw enw’r sefydliad?', 'Ei enw llawn.'],
    description: ['Beth mae’n ei wneud?', 'Brawddeg neu ddwy.'],
    phones: ['Pa rifau ffôn sydd ganddo?', 'Gyda’r cod ardal.'],
    email: ['Beth yw ei gyfeiriad e-bost?', 'Un cyfeiriad.'],
    website: ['Beth yw ei wefan?', 'Mae’n dechrau gyda https://'],
    alternate_name: ['Pa enw arall y mae pobl yn ei ddefnyddio?', 'Er enghraifft: “SCT”.'],
    legal_status: ['Beth yw ei ffurf gyfreithiol?', 'Er enghraifft: “Elusen gofrestredig”.'],
    year_incorporated: ['Ym mha flwyddyn y cafodd ei sefydlu?', 'Er enghraifft: 1987.'],
    logo: ['Ble mae llun o’i logo?', 'Mae’n dechrau gyda https://'],
  },
  location: {
    name: ['Beth yw enw’r lle?', 'Er enghraifft: “Neuadd y Pentref”.'],
    location_type: ['Sut mae pobl yn cysylltu ag ef?', 'Dewiswch un.'],
    address_1: ['Beth yw’r tŷ a’r stryd?', 'Er enghraifft: “12 Lôn y Felin”.'],
    city: ['Ym mha dref neu bentref mae e?', 'Tref y cyfeiriad.'],
    state_province: ['Ym mha sir neu ardal cyngor mae e?', 'Er enghraifft: “Gwynedd”.'],
    postal_code: ['Beth yw ei god post?', 'Er enghraifft: “LL55 1AB”.'],
    accessibility: [
      'Beth sy’n helpu pobl ag anabledd yno?',
      'Un llinell ar gyfer pob peth. Er enghraifft: “Mynedfa heb risiau”, “Dolen sain”.',
    ],
    latitude: ['Pa mor bell i’r gogledd yw e, mewn graddau?', 'Er enghraifft: “51.4405”.'],
    longitude: [
      'Pa mor bell i’r dwyrain yw e, mewn graddau?',
      'Er enghraifft: “-2.6014”. I’r gorllewin o Greenwich mae’n dechrau gyda minws.',
    ],
    transportation: [
      'Sut mae pobl yn cyrraedd yno?',
      'Er enghraifft: “Mae bws 76 yn stopio y tu allan.”',
    ],
    phones: ['Pa rifau ffôn sydd gan y lle?', 'Gyda’r cod ardal.'],
    description: [
      'Sut le yw e?',
      'Sut i ddod o hyd i’r ffordd i mewn. Er enghraifft: “Mae’r drws yn yr iard.”',
    ],
    url: ['Beth yw ei dudalen we?', 'Mae’n dechrau gyda https://'],
    alternate_name: ['Pa enw arall y mae pobl yn ei ddefnyddio?', 'Er enghraifft: “Yr hen ysgol”.'],
    exceptions: [
      'Ar ba ddyddiau y mae’r lle ar gau, neu ar agor ar adegau eraill?',
      'Un llinell ar gyfer pob un. Er enghraifft: “closed 25 Dec to 1 Jan”, “24 Dec 10am-2pm”.',
    ],
    address_2: ['A oes ail linell i’r cyfeiriad?', 'Er enghraifft: “Llawr uchaf”.'],
  },
}

/** Of a question that is answered in lines: what one is, and what adds one. */
export const FORM_LINES: BuiltSentences['form']['lines'] = {
  hours: ['Amser', 'Ychwanegu amser arall'],
  phones: ['Rhif', 'Ychwanegu rhif arall'],
  accessibility: ['Ffaith', 'Ychwanegu ffaith arall'],
  exceptions: ['Diwrnod', 'Ychwanegu diwrnod arall'],
  service_areas: ['Ardal', 'Ychwanegu ardal arall'],
}
