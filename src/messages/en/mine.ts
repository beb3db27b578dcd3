/** The messages of the page of the organizations that a member cares for. */
export const MINE = {
  title: 'Yours',
  intro:
    'The organizations that you care for, with the services that nobody has checked for three months. What waits for a decision:',
  script: {
    signedOut: 'Sign in to see the organizations that you care for.',
    loading: 'One moment …',
    none: 'The settings name no organization that you care for.',
    unread: 'It could not be read. Load the page again.',
    stale: 'To check:',
    fresh: 'All of its services were checked in the last three months.',
    never: 'Never checked.',
    checked: 'Last checked on',
    confirm: 'Still correct?',
    correct: 'Correct it',
  },
} as const
