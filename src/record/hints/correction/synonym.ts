import { isAllowed } from './allowed.ts'
import { type Synonym, synonymsOf } from './synonyms.ts'
import { type Guess, lineWith } from './wrong-text.ts'

/** Another word for one of the values, such as `open` for `active`. */
export const synonym: Guess = (wrong) => {
  const [first, ...others] = synonymsOf(wrong.text, (value) => isAllowed(value, wrong.schema))
  if (!first) return undefined
  const condition = ({ when }: Synonym) => (when && others.length > 0 ? ` if ${when}` : '')
  const choices = [first, ...others].map((choice, i) => {
    const written = i === 0 ? lineWith(wrong, choice.value) : `\`${choice.value}\``
    return written + condition(choice)
  })
  return `Write ${choices.join(', or ')}${first.also ? ` and ${first.also}` : ''}.`
}
