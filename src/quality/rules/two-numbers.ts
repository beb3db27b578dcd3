import { type Advice, type Advised, placeIn } from '../advice.ts'
import { objectsOf } from '../objects.ts'

/** A telephone number holds two, and a telephone that is told to dial it dials neither. */
export function* twoNumbers({ services, organizations, locations }: Advised): Generator<Advice> {
  for (const subject of [...services, ...organizations, ...locations])
    for (const object of objectsOf(subject))
      if (object.entity === 'phone' && holdsTwo(object.value.number))
        yield {
          code: 'two-numbers',
          message: 'This telephone number holds two, and a telephone dials neither.',
          hint: 'Write each as an entry of its own, as in `phones: [0117 496 0123, 0117 496 0129]`.',
          place: placeIn(subject, ...object.path, 'number'),
          about: subject,
        }
}

/** A number with its area code has so many digits at least; an extension has fewer. */
const FEWEST_DIGITS = 9

const holdsTwo = (text: string) =>
  text.split(BETWEEN).filter((part) => part.replace(/\D/g, '').length >= FEWEST_DIGITS).length > 1

/** What stands between two numbers. */
const BETWEEN = /[/;,&|\n]|\b(?:or|and)\b/i
