import { byId } from './element.ts'

/* Counts checks by the clock of the reader: a page that is built once cannot know how old they are. */
const { dates = '' } = byId('dates').dataset
const checks = dates === '' ? [] : dates.split(' ')
const MONTH = 30.44 * 24 * 60 * 60 * 1000
const since = (months: number) =>
  checks.filter((date) => Date.now() - Date.parse(date) <= months * MONTH).length

byId('recent').textContent = String(since(3))
byId('old').textContent = String(checks.length - since(9))
