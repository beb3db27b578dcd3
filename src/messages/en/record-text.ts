/** The messages of the text of a record. `*` is a number, or a line. */
export const RECORD_TEXT = {
  show: 'Show the text of the record',
  hint: 'Does no question ask for what is wrong? Change the text of the record itself.',
  without: 'Does no question ask for what is wrong? Say it to the editors under “Why”.',
  script: {
    label: 'The text of the record',
    intro:
      'This is all of the record, as the editors keep it. Correct what is wrong, and leave the rest as it is. Your answers are in it already.',
    fine: 'Nothing is wrong with it.',
    problems: 'To look at: *',
    line: 'Line *',
    back: 'Back to the questions',
    changed: 'The text of the record changes.',
    kept: 'Somebody else has changed the same lines. Above is what they say now. Here is what you typed. Copy from it what is still right.',
    conflict:
      'Somebody else has changed the same in the meantime: it is shown above. Your answer is still there. Change it, or press the button once more to keep it.',
    unwritten: 'Your answers could not be written into the text. Write them here yourself.',
    offline:
      'The text could not be loaded. Nothing that you typed is lost. Check your connection, and try again.',
    unreadable:
      'The text cannot be read here at the moment. Nothing that you typed is lost. Say to the editors under “Why” what is wrong.',
  },
} as const
