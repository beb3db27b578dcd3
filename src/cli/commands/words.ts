import { stringify } from 'yaml'
import { LANGUAGES, languages } from '../../messages/languages.ts'
import { meantBy } from '../../record/schema/not-of-pages.ts'
import { translatedIn } from '../../quality/unchecked-sentences.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { counted } from '../../text/counted.ts'

export const words = defineCommand({
  name: 'words',
  example: 'osd words cy',
  summary: 'List the sentences of pages and forms, to say some in words of your own',
  positionals: { usage: 'LANGUAGE', max: 1 },
  options: {},
  async run({ positionals: [written = ''] }) {
    const language = meantBy(written)
    if (!language)
      throw new UserError(`Name a language: ${languages.map((one) => `\`${one}\``).join(' or ')}.`)
    const sentences = translatedIn(language)
    for (const { key, sentence, english, checksum, isChecked } of sentences) {
      if (language !== 'en')
        process.stdout.write(
          `# ${JSON.stringify(english)}${isChecked ? '' : ` (not checked: ${checksum})`}\n`,
        )
      process.stdout.write(stringify({ [key]: sentence }, { lineWidth: 0 }))
    }
    const { english } = LANGUAGES[language]
    const unchecked = sentences.filter(({ isChecked }) => !isChecked).length
    log(
      `Copy what you want to change into content/words/${language}.yaml.${unchecked > 0 ? ` No reader of ${english} has checked ${unchecked} of these ${counted(sentences.length, 'sentence')}.` : ''}`,
    )
    return EXIT.ok
  },
})
