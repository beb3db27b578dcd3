/** The words of the form for a service. The records themselves are in English, and so are the messages of a check. */
export const EDIT_WORDS = {
  title: 'Change a service',
  intro:
    'Correct what is wrong, or add what is missing. Nothing is published until the editors have looked at it.',
  noScript:
    'This form needs JavaScript. You can also write to the editors: say which service you mean, and what is wrong or that all is right.',
  noScriptMail: `subject=${encodeURIComponent('A service')}&body=${encodeURIComponent('The service: \r\nWhat is wrong, or “All of it is right today”: ')}`,
  loading: 'One moment …',
  lost: 'This service could not be found. Open its page, and choose “Something wrong?” there.',
  offline: 'The service could not be loaded. Check your connection, and open this page again.',
  restored: 'What you typed before is still here.',
  startAgain: 'Start again',
  understood: 'We understand:',
  changes: 'What will change',
  noChanges: 'Nothing yet.',
  answered: 'Another answer to:',
  checked: 'I have checked today that all of this is right',
  why: 'Why, in a few words?',
  whyHint: 'For the editors. For example: “I rang them this morning.” It is not published.',
  send: 'Send by mail',
  sendHint: 'Your mail program opens with a message to the editors. Please send that message.',
  sent: 'Your mail program has the message. Send it there: the editors look at it, and publish it if it is right.',
  copy: 'Copy the message',
  copied: 'Copied. Paste it into a message to the editors.',
  tooLong:
    'This change is too long for a message that is filled in. Copy it, and paste it into a message to the editors.',
  confirm: {
    title: 'Is all of this still right?',
    intro: 'Ask the people who run it, or look for yourself.',
    page: 'See everything on its page.',
    yes: 'Yes, all of it is right today',
    no: 'No, change something',
    already: 'Somebody has already said today that all of this is right. Thank you.',
  },
  wrong: 'Some answers are not right yet. They are marked above. You can send them all the same.',
  conflict: 'This was changed since. It is now:',
  empty: 'empty',
  add: { hours: 'Add another time', phones: 'Add another number' },
  remove: 'Remove',
  entry: { hours: 'Time', phones: 'Number' },
  unshown: 'These times cannot be shown in a form. Write to the editors to change them.',
} as const

/** The answers to a question with a few of them, each as a sentence. */
const STATUS = {
  active: 'It is open.',
  'temporarily closed': 'It is closed for now, and will open again.',
  inactive: 'It is closed, and nobody knows whether it will open again.',
  defunct: 'It has ended.',
} as const

/** One question of the form: the field that it answers, and how it is asked. */
export interface Question {
  readonly field: string
  readonly ask: string
  readonly hint: string
  readonly as: 'line' | 'text' | 'number' | 'email' | 'url' | 'hours' | 'phones' | 'choice'
  readonly choices?: Readonly<Record<string, string>>
}

/** The questions in their order. */
export const QUESTIONS: readonly Question[] = [
  {
    field: 'status',
    ask: 'Can people use it now?',
    hint: 'Choose one.',
    as: 'choice',
    choices: STATUS,
  },
  {
    field: 'alert',
    ask: 'Is there something that everybody must know now?',
    hint: 'It is shown first. For example: “Closed on Monday 5 January.” Leave it empty if there is nothing.',
    as: 'line',
  },
  {
    field: 'hours',
    ask: 'When is it?',
    hint: 'One line for each, as you would write it on a poster: “Tuesdays 12:00 to 13:30”, “second Thursday 2pm to 4pm”.',
    as: 'hours',
  },
  {
    field: 'phones',
    ask: 'Which telephone numbers can people ring?',
    hint: 'With the area code. Give a personal number only if its owner agrees.',
    as: 'phones',
  },
  {
    field: 'email',
    ask: 'To which email address can people write?',
    hint: 'One address.',
    as: 'email',
  },
  { field: 'url', ask: 'What is its web page?', hint: 'It starts with https://', as: 'url' },
  {
    field: 'fees_description',
    ask: 'What does it cost?',
    hint: 'For example: “Free, but donations are welcome.”',
    as: 'line',
  },
  { field: 'name', ask: 'What is it called?', hint: 'The name that people know.', as: 'line' },
  {
    field: 'description',
    ask: 'What is it?',
    hint: 'A few sentences: what happens there, and what to expect.',
    as: 'text',
  },
  {
    field: 'eligibility_description',
    ask: 'Who is it for?',
    hint: 'In words. For example: “Anybody who looks after somebody else.”',
    as: 'line',
  },
  {
    field: 'minimum_age',
    ask: 'From which age?',
    hint: 'In years. Empty means from birth.',
    as: 'number',
  },
  {
    field: 'maximum_age',
    ask: 'Up to which age?',
    hint: 'In years. Empty means without end.',
    as: 'number',
  },
  {
    field: 'application_process',
    ask: 'How do people take part?',
    hint: 'For example: “Ring the office, or just come along.”',
    as: 'text',
  },
]
