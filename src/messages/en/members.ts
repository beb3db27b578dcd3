/** The messages of members, who sign in to GitHub. `*` is the number of a pull request. */
export const MEMBERS = {
  hint: 'For the team: sign in to GitHub, and send the change under your own name.',
  signIn: 'Sign in to GitHub',
  sendHint: 'You are signed in to GitHub. Others see there that you have sent the change, and why.',
  send: 'Send under my name',
  signOut: 'Sign out',
  inbox: 'See what others have sent',
  back: {
    title: 'Sign in',
    wait: 'One moment …',
    unknown: 'You are not signed in: this page was opened by itself, or a second time.',
    refused: 'You are not signed in. Nothing that you typed is lost. You can try again.',
    failed: 'Signing in does not work at the moment. Nothing that you typed is lost.',
    link: 'Go back',
    noScript: 'This page needs JavaScript.',
  },
  script: {
    thanks: 'Your change is on GitHub. It is number *.',
    open: 'It is checked now. It is published when somebody accepts it.',
    noPreview: 'There is no preview of it yet.',
    ended:
      'Your time is over: GitHub lets you in for eight hours. Nothing that you typed is lost. Sign in again, then send it.',
    forbidden:
      'The change was not sent, because you may not write to the repository with this account. Nothing that you typed is lost. Send it another way.',
    limit:
      'The change was not sent, because GitHub has had too many requests. Nothing that you typed is lost. Try again in an hour.',
  },
} as const
