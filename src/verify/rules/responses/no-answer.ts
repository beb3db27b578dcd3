import type { Failure } from '../../client/reply.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { leadsToLogin, targetOutside } from './redirects.ts'

const WORDS: Readonly<
  Record<Exclude<Failure, 'not-sent'>, { readonly message: string; readonly hint: string }>
> = {
  unreachable: {
    message: 'The connection broke off before the whole response had arrived.',
    hint: 'See the logs of the server for the reason.',
  },
  timeout: {
    message: 'There was no complete response within the time limit.',
    hint: 'Make the response faster: clients give up after half a minute.',
  },
  'too-large': {
    message: 'The response is larger than 8 MiB. The rest was not read.',
    hint: 'Publish fewer items on a page.',
  },
  'too-deep': {
    message: 'The response is nested deeper than 100 levels. It was not checked.',
    hint: 'Nest in a record only what belongs to it.',
  },
  'too-many': {
    message: 'The response has more than a million values. It was not checked.',
    hint: 'Publish fewer items on a page.',
  },
  'too-much': {
    message:
      'All responses so far have more values than can be checked. No more requests were sent, and the rest of the feed was not checked.',
    hint: 'Publish fewer items on a page, and in each item only the fields of the standard.',
  },
  redirect: {
    message: 'The redirects do not end.',
    hint: 'Respond at the address itself.',
  },
}

export const noAnswer: Rule = {
  id: 'no-answer',
  severity: 'fail',
  means: 'A request has no complete response.',
  basis: {
    says: 'A feed responds at every endpoint below its own base address.',
    where: SOURCES.profile,
  },
  *judge(survey) {
    for (const exchange of survey.exchanges) {
      const { reply, endpoint } = exchange
      if (reply.kind === 'answered' || reply.why === 'not-sent') continue
      const isElsewhere = !exchange.url.startsWith(survey.base)
      const isAboutAll = reply.why === 'too-much'
      if (!isAboutAll && (endpoint.level === 'optional' || isElsewhere)) continue
      if (leadsToLogin(exchange) || targetOutside(exchange, survey.base) !== undefined) continue
      yield {
        // The requests that were not sent may be of required endpoints, so it counts as much as the root.
        exchange: isAboutAll ? survey.root : exchange,
        value: reply.detail,
        ...WORDS[reply.why],
      }
    }
  },
}
