import type { Language } from './languages.ts'

/** The words of sending something without an account. `*` is its number. */
const en = {
  send: 'Send to the editors',
  hint: 'Others may read it, also what you write under “Why”. Nobody learns who you are. You can also send it by mail.',
  hintPrivate:
    'Only the editors can read it. They do not learn who you are. You can also send it by mail.',
  trap: 'Leave this empty.',
  script: {
    sending: 'One moment …',
    thanks: 'Thank you. The editors have what you sent. It is number *.',
    open: 'They look at it, and publish it if it is right. Until then the page stays as it is.',
    merged: 'They have accepted it. It is public when they publish the next time.',
    closed: 'They have decided not to publish it.',
    noPreview: 'There is no preview of it, unless the editors make one.',
    preview: 'See how it will look',
    see: 'See what becomes of it',
    back: 'Back to the form',
    conflict:
      'The change was not sent, because somebody else has changed the same in the meantime: it is shown above. Your answer is still there. Change it, or send it once more as it is.',
    offline:
      'The change may not have arrived. Nothing that you typed is lost. Check your connection, and send it again: it arrives only once.',
    unreadable:
      'The change was not sent, because the record cannot be read at the moment. Nothing that you typed is lost. Send it by mail.',
    confirm: {
      hint: 'The editors get only this answer. Nobody learns who you are.',
      newer:
        'The answer was not sent, because somebody has changed this record, and this page does not show it yet. Look again when it does.',
      already: 'Somebody has already said today that all of this is right. Thank you.',
      offline:
        'The answer may not have arrived. Check your connection, and press the button again: it arrives only once.',
      unreadable:
        'The answer was not sent, because the record cannot be read at the moment. Send it by mail.',
    },
  },
}

const cy: typeof en = {
  send: 'Anfon at y golygyddion',
  hint: 'Gall eraill ei ddarllen, hefyd yr hyn rydych chi’n ei ysgrifennu o dan “Pam”. Does neb yn dysgu pwy ydych chi. Gallwch ei anfon drwy e-bost hefyd.',
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

export type SuggestWords = typeof en
export const suggestWordsIn = (language: Language): SuggestWords => ({ en, cy })[language]
