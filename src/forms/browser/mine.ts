/*
 * Runs on the page of the organizations that a member cares for. It reads what is published, and who cares for whom.
 */
import type { BuiltMessages, Messages } from '../../messages/messages.ts'
import { mapInBatches } from '../../api/map-in-batches.ts'
import { monthsBefore } from '../../hsds/calendar.ts'
import { CONFIRM, FIND } from '../../pages/address.ts'
import { editAddress } from '../../pages/parts/edit-links.ts'
import { byId, element } from '../../pages/scripts/element.ts'
import { todayIn } from '../../pages/today.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { MONTHS } from '../../quality/rules/assured-long-ago.ts'
import { repositoryOf } from '../server/github/client.ts'
import { memberTrouble } from '../server/github/member-trouble.ts'
import { readCare, readSettings } from '../server/inbox/read-care.ts'
import { loadRecord } from './form/load-record.ts'
import { asMember } from './github.ts'
import { signIn, signOut } from './member/session.ts'
import { prefix } from './saying.ts'

const box = byId('mine')
const { repository = '', client = '', timezone = 'UTC', words = '' } = box.dataset
const say = JSON.parse(words) as BuiltMessages['mine']['script'] &
  Pick<Messages['schedule'], 'months'>
const state = byId('state')
const signInButton = byId('sign-in')

signInButton.addEventListener('click', () => void signIn(client, location.pathname))
void show()

async function show(): Promise<void> {
  const github = asMember()
  signInButton.hidden = github !== undefined
  state.textContent = github ? say.loading : say.signedOut
  if (!github) return
  try {
    const care = await readCare(github, readSettings(repositoryOf(github, repository)))
    const sections = await mapInBatches(care, organization)
    box.replaceChildren(...sections)
    state.textContent = care.length > 0 ? '' : say.none
  } catch (error) {
    const isEnded = memberTrouble(error) === 'ended'
    if (isEnded) signOut()
    signInButton.hidden = !isEnded
    state.textContent = isEnded ? say.signedOut : say.unread
  }
}

/** An organization with its services, those that were checked longest ago first. */
async function organization(slug: string): Promise<Node> {
  const address = `${prefix}${FIND}/organizations/${encodeURIComponent(slug)}`
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const name = (response.ok && page.querySelector('h1')?.textContent?.trim()) || slug
  const links = [...page.querySelectorAll<HTMLAnchorElement>('main a')]
    .map((link) => link.getAttribute('href')?.split('/find/services/')[1] ?? '')
    .filter((service) => /^[a-z0-9-]+$/.test(service))
  const services = await mapInBatches([...new Set(links)], async (service) => ({
    service,
    record: (await loadRecord('service', service))?.record,
  }))
  const earliest = monthsBefore(todayIn(timezone), MONTHS)
  const checkedOn = ({ record }: (typeof services)[number]) => record?.values.assured_date ?? ''
  const stale = services
    .filter((one) => checkedOn(one) < earliest)
    .toSorted((a, b) => (checkedOn(a) < checkedOn(b) ? -1 : 1))
  return element(
    'section',
    { class: 'block' },
    element('h2', {}, element('a', { href: address, dir: 'auto' }, name)),
    element('p', {}, stale.length > 0 ? `${say.stale} ${stale.length}.` : say.fresh),
    element(
      'ul',
      { class: 'results' },
      ...stale.map((one) => item(one.service, one.record?.name ?? one.service, checkedOn(one))),
    ),
  )
}

function item(slug: string, name: string, checked: string): Node {
  const page = `${FIND}/services/${slug}`
  const linkTo = (href: string, text: string) =>
    element(
      'a',
      { href: prefix + href, class: 'button other', 'aria-label': `${text}: ${name}` },
      text,
    )
  return element(
    'li',
    {},
    element('h3', { dir: 'auto' }, name),
    element(
      'p',
      { class: 'quiet' },
      checked === '' ? say.never : `${say.checked} ${sayDate(checked, say)}.`,
    ),
    element(
      'p',
      { class: 'act' },
      linkTo(editAddress(page) + CONFIRM, say.confirm),
      linkTo(editAddress(page), say.correct),
    ),
  )
}
