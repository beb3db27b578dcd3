/** The messages of sending something without an account. `*` is its number. */
export const SUGGESTION = {
  send: 'Send to the editors',
  hint: 'Others may read it, so what you write under “Why” is left out. Nobody learns who you are. You can also send all of it by mail.',
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
} as const
