import { monthsBefore } from '../../hsds/calendar.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'

/** The standard's own guidance asks for a check within this time. */
const MONTHS = 3

/** A service does not say when it was last checked, so nobody knows whether to trust it. */
export function* notAssured({ services, isPublic }: Advised): Generator<Advice> {
  if (!isPublic('service.assured_date')) return
  for (const service of services)
    if (service.value.assured_date === undefined)
      yield {
        code: 'not-assured',
        message: 'Nothing says when this service was last checked.',
        hint: howToConfirm(service.slug),
        place: placeIn(service),
        about: service,
      }
}

/** A service was last checked long ago, or on a day that is still to come. */
export function* assuredWhen({ services, now }: Advised): Generator<Advice> {
  if (now === undefined) return
  const earliest = monthsBefore(now, MONTHS)
  for (const service of services) {
    const { assured_date: date } = service.value
    if (date === undefined) continue
    const found = { place: placeIn(service, 'assured_date'), about: service }
    if (date > now)
      yield {
        code: 'assured-in-future',
        message: `\`assured_date\` is ${date}, which is still to come.`,
        hint: 'Write the day on which somebody last checked that all of this is right.',
        ...found,
      }
    else if (date < earliest)
      yield {
        code: 'assured-long-ago',
        message: `This service was last checked on ${date}, more than three months ago.`,
        hint: howToConfirm(service.slug),
        ...found,
      }
  }
}

const howToConfirm = (slug: string) =>
  `Ask whether all of it is still right, then run \`npx osd confirm ${slug}\`, or write the day as \`assured_date:\`.`
