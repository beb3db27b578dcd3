import type { BuiltSentences } from '../en/messages.ts'

/** The messages of the page of the organizations that a member cares for. In Welsh. */
export const MINE: BuiltSentences['mine'] = {
  title: 'Eich rhai chi',
  intro:
    'Y sefydliadau rydych yn gofalu amdanynt, gyda’r gwasanaethau nad oes neb wedi’u gwirio ers tri mis. Yr hyn sy’n aros am benderfyniad:',
  script: {
    signedOut: 'Mewngofnodwch i weld y sefydliadau rydych yn gofalu amdanynt.',
    loading: 'Un eiliad …',
    none: 'Nid yw’r gosodiadau’n enwi unrhyw sefydliad rydych yn gofalu amdano.',
    unread: 'Nid oedd modd ei ddarllen. Llwythwch y dudalen eto.',
    stale: 'I’w gwirio:',
    fresh: 'Cafodd pob un o’i wasanaethau ei wirio yn y tri mis diwethaf.',
    never: 'Heb ei wirio erioed.',
    checked: 'Gwiriwyd ddiwethaf ar',
    confirm: 'Dal yn gywir?',
    correct: 'Ei gywiro',
  },
}
