/** Help that cannot wait. The British lines are known by their numbers, as the published list writes them. */
export const URGENT = {
  title: 'Need help now?',
  british: {
    '999': {
      name: 'Emergency services',
      sentence: 'Ring 999 now if somebody is badly hurt, very ill or in danger.',
    },
    '116 123': {
      name: 'Samaritans',
      sentence: 'Ring Samaritans free, day or night, to talk about whatever you are going through.',
    },
    '0808 2000 247': {
      name: 'National Domestic Abuse Helpline',
      sentence:
        'Ring free, day or night, if a partner or somebody in your family hurts or frightens you.',
    },
    '0800 1111': {
      name: 'Childline',
      sentence: 'If you are under 19, ring Childline free, day or night, about anything.',
    },
    '0808 800 5000': {
      name: 'NSPCC Helpline',
      sentence: 'Ring if you are worried that a child is being hurt or neglected.',
    },
    '111': {
      name: 'NHS 111',
      sentence:
        'Ring 111 when you need medical help and it is not an emergency. For mental health, choose option 2.',
    },
  },
} as const
