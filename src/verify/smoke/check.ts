import { type Sight, type Site, jsonOf } from './site.ts'

/** What came of a check. `not seen`: the site does not show it, so that it is neither good nor bad. */
export interface Seen {
  readonly outcome: 'pass' | 'fail' | 'not seen'
  readonly saw: string
}

/** Something that only a real host can show. */
export interface Check {
  readonly name: string
  readonly expects: string
  readonly see: (site: Site) => Promise<Seen>
}

/** Judges by a condition. */
export const seen = (isGood: boolean, saw: string): Seen => ({
  outcome: isGood ? 'pass' : 'fail',
  saw,
})

/** What matters of an answer, in a line. */
export const lineOf = ({ status, headers }: Sight): string =>
  [
    status,
    headers.get('content-type') ?? 'no Content-Type',
    `Access-Control-Allow-Origin ${headers.get('access-control-allow-origin') ?? 'missing'}`,
  ].join(', ')

export const isOpen = ({ headers }: Sight): boolean =>
  headers.get('access-control-allow-origin') === '*'

/** The answer is a JSON document, says so, and may be read by every web page. */
export const isDocument = (sight: Sight): boolean =>
  /^application\/(problem\+)?json\b/.test(sight.headers.get('content-type') ?? '') &&
  isOpen(sight) &&
  Object.keys(jsonOf(sight)).length > 0
