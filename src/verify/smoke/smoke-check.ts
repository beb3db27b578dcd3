import { type Site, type SiteResponse, jsonOf } from './site.ts'

/** The result of a check. `not seen`: the site does not show it, so that it neither passes nor fails. */
export interface CheckResult {
  readonly outcome: 'pass' | 'fail' | 'not seen'
  readonly saw: string
}

/** Checks something that only a real host can show. */
export interface Check {
  readonly name: string
  readonly expects: string
  readonly run: (site: Site) => Promise<CheckResult>
}

export const OPEN = 'with Access-Control-Allow-Origin *'

export const resultOf = (isGood: boolean, saw: string): CheckResult => ({
  outcome: isGood ? 'pass' : 'fail',
  saw,
})

/** Summarises a response in one line. */
export const lineOf = ({ status, headers }: SiteResponse): string =>
  [
    status,
    headers.get('content-type') ?? 'no Content-Type',
    `Access-Control-Allow-Origin ${headers.get('access-control-allow-origin') ?? 'missing'}`,
  ].join(', ')

export const isOpen = ({ headers }: SiteResponse): boolean =>
  headers.get('access-control-allow-origin') === '*'

/** Whether a response is a JSON document, is declared as one, and may be read by every web page. */
export const isDocument = (response: SiteResponse): boolean =>
  /^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '') &&
  isOpen(response) &&
  Object.keys(jsonOf(response)).length > 0
