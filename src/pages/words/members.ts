import type { Language } from './languages.ts'
import { suggestWordsIn } from './suggest.ts'

/** The words of members, who sign in to GitHub. `*` is the number of a pull request. */
const en = {
  hint: 'For the team: sign in to GitHub, and send the change under your own name.',
  signIn: 'Sign in to GitHub',
  sendHint: 'You are signed in to GitHub. Others see there that you have sent the change.',
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
}

const cy: typeof en = {
  hint: 'I’r tîm: mewngofnodwch i GitHub, ac anfonwch y newid o dan eich enw eich hun.',
  signIn: 'Mewngofnodi i GitHub',
  sendHint:
    'Rydych chi wedi mewngofnodi i GitHub. Mae eraill yn gweld yno mai chi anfonodd y newid.',
  send: 'Anfon o dan fy enw i',
  signOut: 'Allgofnodi',
  inbox: 'Gweld yr hyn y mae eraill wedi’i anfon',
  back: {
    title: 'Mewngofnodi',
    wait: 'Un eiliad …',
    unknown:
      'Dydych chi ddim wedi mewngofnodi: agorwyd y dudalen hon ar ei phen ei hun, neu am yr eildro.',
    refused:
      'Dydych chi ddim wedi mewngofnodi. Does dim byd a deipioch wedi’i golli. Gallwch roi cynnig arall arni.',
    failed: 'Nid yw mewngofnodi’n gweithio ar hyn o bryd. Does dim byd a deipioch wedi’i golli.',
    link: 'Mynd yn ôl',
    noScript: 'Mae angen JavaScript ar y dudalen hon.',
  },
  script: {
    thanks: 'Mae eich newid ar GitHub. Ei rif yw *.',
    open: 'Mae’n cael ei wirio nawr. Caiff ei gyhoeddi pan fydd rhywun yn ei dderbyn.',
    noPreview: 'Does dim rhagolwg ohono eto.',
    ended:
      'Mae eich amser ar ben: mae GitHub yn eich gadael i mewn am wyth awr. Does dim byd a deipioch wedi’i golli. Mewngofnodwch eto, yna anfonwch ef.',
    forbidden:
      'Ni anfonwyd y newid, oherwydd na chewch ysgrifennu i’r ystorfa gyda’r cyfrif hwn. Does dim byd a deipioch wedi’i golli. Anfonwch ef mewn ffordd arall.',
    limit:
      'Ni anfonwyd y newid, oherwydd bod GitHub wedi cael gormod o geisiadau. Does dim byd a deipioch wedi’i golli. Rhowch gynnig arall arni ymhen awr.',
  },
}

export type MemberWords = typeof en
export const memberWordsIn = (language: Language): MemberWords => ({ en, cy })[language]

/** What the form says about sending: what members need not know otherwise is said as to everybody. */
export function memberScriptWords(language: Language) {
  const { script: everybody } = suggestWordsIn(language)
  const { script, sendHint: hint } = memberWordsIn(language)
  return { ...everybody, ...script, confirm: { ...everybody.confirm, hint } }
}
