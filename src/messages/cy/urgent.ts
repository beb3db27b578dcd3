import type { Sentences } from '../en/messages.ts'

/** Help that cannot wait. */
export const URGENT: Sentences['urgent'] = {
  title: 'Angen help nawr?',
  british: {
    '999': {
      name: 'Gwasanaethau brys',
      sentence:
        'Ffoniwch 999 nawr os yw rhywun wedi’i anafu’n ddifrifol, yn sâl iawn neu mewn perygl.',
    },
    '116 123': {
      name: 'Samariaid',
      sentence:
        'Ffoniwch y Samariaid am ddim, ddydd neu nos, i siarad am beth bynnag rydych chi’n mynd drwyddo.',
    },
    '0808 2000 247': {
      name: 'National Domestic Abuse Helpline',
      sentence:
        'Ffoniwch am ddim, ddydd neu nos, os yw partner neu rywun yn eich teulu yn eich brifo neu’n eich dychryn.',
    },
    '0800 1111': {
      name: 'Childline',
      sentence:
        'Os ydych chi o dan 19 oed, ffoniwch Childline am ddim, ddydd neu nos, am unrhyw beth.',
    },
    '0808 800 5000': {
      name: 'Llinell Gymorth yr NSPCC',
      sentence: 'Ffoniwch os ydych chi’n poeni bod plentyn yn cael ei frifo neu ei esgeuluso.',
    },
    '111': {
      name: 'GIG 111',
      sentence:
        'Ffoniwch 111 pan fydd angen help meddygol arnoch ac nad yw’n argyfwng. Ar gyfer iechyd meddwl, dewiswch opsiwn 2.',
    },
  },
}
