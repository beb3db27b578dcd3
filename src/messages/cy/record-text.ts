import type { BuiltSentences } from '../en/messages.ts'

/** The messages of the text of a record. `*` is a number, or a line. In Welsh. */
export const RECORD_TEXT: BuiltSentences['recordText'] = {
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
