import type { BuiltSentences } from '../en/messages.ts'

/** The messages of the way over the pages of GitHub. `*` is the name of a file, or how many there are. In Welsh. */
export const GITHUB: BuiltSentences['github'] = {
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
