/** Letters of other scripts that look like those of ours, and small capitals, each before its twin. */
const LOOK_ALIKES =
  'аa вb сc ԁd еe ғf ԍg һh нh іi јj кk ӏl мm оo рp ԛq гr ѕs тt уy ѵv ԝw ѡw хx ' +
  'αa βb ϲc εe γy ηn Ηh ιi ϳj κk νv Νn οo ρp τt υu Υy ωw χx ζz օo ոn սu ıi ɩi ɡg ʋv ' +
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'

/** What looks like a colon. */
export const COLONS = ':：﹕︓꞉∶ː׃'

const TWINS: ReadonlyMap<string, string> = new Map([
  ...LOOK_ALIKES.split(' ').map(([letter = '', twin = '']) => [letter, twin] as const),
  ...Array.from(COLONS, (colon) => [colon, ':'] as const),
])

/** Most texts have no other characters: those of ASCII, and punctuation. */
const PLAIN = /^[\0-\xAC\xAE-\xBF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF]*$/

/** A text in the letters that it seems to be written in, for patterns with names of fields: `рrívate：` is `private:`. */
export const plainLetters = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .replace(/[^\0-\x7F]/gu, (letter) => {
          const small = letter.toLowerCase()
          const twin = TWINS.get(letter) ?? TWINS.get(small) ?? letter
          return small === letter ? twin : twin.toUpperCase()
        })

/**
 * The normal form of the name of a field, in small letters with `_` between words: `Assurer-Email`, `assurerEmail` and
 * `аssurer email` are `assurer_email`.
 */
export const keyForm = (name: string): string =>
  plainLetters(name)
    .trim()
    .replace(/(?<=[a-z\d])(?=[A-Z])|[\s_-]+/g, '_')
    .toLowerCase()

/** The same without `_`, which does not tell `e-mail` from `email`. */
export const squeezed = (name: string): string => keyForm(name).replaceAll('_', '')
