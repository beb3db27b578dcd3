import type { Language } from './languages.ts'

/* What the publisher states on pages of their own. The first argument is the name of the publisher. */

/** Who else may learn something of a reader: the host of the map, and GitHub. */
export interface Others {
  readonly tiles: string | undefined
  /** Who can read suggestions; undefined when there are none. */
  readonly suggestions: 'everybody' | 'editors' | undefined
  readonly hasGitHub: boolean
  /** Whether members can sign in. */
  readonly hasMembers: boolean
}

const en = {
  accessibility: {
    paragraphs: (publisher: string) => [
      `${publisher} wants all people to be able to use these pages. They work with the keyboard alone and without JavaScript. They work on small screens, with text at twice the size, and in light and dark colours. Only the map, a shortlist and the form for a change need JavaScript.`,
      'We aim for level AA of the Web Content Accessibility Guidelines 2.2. So far, only programs have tested the pages. No person has checked them against the guidelines.',
      'We link to other web sites. What is on them is not ours, and may be harder to use.',
    ],
    contact: (publisher: string) =>
      `Is something hard to use, or do you need it in another form? Tell ${publisher}.`,
  },
  privacy: {
    paragraphs: (publisher: string, { tiles, suggestions, hasGitHub, hasMembers }: Others) => [
      `${publisher} sets no cookies here and counts no visitors. It does not keep what you search for.`,
      'A company sends you these pages for us. For a short time it keeps the address of your computer, and which page you asked for. Every web host does that.',
      'A link to another web site takes you there when you choose it. Nothing is loaded from there before that.',
      tiles
        ? `If you choose to show the map, its pictures come from ${tiles}. That site then knows the address of your computer, and which part of the map you look at.`
        : '',
      'What you type into the form for a change stays in this tab of your browser. It goes nowhere until you send it.',
      suggestions
        ? `You can send a change to the editors without a mail. The form then reads the record from GitHub, and later what has become of the change. GitHub knows the address of your computer. The change goes to GitHub, and so does why you ask for it. ${suggestions === 'editors' ? 'Only the editors' : 'Others'} may read both there. Nobody learns there who you are.`
        : '',
      hasGitHub
        ? 'You can change a record on GitHub. The form then reads the record from there, and GitHub knows the address of your computer. What you do on the pages of GitHub is seen there under your name.'
        : '',
      hasMembers
        ? 'Members of the team can sign in to GitHub in the form. Their tab of the browser remembers that for eight hours, or until it is closed. On GitHub others see who has sent a change.'
        : '',
    ],
    contact: (publisher: string) => `To ask about your data, write to ${publisher}.`,
  },
}

const cy: typeof en = {
  accessibility: {
    paragraphs: (publisher) => [
      `Mae ${publisher} am i bawb allu defnyddio’r tudalennau hyn. Maen nhw’n gweithio gyda’r bysellfwrdd yn unig a heb JavaScript. Maen nhw’n gweithio ar sgriniau bach, gyda thestun dwywaith y maint, ac mewn lliwiau golau a thywyll. Dim ond y map, rhestr fer a’r ffurflen newid sydd angen JavaScript.`,
      'Ein nod yw lefel AA Canllawiau Hygyrchedd Cynnwys Gwe 2.2. Hyd yma, dim ond rhaglenni sydd wedi profi’r tudalennau. Nid oes neb wedi’u gwirio yn ôl y canllawiau.',
      'Rydyn ni’n cysylltu â gwefannau eraill. Nid ni sydd biau’r hyn sydd arnyn nhw, a gall fod yn anos ei ddefnyddio.',
    ],
    contact: (publisher) =>
      `A yw rhywbeth yn anodd ei ddefnyddio, neu a oes ei angen arnoch ar ffurf arall? Dywedwch wrth ${publisher}.`,
  },
  privacy: {
    paragraphs: (publisher, { tiles, suggestions, hasGitHub, hasMembers }) => [
      `Nid yw ${publisher} yn gosod cwcis yma nac yn cyfrif ymwelwyr. Nid yw’n cadw beth rydych chi’n chwilio amdano.`,
      'Mae cwmni yn anfon y tudalennau hyn atoch ar ein rhan. Am amser byr, mae’n cadw cyfeiriad eich cyfrifiadur, a pha dudalen y gofynnoch amdani. Mae pob gwesteiwr gwe yn gwneud hynny.',
      'Mae dolen i wefan arall yn mynd â chi yno pan fyddwch chi’n ei dewis. Does dim byd yn cael ei lwytho oddi yno cyn hynny.',
      tiles
        ? `Os dewiswch ddangos y map, daw ei luniau o ${tiles}. Bydd y wefan honno wedyn yn gwybod cyfeiriad eich cyfrifiadur, a pha ran o’r map rydych chi’n edrych arni.`
        : '',
      'Mae’r hyn rydych chi’n ei deipio yn y ffurflen newid yn aros yn y tab hwn o’ch porwr. Nid yw’n mynd i unman nes i chi ei anfon.',
      suggestions
        ? `Gallwch anfon newid at y golygyddion heb e-bost. Bydd y ffurflen wedyn yn darllen y cofnod o GitHub, ac yn ddiweddarach beth ddigwyddodd i’r newid. Bydd GitHub yn gwybod cyfeiriad eich cyfrifiadur. Mae’r newid yn mynd i GitHub, a hefyd pam rydych chi’n gofyn amdano. ${suggestions === 'editors' ? 'Dim ond y golygyddion all' : 'Gall eraill'} ddarllen y ddau yno. Does neb yn dysgu yno pwy ydych chi.`
        : '',
      hasGitHub
        ? 'Gallwch newid cofnod ar GitHub. Bydd y ffurflen wedyn yn darllen y cofnod oddi yno, a bydd GitHub yn gwybod cyfeiriad eich cyfrifiadur. Mae’r hyn rydych chi’n ei wneud ar dudalennau GitHub i’w weld yno o dan eich enw.'
        : '',
      hasMembers
        ? 'Gall aelodau’r tîm fewngofnodi i GitHub yn y ffurflen. Mae eu tab yn y porwr yn cofio hynny am wyth awr, neu nes iddo gael ei gau. Ar GitHub mae eraill yn gweld pwy anfonodd newid.'
        : '',
    ],
    contact: (publisher) => `I holi am eich data, ysgrifennwch at ${publisher}.`,
  },
}

export type StatementWords = typeof en
export const statementWordsIn = (language: Language): StatementWords => ({ en, cy })[language]
