import type { BuiltSentences } from '../en/messages.ts'

/** Statements of the publisher, in Welsh. */
export const STATEMENTS: Pick<BuiltSentences, 'accessibility' | 'privacy'> = {
  accessibility: {
    paragraphs: {
      pages:
        'Mae {publisher} am i bawb allu defnyddio’r tudalennau hyn. Maen nhw’n gweithio gyda’r bysellfwrdd yn unig a heb JavaScript. Maen nhw’n gweithio ar sgriniau bach, gyda thestun dwywaith y maint, ac mewn lliwiau golau a thywyll. dim ond y map, eich rhestr a’r ffurflen newid sydd angen JavaScript.',
      aim: 'Ein nod yw lefel AA Canllawiau Hygyrchedd Cynnwys Gwe 2.2. Hyd yma, dim ond rhaglenni sydd wedi profi’r tudalennau. Nid oes neb wedi’u gwirio yn ôl y canllawiau.',
      links:
        'Rydyn ni’n cysylltu â gwefannau eraill. Nid ni sydd biau’r hyn sydd arnyn nhw, a gall fod yn anos ei ddefnyddio.',
    },
    contact:
      'A yw rhywbeth yn anodd ei ddefnyddio, neu a oes ei angen arnoch ar ffurf arall? Dywedwch wrth {publisher}.',
  },
  privacy: {
    paragraphs: {
      publisher:
        'Nid yw {publisher} yn gosod cwcis yma nac yn cyfrif ymwelwyr. Nid yw’n cadw beth rydych chi’n chwilio amdano.',
      host: 'Mae cwmni yn anfon y tudalennau hyn atoch ar ein rhan. Am amser byr, mae’n cadw cyfeiriad eich cyfrifiadur, a pha dudalen y gofynnoch amdani. Mae pob gwesteiwr gwe yn gwneud hynny.',
      links:
        'Mae dolen i wefan arall yn mynd â chi yno pan fyddwch chi’n ei dewis. Does dim byd yn cael ei lwytho oddi yno cyn hynny.',
      tiles:
        'Os dewiswch ddangos y map, daw ei luniau o {tiles}. Bydd y wefan honno wedyn yn gwybod cyfeiriad eich cyfrifiadur, a pha ran o’r map rydych chi’n edrych arni.',
      form: 'Mae’r hyn rydych chi’n ei deipio yn y ffurflen newid yn aros yn y tab hwn o’ch porwr. Nid yw’n mynd i unman nes i chi ei anfon.',
      suggestions:
        'Gallwch anfon newid at y golygyddion heb e-bost. Bydd y ffurflen wedyn yn darllen y cofnod o GitHub, ac yn ddiweddarach beth ddigwyddodd i’r newid. Bydd GitHub yn gwybod cyfeiriad eich cyfrifiadur. Mae’r newid yn mynd i GitHub. {readers} ei ddarllen yno. Dim ond lle gall y golygyddion yn unig ei ddarllen y mae’r rheswm yn mynd. Does neb yn dysgu yno pwy ydych chi.',
      reports: {
        store:
          'Os dywedwch fod rhywbeth o’i le, mae hynny’n mynd i GitHub, lle dim ond y golygyddion all ei ddarllen. Byddant yn dileu’r hyn a ysgrifennoch, a sut i gysylltu â chi, 90 diwrnod ar ôl iddynt ddelio ag ef.',
        public:
          'Os dywedwch fod rhywbeth o’i le, mae’r hyn rydych yn ei dicio’n mynd i GitHub, lle gall eraill ei ddarllen. Dim ond drwy e-bost y mae’r hyn rydych yn ei ysgrifennu, a sut i gysylltu â chi, yn mynd at y golygyddion.',
      },
      readers: { editors: 'Dim ond y golygyddion all', everybody: 'Gall eraill' },
      github:
        'Gall y ffurflen ddangos testun cofnod i chi. Bydd wedyn yn darllen hwnnw oddi ar GitHub, a bydd GitHub yn gwybod cyfeiriad eich cyfrifiadur.',
      members:
        'Gall aelodau’r tîm fewngofnodi i GitHub yn y ffurflen. Mae eu tab yn y porwr yn cofio hynny am wyth awr, neu nes iddo gael ei gau. Ar GitHub mae eraill yn gweld pwy anfonodd newid.',
    },
    contact: 'I holi am eich data, ysgrifennwch at {publisher}.',
  },
}
