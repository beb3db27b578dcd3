import { setTimeout as pause } from 'node:timers/promises'
import { isPublicAddress } from '../http/public-address.ts'
import { type Answer, FORBIDDEN, type RequestSettings, request } from '../http/request.ts'
import { type TurnSettings, createTurns } from '../http/host-queue.ts'
import { type Verdict, verdictOn } from './verdict.ts'

export interface LinkSettings extends Partial<RequestSettings & TurnSettings> {
  readonly userAgent: string
  /** Told after every address how many are done. */
  readonly onProgress?: (done: number) => void
}

const MOST_REDIRECTS = 5
/** Who wants to be left alone for longer, or is busy again after that, is left alone for good. */
const LONGEST_WAIT = 30_000
/** After so many requests in a row without an answer a site is not asked again. */
const MOST_SILENCES = 2
const NOBODY: Verdict = { is: 'unknown', why: 'no site at all answered' }
const USUAL_PORTS = [80, 443, 8080, 8443]

/**
 * Asks web addresses whether they lead anywhere: each once, one after another at a host, HEAD before GET. Records may be
 * written by anybody, so only public addresses at the usual ports are asked, wherever a redirect may point.
 */
export async function checkLinks(
  urls: Iterable<string>,
  settings: LinkSettings,
): Promise<ReadonlyMap<string, Verdict>> {
  const { atOnce = 8, rest = 250, timeout = 10_000, onProgress } = settings
  const mayAsk =
    settings.mayAsk ?? ((address, port) => USUAL_PORTS.includes(port) && isPublicAddress(address))
  const turns = createTurns({ atOnce, rest })
  const silences = new Map<string, { count: number; answer: Answer }>()
  const asked = new Map<string, Promise<Verdict>>()
  const verdicts = new Map<string, Promise<Verdict>>()
  let done = 0
  let hasHeard = false

  for (const url of urls) {
    const { href } = withoutFragment(url)
    const verdict = asked.get(href) ?? follow(href).finally(() => onProgress?.((done += 1)))
    asked.set(href, verdict)
    verdicts.set(url, verdict)
  }
  const entries = await Promise.all(
    [...verdicts].map(async ([url, verdict]) => [url, await verdict] as const),
  )
  // A machine without a network finds no site at all; that is no fault of the sites.
  return new Map(hasHeard ? entries : entries.map(([url]) => [url, NOBODY]))

  async function follow(href: string): Promise<Verdict> {
    let url = new URL(href)
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const answer = await turns(url.hostname, () => ask(url))
      if (!('location' in answer) || answer.status < 300 || answer.status >= 400)
        return verdictOn(answer)
      const next = answer.location ?? ''
      if (!URL.canParse(next, url) || !/^https?:$/.test(new URL(next, url).protocol))
        return { is: 'unknown', why: 'it leads to something that is no web page' }
      url = new URL(next, url)
    }
    return { is: 'unknown', why: `it leads on more than ${MOST_REDIRECTS} times` }
  }

  async function ask(url: URL): Promise<Answer> {
    const silence = silences.get(url.origin)
    if (silence && silence.count >= MOST_SILENCES) return silence.answer
    const answer = await askTwice(url)
    if ('status' in answer) hasHeard = true
    const count = isBusy(answer) ? MOST_SILENCES : (silence?.count ?? 0) + 1
    if (isBusy(answer) || isSilent(answer)) silences.set(url.origin, { count, answer })
    else silences.delete(url.origin)
    return answer
  }

  /** Some servers know no HEAD, or answer it wrongly; some ask for patience. */
  async function askTwice(url: URL): Promise<Answer> {
    const send = (method: 'HEAD' | 'GET') =>
      request(url, method, { userAgent: settings.userAgent, timeout, mayAsk })
    const first = await send('HEAD')
    if ('failure' in first) return first.failure === 'ECONNRESET' ? send('GET') : first
    if (first.status < 400) return first
    const wait = waitFor(first)
    if (wait === undefined) return isBusy(first) ? first : send('GET')
    if (wait > LONGEST_WAIT) return first
    await pause(wait)
    return send('GET')
  }
}

function withoutFragment(text: string): URL {
  const url = new URL(text)
  url.hash = ''
  return url
}

const isBusy = (answer: Answer) =>
  'status' in answer && (answer.status === 429 || answer.status === 503)

const isSilent = (answer: Answer) => 'failure' in answer && answer.failure !== FORBIDDEN

/** How long a busy server asks to wait, in milliseconds: it says so in seconds, or as a time (RFC 9110, section 10.2.3). */
function waitFor(answer: Answer): number | undefined {
  if (!('retryAfter' in answer) || answer.retryAfter === undefined || !isBusy(answer))
    return undefined
  const { retryAfter } = answer
  const seconds = Number(retryAfter)
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
