import type { Language } from './languages.ts'

/** The words of the way over the pages of GitHub. `*` is the name of a file, or how many there are. */
const en = {
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
}

const cy: typeof en = {
  open: 'Defnyddio GitHub yn lle hynny',
  hint: 'I bobl sydd â chyfrif ar GitHub. Os bydd yn cynnig fforchio’r storfa, cytunwch: yna gwneir eich newid mewn copi.',
  script: {
    reading: 'Un eiliad …',
    change: [
      'Pwyswch y botwm isod. Mae’n copïo testun newydd y cofnod, ac yn agor ei dudalen ar GitHub.',
      'Yno, dewiswch yr hen destun i gyd, a gludwch y testun newydd drosto (Ctrl+A, yna Ctrl+V; ar ffôn, pwyswch a dal).',
      'Pwyswch “Commit changes…”, yna “Propose changes”, yna “Create pull request”.',
    ],
    fresh: [
      'Pwyswch y botwm isod. Mae GitHub yn agor, a’r cofnod newydd wedi’i lenwi.',
      'Pwyswch “Commit changes…”, yna “Propose changes”.',
      'Pwyswch “Create pull request”.',
    ],
    paste: [
      'Pwyswch y botwm isod. Mae’n copïo testun y cofnod newydd, ac yn agor GitHub.',
      'Yno, gludwch ef yn y blwch mawr gwag (Ctrl+V; ar ffôn, pwyswch a dal).',
      'Pwyswch “Commit changes…”, yna “Propose changes”, yna “Create pull request”.',
    ],
    several:
      'Mae gan y newid hwn * ffeil. Gwnewch nhw un ar ôl y llall, yn y drefn hon, a dewch yn ôl yma rhyngddynt. Daw pob un yn gynnig ar wahân.',
    copyAndOpen: 'Copïo, ac agor GitHub',
    justOpen: 'Agor GitHub',
    copied: 'Wedi’i gopïo. Mae GitHub yn agor mewn tab arall. Mae’r hyn a deipioch yn aros yma.',
    notCopied: 'Nid yw eich porwr wedi’i gopïo. Copïwch y testun hwn eich hun:',
    conflict:
      'Mae rhywun arall wedi newid yr un peth yn y cyfamser: mae i’w weld uchod. Mae eich ateb yno o hyd. Newidiwch ef, neu pwyswch y botwm unwaith eto i’w gadw.',
    offline:
      'Ni ellir cyrraedd GitHub. Does dim byd a deipioch wedi’i golli. Gwiriwch eich cysylltiad a rhowch gynnig arall arni, neu anfonwch y newid drwy e-bost.',
    unreadable:
      'Nid yw GitHub yn dangos y cofnod ar hyn o bryd. Does dim byd a deipioch wedi’i golli. Anfonwch y newid drwy e-bost.',
    already: 'Mae’r cofnod yn dweud hynny eisoes. Caiff ei gyhoeddi cyn bo hir.',
    mailInstead: 'Gallwch anfon y newid drwy e-bost.',
  },
}

export type GitHubWords = typeof en
export const githubWordsIn = (language: Language): GitHubWords => ({ en, cy })[language]
