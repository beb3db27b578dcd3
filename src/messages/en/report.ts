/** The messages of the small form that says what is wrong with a page. `*` is a name or an address. */
export const REPORT = {
  title: 'Something wrong?',
  lost: 'Open the page of the service, and choose “Something wrong?” there.',
  noScript: 'Without JavaScript, write to us. Say which page you mean.',
  what: 'What is wrong?',
  ticks: {
    closed: 'It has closed',
    wrong: 'A time, number or price is wrong',
    other: 'Something else',
  },
  noPerson: 'Do not write about a person.',
  danger: 'If somebody is in danger, ring {number}.',
  ring: 'You can also ring us:',
  words: 'What should it say?',
  wordsHint: 'If you know it. A few words are enough.',
  reply: 'How can we reach you?',
  replyHint: 'Only if you want an answer: an email address or a telephone number.',
  readers: {
    store:
      'Only the editors can read this. They delete what you write, and how to reach you, 90 days after they have dealt with it.',
    public:
      'Everybody can see what you tick. What you write would be public too, so it goes by email alone.',
    ticks:
      'Everybody can see what you tick. You cannot write anything here: everybody could read it.',
    mail: 'This goes to the editors by email.',
  },
  send: 'Send',
  sendTicks: 'Send only what I ticked',
  mail: 'Send by email',
  copy: 'Copy the text',
  correct: 'Correct it yourself',
  correctHint: 'If you know what is right, you can change it in a longer form:',
  trap: 'Leave this empty.',
  script: {
    about: 'About:',
    choose: 'Tick what is wrong, or write it.',
    sending: 'One moment …',
    thanks: 'Thank you. The editors have it.',
    next: 'They look at it, and correct the page. Until then it stays as it is.',
    back: 'Back to the page',
    mailed: 'If no email opens, copy the text, and send it to *.',
    tooLong: 'This is too long for a link. Copy the text, and send it to *.',
    copied: 'Copied. Send it to *.',
    notCopied: 'It could not be copied. Select the text below.',
    subject: 'Something is wrong: *',
    replyTo: 'To be reached at:',
    offline:
      'It may not have arrived. Nothing that you typed is lost. Check your connection, and send it again: it arrives only once.',
    problems: {
      'too-many-suggestions':
        'It was not sent, because the editors have much to look at. Try again in a few days, or send it by email.',
      'too-often': 'It was not sent: too much came from your connection. Wait three minutes.',
      'not-private':
        'It was not sent, because everybody could read what you have written. Send it by email, or take your words out.',
      'not-there': 'It was not sent: the editors have no record of this page any more.',
      other: 'It was not sent: this does not work at the moment. Send it by email.',
    },
  },
} as const
