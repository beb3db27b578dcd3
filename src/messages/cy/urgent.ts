import type { Sentences } from '../en/messages.ts'

/** Help that cannot wait. */
export const URGENT: Sentences['urgent'] = {
  title: 'Angen help nawr?',
  all: 'Pob cymorth brys',
  numbers: 'Pwy i’w ffonio, neu i ysgrifennu atyn nhw',
  danger: 'Mewn perygl, yn sâl iawn neu wedi’ch anafu’n ddrwg',
  text: 'Anfonwch neges destun at {number}',
  textWord: 'Anfonwch “{word}” at {number}',
  textFirst: 'I anfon neges destun at {number}, anfonwch “{word}” ato unwaith yn gyntaf.',
  silent:
    'Os na allwch siarad, ffoniwch 999 o ffôn symudol a phwyswch 55 pan ofynnir i chi wneud hynny.',
  relay: 'Cyfnewid testun: {number}',
  bsl: 'Iaith Arwyddion Prydain',
  closed: 'Ar gau nawr. Ar agor: {hours}.',
  open: 'Ar agor: {hours}.',
  unknown: 'Gweld pryd mae ar agor',
  languages: 'Ieithoedd: {languages}.',
  language: { en: 'Saesneg', cy: 'Cymraeg', others: 'eraill, gyda chyfieithydd' },
  nations: {
    england: 'Lloegr',
    wales: 'Cymru',
    scotland: 'Yr Alban',
    'northern-ireland': 'Gogledd Iwerddon',
  },
}
