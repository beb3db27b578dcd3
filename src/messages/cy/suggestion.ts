import type { BuiltSentences } from '../en/messages.ts'

/** The messages of sending something without an account. `*` is its number. In Welsh. */
export const SUGGESTION: BuiltSentences['suggestion'] = {
  send: 'Anfon at y golygyddion',
  hint: 'Gall eraill ei ddarllen, felly ni chaiff yr hyn rydych chi’n ei ysgrifennu o dan “Pam” ei anfon. Does neb yn dysgu pwy ydych chi. Gallwch anfon y cyfan drwy e-bost hefyd.',
  hintPrivate:
    'Dim ond y golygyddion all ei ddarllen. Dydyn nhw ddim yn dysgu pwy ydych chi. Gallwch ei anfon drwy e-bost hefyd.',
  trap: 'Gadewch hwn yn wag.',
  script: {
    sending: 'Un eiliad …',
    thanks: 'Diolch. Mae’r hyn a anfonoch gan y golygyddion. Ei rif yw *.',
    open: 'Maen nhw’n edrych arno, ac yn ei gyhoeddi os yw’n gywir. Tan hynny mae’r dudalen yn aros fel y mae.',
    merged: 'Maen nhw wedi ei dderbyn. Bydd yn gyhoeddus y tro nesaf y byddan nhw’n cyhoeddi.',
    closed: 'Maen nhw wedi penderfynu peidio â’i gyhoeddi.',
    noPreview: 'Does dim rhagolwg ohono, oni bai bod y golygyddion yn gwneud un.',
    preview: 'Gweld sut y bydd yn edrych',
    see: 'Gweld beth sy’n digwydd iddo',
    back: 'Yn ôl i’r ffurflen',
    conflict:
      'Ni anfonwyd y newid, oherwydd bod rhywun arall wedi newid yr un peth yn y cyfamser: mae i’w weld uchod. Mae eich ateb yno o hyd. Newidiwch ef, neu anfonwch ef unwaith eto fel y mae.',
    offline:
      'Efallai nad yw’r newid wedi cyrraedd. Does dim byd a deipioch wedi’i golli. Gwiriwch eich cysylltiad, ac anfonwch ef eto: dim ond unwaith y mae’n cyrraedd.',
    unreadable:
      'Ni anfonwyd y newid, oherwydd nad oes modd darllen y cofnod ar hyn o bryd. Does dim byd a deipioch wedi’i golli. Anfonwch ef drwy e-bost.',
    confirm: {
      hint: 'Dim ond yr ateb hwn y mae’r golygyddion yn ei gael. Does neb yn dysgu pwy ydych chi.',
      newer:
        'Ni anfonwyd yr ateb, oherwydd bod rhywun wedi newid y cofnod hwn, ac nid yw’r dudalen hon yn ei ddangos eto. Edrychwch eto pan fydd yn ei ddangos.',
      already: 'Mae rhywun eisoes wedi dweud heddiw fod hyn i gyd yn gywir. Diolch.',
      offline:
        'Efallai nad yw’r ateb wedi cyrraedd. Gwiriwch eich cysylltiad, a gwasgwch y botwm eto: dim ond unwaith y mae’n cyrraedd.',
      unreadable:
        'Ni anfonwyd yr ateb, oherwydd nad oes modd darllen y cofnod ar hyn o bryd. Anfonwch ef drwy e-bost.',
    },
  },
}
