import type { Language } from './languages.ts'

/** The words of sending a change without an account. `*` is the number of the change. */
const en = {
  send: 'Send to the editors',
  hint: 'Others may read it, also what you write under “Why”. Nobody learns who you are. You can also send it by mail.',
  trap: 'Leave this empty.',
  script: {
    sending: 'One moment …',
    thanks:
      'Thank you. The editors have your change. It is number *. They look at it, and publish it if it is right. Until then the page stays as it is.',
    see: 'See what becomes of it',
    conflict:
      'The change was not sent, because somebody else has changed the same in the meantime: it is shown above. Your answer is still there. Change it, or send it once more as it is.',
    offline:
      'The change may not have arrived. Nothing that you typed is lost. Check your connection, and send it again: it arrives only once.',
    unreadable:
      'The change was not sent, because the record cannot be read at the moment. Nothing that you typed is lost. Send it by mail.',
  },
}

const cy: typeof en = {
  send: 'Anfon at y golygyddion',
  hint: 'Gall eraill ei ddarllen, hefyd yr hyn rydych chi’n ei ysgrifennu o dan “Pam”. Does neb yn dysgu pwy ydych chi. Gallwch ei anfon drwy e-bost hefyd.',
  trap: 'Gadewch hwn yn wag.',
  script: {
    sending: 'Un eiliad …',
    thanks:
      'Diolch. Mae eich newid gan y golygyddion. Ei rif yw *. Maen nhw’n edrych arno, ac yn ei gyhoeddi os yw’n gywir. Tan hynny mae’r dudalen yn aros fel y mae.',
    see: 'Gweld beth sy’n digwydd iddo',
    conflict:
      'Ni anfonwyd y newid, oherwydd bod rhywun arall wedi newid yr un peth yn y cyfamser: mae i’w weld uchod. Mae eich ateb yno o hyd. Newidiwch ef, neu anfonwch ef unwaith eto fel y mae.',
    offline:
      'Efallai nad yw’r newid wedi cyrraedd. Does dim byd a deipioch wedi’i golli. Gwiriwch eich cysylltiad, ac anfonwch ef eto: dim ond unwaith y mae’n cyrraedd.',
    unreadable:
      'Ni anfonwyd y newid, oherwydd nad oes modd darllen y cofnod ar hyn o bryd. Does dim byd a deipioch wedi’i golli. Anfonwch ef drwy e-bost.',
  },
}

export type SuggestWords = typeof en
export const suggestWordsIn = (language: Language): SuggestWords => ({ en, cy })[language]
