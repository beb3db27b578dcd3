import { URGENT } from '../../messages/en/urgent.ts'
import type { Urgent } from './urgent.ts'

const line = (telephone: keyof typeof URGENT.british) => {
  const { name, sentence } = URGENT.british[telephone]
  return { name, telephone, sentence }
}

/** When the list was compiled. A publisher compares the numbers with their sources from time to time. */
export const COMPILED = '2026-11-23'

/**
 * Help that cannot wait, in Britain. The words are those of somebody in trouble, and not those of a course or a group about
 * it: "having a stroke", not "stroke".
 */
export const BRITISH_URGENT: readonly Urgent[] = [
  {
    ...line('999'),
    source: 'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
    words: [
      ...['not breathing', 'stopped breathing', 'cannot breathe', 'cant breathe'],
      ...['chest pain', 'chest pains'],
      ...['having a heart attack', 'having a stroke', 'bleeding heavily', 'wont stop bleeding'],
      ...['baby choking', 'child choking', 'someone choking', 'someone unconscious'],
      ...['taken an overdose', 'took an overdose', 'overdosed', 'house on fire', 'been stabbed'],
      ...[
        'someone breaking in',
        'threatened with a knife',
        'going to kill me',
        'call an ambulance',
      ],
      ...['need an ambulance', 'in immediate danger'],
    ],
  },
  {
    ...line('116 123'),
    source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    words: [
      ...['suicidal', 'kill myself', 'end my life', 'ending my life', 'take my own life'],
      ...[
        'want to die',
        'wish i was dead',
        'better off dead',
        'dont want to live',
        'dont want to be alive',
      ],
      ...['no reason to live', 'commit suicide', 'thoughts of suicide', 'thinking of suicide'],
      ...[
        'hurt myself',
        'harm myself',
        'self harming',
        'cutting myself',
        'cant go on',
        'end it all',
      ],
      ...['nothing to live for', 'life not worth living'],
    ],
  },
  {
    ...line('0808 2000 247'),
    source: 'https://www.nationaldahelpline.org.uk/',
    words: [
      ...[
        'domestic abuse',
        'domestic violence',
        'abusive partner',
        'abusive husband',
        'abusive wife',
      ],
      ...[
        'abusive boyfriend',
        'abusive relationship',
        'husband hits',
        'husband hit',
        'husband beats',
      ],
      ...[
        'partner hits',
        'partner hit',
        'boyfriend hits',
        'boyfriend hit',
        'wife hits',
        'girlfriend hits',
      ],
      ...['hits me', 'beats me', 'beating me', 'scared of my husband', 'scared of my partner'],
      ...['afraid of my husband', 'afraid of my partner', 'frightened of my husband'],
      ...[
        'frightened of my partner',
        'need a refuge',
        'escape my husband',
        'partner is controlling',
      ],
    ],
  },
  {
    ...line('0800 1111'),
    source: 'https://www.childline.org.uk/get-support/contacting-childline/',
    words: [
      ...[
        'childline',
        'dad hits',
        'mum hits',
        'dad hit me',
        'mum hit me',
        'stepdad hits',
        'parents hit',
      ],
      ...['scared to go home', 'run away from home', 'running away from home', 'touched me'],
      ...['being bullied', 'bullied at school'],
    ],
  },
  {
    ...line('0808 800 5000'),
    source: 'https://www.nspcc.org.uk/keeping-children-safe/reporting-abuse/',
    words: [
      ...['child being abused', 'child is being hurt', 'child neglected', 'report child abuse'],
      ...['hurting a child', 'hitting a child', 'child not safe'],
    ],
  },
  {
    ...line('111'),
    source: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-use-111/',
    words: [
      ...['need a doctor tonight', 'doctor tonight', 'out of hours doctor', 'out of hours gp'],
      ...['urgent doctor', 'urgent gp', 'emergency doctor', 'emergency dentist', 'urgent dentist'],
      ...['urgent prescription', 'run out of medicine', 'run out of medication', 'urgent medical'],
      ...[
        'mental health crisis',
        'mental health emergency',
        'having a breakdown',
        'hearing voices',
      ],
      ...['high fever', 'baby has a fever', 'baby has a temperature'],
    ],
  },
]

/** Whether help is of the British list, and not a line of a publisher with the same number. */
export const isBritish = ({ telephone, sentence }: Urgent): boolean =>
  BRITISH_URGENT.some((one) => one.telephone === telephone && one.sentence === sentence)
