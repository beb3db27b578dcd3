import { once } from '../../text/memoise.ts'
import { quote } from '../../text/quote.ts'
import type { Rule } from './rule.ts'

export const languageCode: Rule = {
  code: 'language-code',
  severity: 'error',
  means: 'The code of a language is not one of ISO 639, or stands where its name should be.',
  objects: {
    *language({ code, name }, at) {
      const called = /^[a-z]{2}$/.test(name ?? '') ? nameOf(name!) : undefined
      if (called)
        yield {
          message: `${quote(name!)} is not the name of a language.`,
          hint: `Write \`${called}\`.`,
          place: at('name'),
        }
      if (code === undefined || isCode(code)) return
      const meant = codeOf(name ?? '') ?? codeOf(code) ?? OF_COUNTRIES[code.toLowerCase()]
      yield {
        message: `${quote(code)} is not the code of a language.`,
        hint: meant
          ? `Write \`code: ${meant}\`.`
          : 'Write two or three letters, such as `cy` for Welsh and `pl` for Polish. Or delete `code`: the name is enough.',
        place: at('code'),
      }
    },
  },
}

/** The parts after a dash are of BCP 47. Not every code of three letters has a name here, such as that of a sign language. */
const CODE = /^([a-z]{2,3})(?:-[a-z0-9]{2,8})*$/i

function isCode(text: string): boolean {
  const [, code = ''] = CODE.exec(text) ?? []
  return code.length === 3 || (code.length === 2 && nameOf(code) !== undefined)
}

const nameOf = (code: string): string | undefined => names().of(code)
const names = once(() => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }))

const codeOf = (name: string): string | undefined => codes().get(name.trim().toLowerCase())

/** The codes of two letters by the English name of the language. */
const codes = once(() => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const found = letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const name = nameOf(first + second)
      return name === undefined ? [] : [[name.toLowerCase(), first + second]]
    }),
  )
  return new Map([...found, ...OTHERS])
})

const OTHERS: readonly (readonly [string, string])[] = [
  ['british sign language', 'bfi'],
  ['bsl', 'bfi'],
  ['cantonese', 'yue'],
  ['mandarin', 'zh'],
  ['farsi', 'fa'],
]

/** Codes of countries that people write for the language of the country, where no language has the same code. */
const OF_COUNTRIES: Readonly<Record<string, string>> = {
  cz: 'cs',
  jp: 'ja',
  cn: 'zh',
  gr: 'el',
  ua: 'uk',
  gb: 'en',
  us: 'en',
  dk: 'da',
  vn: 'vi',
  ir: 'fa',
  pk: 'ur',
}
