/** The messages of the way over the pages of GitHub. `*` is the name of a file, or how many there are. */
export const GITHUB = {
  open: 'Use GitHub instead',
  hint: 'For people with an account on GitHub. If it offers to fork the repository, agree: your change is then made in a copy.',
  script: {
    reading: 'One moment …',
    change: [
      'Press the button below. It copies the new text of the record, and opens its page on GitHub.',
      'There, select all of the old text, and paste the new text over it (Ctrl+A, then Ctrl+V; on a telephone, press and hold).',
      'Press “Commit changes…”, then “Propose changes”, then “Create pull request”.',
    ],
    fresh: [
      'Press the button below. GitHub opens, and the new record is filled in.',
      'Press “Commit changes…”, then “Propose changes”.',
      'Press “Create pull request”.',
    ],
    paste: [
      'Press the button below. It copies the text of the new record, and opens GitHub.',
      'There, paste it into the large empty box (Ctrl+V; on a telephone, press and hold).',
      'Press “Commit changes…”, then “Propose changes”, then “Create pull request”.',
    ],
    several:
      'This change has * files. Do them one after another, in this order, and come back here in between. Each becomes a proposal of its own.',
    copyAndOpen: 'Copy, and open GitHub',
    justOpen: 'Open GitHub',
    copied: 'Copied. GitHub opens in another tab. What you typed stays here.',
    notCopied: 'Your browser has not copied it. Copy this text yourself:',
    conflict:
      'Somebody else has changed the same in the meantime: it is shown above. Your answer is still there. Change it, or press the button once more to keep it.',
    offline:
      'GitHub cannot be reached. Nothing that you typed is lost. Check your connection and try again, or send the change by mail.',
    unreadable:
      'GitHub does not show the record at the moment. Nothing that you typed is lost. Send the change by mail.',
    already: 'The record says that already. It will be published soon.',
    mailInstead: 'You can send the change by mail.',
  },
} as const
