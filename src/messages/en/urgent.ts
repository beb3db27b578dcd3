/** Help that cannot wait. What is said of each line is in countries/gb/urgent.json. */
export const URGENT = {
  title: 'Need help now?',
  danger: 'In danger, very ill or badly hurt',
  all: 'All urgent help',
  numbers: 'Who to ring or write to',
  text: 'Text {number}',
  textWord: 'Text “{word}” to {number}',
  textFirst: 'To text {number}, first send “{word}” to it once.',
  silent: 'If you cannot speak, ring 999 from a mobile and press 55 when you are told to.',
  relay: 'Text relay: {number}',
  bsl: 'British Sign Language',
  closed: 'Closed now. Open: {hours}.',
  open: 'Open: {hours}.',
  unknown: 'Look up when it is open',
  languages: 'Languages: {languages}.',
  language: { en: 'English', cy: 'Welsh', others: 'others, with an interpreter' },
  nations: {
    england: 'England',
    wales: 'Wales',
    scotland: 'Scotland',
    'northern-ireland': 'Northern Ireland',
  },
} as const
