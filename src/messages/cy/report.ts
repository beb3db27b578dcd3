import type { BuiltSentences } from '../en/messages.ts'

/** The messages of the small form that says what is wrong with a page. In Welsh. */
export const REPORT: BuiltSentences['report'] = {
  title: 'Rhywbeth o’i le?',
  lost: 'Agorwch dudalen y gwasanaeth, a dewiswch “Rhywbeth o’i le?” yno.',
  noScript: 'Heb JavaScript, ysgrifennwch atom. Dywedwch pa dudalen rydych yn ei meddwl.',
  what: 'Beth sydd o’i le?',
  ticks: {
    closed: 'Mae wedi cau',
    wrong: 'Mae amser, rhif neu bris yn anghywir',
    other: 'Rhywbeth arall',
  },
  noPerson: 'Peidiwch ag ysgrifennu am berson.',
  danger: 'Os oes rhywun mewn perygl, ffoniwch {number}.',
  ring: 'Gallwch ein ffonio hefyd:',
  words: 'Beth ddylai’r dudalen ei ddweud?',
  wordsHint: 'Os ydych yn gwybod. Mae ychydig eiriau’n ddigon.',
  reply: 'Sut gallwn ni gysylltu â chi?',
  replyHint: 'Dim ond os ydych eisiau ateb: cyfeiriad e-bost neu rif ffôn.',
  readers: {
    store:
      'Dim ond y golygyddion all ddarllen hwn. Byddant yn dileu’r hyn rydych yn ei ysgrifennu, a sut i gysylltu â chi, 90 diwrnod ar ôl iddynt ddelio ag ef.',
    public:
      'Gall pawb weld yr hyn rydych yn ei dicio. Byddai’r hyn rydych yn ei ysgrifennu’n gyhoeddus hefyd, felly dim ond drwy e-bost y mae’n mynd.',
    ticks:
      'Gall pawb weld yr hyn rydych yn ei dicio. Ni allwch ysgrifennu dim yma: gallai pawb ei ddarllen.',
    mail: 'Mae hwn yn mynd at y golygyddion drwy e-bost.',
  },
  send: 'Anfon',
  sendTicks: 'Anfon dim ond yr hyn a diciais',
  mail: 'Anfon drwy e-bost',
  copy: 'Copïo’r testun',
  correct: 'Ei gywiro eich hun',
  correctHint: 'Os ydych yn gwybod beth sy’n gywir, gallwch ei newid mewn ffurflen hirach:',
  trap: 'Gadewch hwn yn wag.',
  script: {
    about: 'Am:',
    choose: 'Ticiwch yr hyn sydd o’i le, neu ysgrifennwch ef.',
    sending: 'Un eiliad …',
    thanks: 'Diolch. Mae gan y golygyddion eich neges.',
    next: 'Byddant yn edrych arni, ac yn cywiro’r dudalen. Tan hynny bydd y dudalen yn aros fel y mae.',
    back: 'Yn ôl i’r dudalen',
    mailed: 'Os nad oes e-bost yn agor, copïwch y testun, a’i anfon at *.',
    tooLong: 'Mae hwn yn rhy hir i ddolen. Copïwch y testun, a’i anfon at *.',
    copied: 'Copïwyd. Anfonwch ef at *.',
    notCopied: 'Nid oedd modd ei gopïo. Dewiswch y testun isod.',
    subject: 'Mae rhywbeth o’i le: *',
    replyTo: 'Cysylltu:',
    offline:
      'Efallai nad yw wedi cyrraedd. Does dim o’r hyn a deipioch ar goll. Gwiriwch eich cysylltiad, a’i anfon eto: dim ond unwaith y bydd yn cyrraedd.',
    problems: {
      'too-many-suggestions':
        'Ni chafodd ei anfon, oherwydd bod gan y golygyddion lawer i edrych arno. Rhowch gynnig arall arni ymhen ychydig ddyddiau, neu anfonwch ef drwy e-bost.',
      'too-often': 'Ni chafodd ei anfon: daeth gormod o’ch cysylltiad. Arhoswch dri munud.',
      'not-private':
        'Ni chafodd ei anfon, oherwydd gallai pawb ddarllen yr hyn a ysgrifennoch. Anfonwch ef drwy e-bost, neu tynnwch eich geiriau.',
      'not-there': 'Ni chafodd ei anfon: nid oes gan y golygyddion gofnod o’r dudalen hon mwyach.',
      other: 'Ni chafodd ei anfon: nid yw hyn yn gweithio ar hyn o bryd. Anfonwch ef drwy e-bost.',
    },
  },
}
