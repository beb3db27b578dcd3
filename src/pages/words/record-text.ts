import type { Language } from './languages.ts'

/** The words of the text of a record. `*` is a number, or a line. */
const en = {
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
}

const cy: typeof en = {
  show: 'Dangos testun y cofnod',
  hint: 'Does dim cwestiwn yn gofyn am yr hyn sydd o’i le? Newidiwch destun y cofnod ei hun.',
  without:
    'Does dim cwestiwn yn gofyn am yr hyn sydd o’i le? Dywedwch wrth y golygyddion o dan “Pam”.',
  script: {
    label: 'Testun y cofnod',
    intro:
      'Dyma’r cofnod i gyd, fel y mae’r golygyddion yn ei gadw. Cywirwch yr hyn sydd o’i le, a gadewch y gweddill fel y mae. Mae eich atebion ynddo yn barod.',
    fine: 'Does dim byd o’i le arno.',
    problems: 'I edrych arno: *',
    line: 'Llinell *',
    back: 'Yn ôl i’r cwestiynau',
    changed: 'Mae testun y cofnod yn newid.',
    kept: 'Mae rhywun arall wedi newid yr un llinellau. Uchod mae’r hyn maen nhw’n ei ddweud nawr. Dyma’r hyn a deipioch. Copïwch ohono yr hyn sy’n dal yn gywir.',
    conflict:
      'Mae rhywun arall wedi newid yr un peth yn y cyfamser: mae i’w weld uchod. Mae eich ateb yno o hyd. Newidiwch ef, neu pwyswch y botwm unwaith eto i’w gadw.',
    unwritten: 'Nid oedd modd ysgrifennu eich atebion yn y testun. Ysgrifennwch nhw yma eich hun.',
    offline:
      'Nid oedd modd llwytho’r testun. Does dim byd a deipioch wedi’i golli. Gwiriwch eich cysylltiad, a rhowch gynnig arall arni.',
    unreadable:
      'Nid oes modd darllen y testun yma ar hyn o bryd. Does dim byd a deipioch wedi’i golli. Dywedwch wrth y golygyddion o dan “Pam” beth sydd o’i le.',
  },
}

export type RecordTextWords = typeof en
export const recordTextWordsIn = (language: Language): RecordTextWords => ({ en, cy })[language]
