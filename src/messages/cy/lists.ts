import type { BuiltSentences } from '../en/messages.ts'

/** How the entries of lists are asked for. */
export const LISTS: BuiltSentences['lists'] = {
  cost_option: {
    ask: 'Beth yw’r prisiau?',
    hint: 'Un cofnod i bob un: i oedolion, i blant, i deulu.',
    one: 'Pris',
    add: 'Ychwanegu pris',
    parts: {
      option: ['Ar gyfer beth mae?', 'Er enghraifft: “Oedolyn”, “Tocyn teulu”.'],
      amount: ['Faint yw?', 'Y rhif yn unig, fel 3.50. Ysgrifennwch 0 os yw am ddim.'],
      amount_description: [
        'Beth arall y mae’n rhaid i bobl ei wybod amdano?',
        'Er enghraifft: “Am bob sesiwn; mae’r gyntaf am ddim.”',
      ],
      currency: [
        'Ym mha arian?',
        'Tair priflythyren, fel GBP. Mae gwag yn golygu’r arian arferol.',
      ],
      valid_from: ['O ba ddiwrnod?', 'Gadewch yn wag os dyma’r pris nawr.'],
      valid_to: ['Tan ba ddiwrnod?', 'Gadewch yn wag os nad oes neb yn gwybod.'],
    },
  },
  contact: {
    ask: 'I bwy y gall pobl ofyn?',
    hint: 'Desg, neu berson sy’n cytuno i gael ei enwi yma.',
    one: 'Cyswllt',
    add: 'Ychwanegu cyswllt',
    parts: {
      name: ['Beth yw’r enw?', 'Er enghraifft: “Desg y gegin”.'],
      title: ['Beth yw eu gwaith yno?', 'Er enghraifft: “Cydlynydd”.'],
      phones: ['Pa rifau ffôn?', 'Un ar bob llinell, gyda’r cod ardal.'],
      email: ['Beth yw’r cyfeiriad e-bost?', 'Mae un y swyddfa’n well nag un y person ei hun.'],
      department: ['Ym mha ran o’r sefydliad?', 'Er enghraifft: “Gwirfoddolwyr”.'],
    },
  },
  language: {
    ask: 'Ym mha ieithoedd y mae pobl yn cael help?',
    hint: 'Un cofnod i bob iaith.',
    one: 'Iaith',
    add: 'Ychwanegu iaith',
    parts: {
      name: ['Pa iaith yw hi?', 'Er enghraifft: “Pwyleg”, “Iaith Arwyddion Prydain”.'],
      note: [
        'Beth arall y mae’n rhaid i bobl ei wybod amdani?',
        'Er enghraifft: “Ar ddydd Llun yn unig.”',
      ],
      code: ['Beth yw ei chod?', 'Dwy neu dair llythyren, fel pl. Gadewch yn wag os yn ansicr.'],
    },
  },
  required_document: {
    ask: 'Pa ddogfennau y mae’n rhaid i bobl ddod â nhw?',
    hint: 'Un cofnod i bob dogfen.',
    one: 'Dogfen',
    add: 'Ychwanegu dogfen',
    parts: {
      document: ['Beth yw hi?', 'Er enghraifft: “Prawf o gyfeiriad”.'],
      uri: ['A oes tudalen we amdani?', 'Mae’n dechrau gyda https://'],
    },
  },
  url: {
    ask: 'Pa dudalennau gwe eraill sydd?',
    hint: 'Un cofnod i bob tudalen, fel un ar Facebook.',
    one: 'Tudalen we',
    add: 'Ychwanegu tudalen we',
    parts: {
      url: ['Beth yw ei chyfeiriad?', 'Mae’n dechrau gyda https://'],
      label: ['Beth sydd i’w gael yno?', 'Er enghraifft: “Rhaglen y mis”.'],
    },
  },
  funding: {
    ask: 'Pwy sy’n talu amdano?',
    hint: 'Un cofnod i bob ffynhonnell arian.',
    one: 'Ffynhonnell arian',
    add: 'Ychwanegu ffynhonnell arian',
    parts: { source: ['Pwy sy’n rhoi’r arian?', 'Er enghraifft: “Grant gan y cyngor tref”.'] },
  },
  organization_identifier: {
    ask: 'Pa rifau sydd ganddo mewn cofrestrau?',
    hint: 'Un cofnod i bob un, fel ei rif fel elusen.',
    one: 'Rhif cofrestr',
    add: 'Ychwanegu rhif cofrestr',
    parts: {
      identifier_type: ['Pa gofrestr yw hi?', 'Er enghraifft: “Rhif elusen”.'],
      identifier: ['Beth yw’r rhif?', 'Fel y mae’r gofrestr yn ei ysgrifennu.'],
      identifier_scheme: [
        'Beth yw cod y gofrestr?',
        'Er enghraifft: GB-CHC. Gadewch yn wag os yn ansicr.',
      ],
    },
  },
  program: {
    ask: 'Pa raglenni y mae’n eu cynnal?',
    hint: 'Rhaglen yw sawl gwasanaeth sy’n perthyn i’w gilydd.',
    one: 'Rhaglen',
    add: 'Ychwanegu rhaglen',
    parts: {
      name: ['Beth yw enw’r rhaglen?', 'Er enghraifft: “Cymdogion Da”.'],
      description: ['Am beth mae hi?', 'Brawddeg neu ddwy.'],
      alternate_name: ['Beth arall y mae pobl yn ei galw?', 'Gadewch yn wag os nad oes dim.'],
    },
  },
}
