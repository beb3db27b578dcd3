import { type ClientOptions, createClient } from './client.ts'
import type { Exchange, Question } from './exchange.ts'
import type { Send } from '../http/client.ts'
import { type Policy, type Report, composeReport } from './report.ts'
import type { Rule } from './rule.ts'
import { rules as allRules } from './rules.ts'
import { type AskFeed, SURVEY, type Survey, type SurveyOptions, takeSurvey } from './survey.ts'

export interface VerifyOptions extends SurveyOptions, ClientOptions {
  readonly policy?: Policy
  /** The rules to judge by; all unless told. */
  readonly rules?: readonly Rule[]
}

/** Looks at a feed, lets every rule ask what it has to, and reports what was found. */
export async function verify(send: Send, options: VerifyOptions): Promise<Report> {
  const { policy = 'published', rules = allRules } = options
  const base = options.base.replace(/\/+$/, '')
  const ask = createClient(send, options)
  const asking =
    (purpose: string, kept: Exchange[]): AskFeed =>
    async (question) => {
      const place = kept.length++
      const url = addressOf(base, question)
      const kind = `${purpose} ${question.endpoint.path}`
      const reply = await ask(url, { headers: question.headers, kind })
      return (kept[place] = { ...question, purpose, url, reply })
    }
  const survey = await takeSurvey(asking(SURVEY, []), { ...options, base })
  const probed = survey.isUnreachable
    ? []
    : await Promise.all(
        rules.map(async ({ id, probe }) => {
          const kept: Exchange[] = []
          await probe?.(survey, asking(id, kept))
          return kept
        }),
      )
  const whole: Survey = { ...survey, exchanges: [...survey.exchanges, ...probed.flat()] }
  return composeReport(whole, { policy, rules, isWhole: options.all === true })
}

/** A path below the base address; an address stays what it is. */
const addressOf = (base: string, { path }: Question) => (path.startsWith('/') ? base + path : path)
