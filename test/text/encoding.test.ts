import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { isDamaged, repairEncoding, repaired } from '../../src/text/encoding.ts'

const utf8 = (text: string) => Buffer.from(text, 'utf8')
/** As browsers read Windows-1252: a byte without a character becomes a control character. */
const readAs1252 = (text: string) =>
  [...utf8(text)]
    .map((byte) => {
      const character = iconv.decode(Buffer.of(byte), 'windows-1252')
      return character === '\uFFFD' ? String.fromCharCode(byte) : character
    })
    .join('')
const DAMAGES: Readonly<Record<string, (text: string) => string>> = {
  'as Windows-1252': readAs1252,
  'as Windows-1252, twice': (text) => readAs1252(readAs1252(text)),
  'as Latin-1': (text) => utf8(text).toString('latin1'),
  'as Latin-1, twice': (text) => Buffer.from(utf8(text).toString('latin1')).toString('latin1'),
  'as code page 437': (text) => iconv.decode(utf8(text), 'cp437'),
  'as code page 850': (text) => iconv.decode(utf8(text), 'cp850'),
}

describe('damaged letters', () => {
  it.each(Object.entries(DAMAGES))('read %s are repaired', (_, damage) => {
    for (const text of [
      ...['é', '£', '’', '–', '€', '½', '°', 'À', 'É', 'Ö', '…', '•', '™', '→', '✓'],
      ...['Café', '£5–£10', 'O’Brien’s', '“Tea” at Siân’s', 'À la carte', 'Ó Briain', 'Zoë & Noël'],
      ...['Llŷn', 'Pen-y-bont ar Ogwr – Tŷ Gŵyr', 'Łódź club', 'naïve façade', 'Tea\u00A0room'],
    ]) {
      const damaged = damage(text)
      expect([damaged, isDamaged(damaged)]).toEqual([damaged, true])
      expect(repaired(damaged)).toBe(text)
    }
  })

  it.each([
    ['ItGÇÖs', 'It’s'],
    ['AGÇÖS', 'A’S'],
    ['youGÇÿre GÇ£inGÇ¥ 9GÇô5', 'you‘re “in” 9–5'],
    ['\u00EF\u00BB\u00BFChess', 'Chess'],
    ['Café, “cafÃ©” – £5 or Â£6', 'Café, “café” – £5 or £6'],
    ['éÃ©é', 'ééé'],
  ])('%s become %s beside those that are right', (text, right) => {
    expect(repaired(text)).toBe(right)
  })

  it('that are lost cannot be repaired', () => {
    for (const text of ['Caf\uFFFD', 'â€\uFFFD', 'Teaâ€'])
      expect([text, isDamaged(text), repaired(text)]).toEqual([text, true, undefined])
  })

  it.each([
    ...['Café', 'SÃO PAULO', 'Ângela', '£3 – 20 °C', '“Tea”', 'Ça va', 'GÇ', '日本', 'François'],
    ...['„MENÜ«', 'CAFÉ’s', 'JÄ… so', '“Ã” and “Å”', 'À “propos”', 'NAÏF–', 'Ôter', 'Güç', 'Ωmega'],
    ...[
      'A ├── B',
      '│ ├ a',
      '════',
      '¡OLÉ!',
      '½–¾',
      'â la carte',
      'Ž’s',
      'Ååland',
      'Âge–',
      '5\u00A0€',
    ],
  ])('are not in %s', (text) => {
    expect(isDamaged(text)).toBe(false)
    expect(repairEncoding(text)).toBe(text)
  })
})
