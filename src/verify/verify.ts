import type { Send } from '../io/http/client.ts'
import { type ClientOptions, createClient } from './client/client.ts'
import { composeReport } from './report/compose-report.ts'
import type { Policy, Report } from './report/report.ts'
import type { Rule } from './feed-rule.ts'
import { rules as allRules } from './rules.ts'
import type { Exchange, FeedRequest } from './survey/exchange.ts'
import { type RequestFeed, SURVEY, type Survey } from './survey/survey.ts'
import { type SurveyOptions, takeSurvey } from './survey/take-survey.ts'

export interface VerifyOptions extends SurveyOptions, ClientOptions {
  /** `published` by default. */
  readonly policy?: Policy
  /** The rules to judge by; all of them by default. */
  readonly rules?: readonly Rule[]
}

/** Checks a feed: fetches a survey of it, lets every rule probe it further, and judges the result. */
export async function verify(send: Send, options: VerifyOptions): Promise<Report> {
  const { policy = 'published', rules = allRules } = options
  const base = options.base.replace(/(?<!\/)\/+$/, '')
  const ask = createClient(send, options)

  /** Makes requests for one purpose, and collects the exchanges in the order of the requests. */
  const recorder =
    (purpose: string, exchanges: Exchange[]): RequestFeed =>
    async (request) => {
      const index = exchanges.length++
      const url = urlOf(base, request)
      const kind = `${purpose} ${request.endpoint.path}`
      const reply = await ask(url, { headers: request.headers, kind })
      return (exchanges[index] = { ...request, purpose, url, reply })
    }

  const survey = await takeSurvey(recorder(SURVEY, []), { ...options, base })
  const probes = survey.isUnreachable
    ? []
    : await Promise.all(
        rules.map(async ({ id, probe }) => {
          const exchanges: Exchange[] = []
          await probe?.(survey, recorder(id, exchanges))
          return exchanges
        }),
      )
  const complete: Survey = { ...survey, exchanges: [...survey.exchanges, ...probes.flat()] }
  return composeReport(complete, { policy, rules, isWhole: options.all === true })
}

/** The URL of a path below the base address; a whole URL stays as it is. */
const urlOf = (base: string, { path }: FeedRequest) => (path.startsWith('/') ? base + path : path)
