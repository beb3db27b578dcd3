/** Characters that look like one of ASCII, after that. Unicode decomposes no letter of another script to one of Latin. */
const LOOK_ALIKES = `
  AАΑᎪ BВΒ CСϹ DᎠ EЕΕ GԌ HНΗ IІΙӀ JЈ KКΚ LᏞ MМΜ NΝ OОΟՕ PРΡ QԚ SЅՏ TТΤ UՍ VѴ WԜ XХΧ YҮΥ ZΖ
  aаɑαᴀ bЬƄʙ cсϲᴄ dԁᴅ eеҽεᴇ fꜰ gɡցɢ hһհʜ iіıɩιɪ jјᴊ kкκᴋ lӏłʟ mмᴍ nոпɴ oоοօσøᴏ pрρᴘ qԛ rгʀ sѕꜱ tтτᴛ uυսᴜ vѵνᴠ
  wԝաᴡ xхχ yуγүʏ zᴢ 3ЗӠ .。· -− '’`

const ASCII_OF: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.trim()
    .split(/\s+/)
    .flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
)

/** A character as it looks, in ASCII where it looks so: without accents, and nothing for one that cannot be seen. */
export function inAscii(character: string): string {
  const known = seen.get(character)
  if (known !== undefined) return known
  const folded = [...character.normalize('NFKD')].map(foldOne).join('')
  seen.set(character, folded)
  return folded
}

/** Texts use few characters, of the million that there are. */
const seen = new Map<string, string>()

function foldOne(character: string): string {
  if (/[\p{Cf}\p{M}]/u.test(character)) return ''
  if (/\p{Pd}/u.test(character)) return '-'
  if (/\p{Nd}/u.test(character)) return String(digitOf(character.codePointAt(0)!))
  return ASCII_OF.get(character) ?? character
}

/** The ten digits of a script begin at a code point that ends with 0 or with 6 (Unicode, section 4.6). */
const digitOf = (code: number) =>
  (code & 15) - (/\p{Nd}/u.test(String.fromCodePoint(code & ~15)) ? 0 : 6)
