/** What went wrong with a request, in the form of RFC 9457. */
export interface Problem {
  /** A permanent name of the kind of problem. */
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  /** The query parameter that is wrong. */
  readonly parameter?: string
}

const kind = (name: string) => `urn:open-service-directory:problem:${name}`

/** Nothing has this path or id. */
export const notFound = (detail?: string): Problem => ({
  type: kind('not-found'),
  title: 'There is nothing here.',
  status: 404,
  ...(detail && { detail }),
})

/** Nothing has this path. People who typed it are shown the way to their pages, where there are any. */
export const nothingHere = (pages: unknown): Problem =>
  notFound(pages ? 'The pages for people begin at /find.' : undefined)

/** The page is after the last one. */
export const noSuchPage = (page: number, last: number): Problem => ({
  type: kind('no-such-page'),
  title: 'There is no such page.',
  status: 404,
  detail: `You asked for page ${page}; the last page is ${Math.max(last, 1)}.`,
  parameter: 'page',
})

/** A parameter has a value that is not valid. */
export const badParameter = (parameter: string, detail: string): Problem => ({
  type: kind('bad-parameter'),
  title: 'A parameter is not valid.',
  status: 400,
  detail,
  parameter,
})

/** A postcode has the form of one, but belongs to no place. */
export const noSuchPostcode = (): Problem => ({
  type: kind('no-such-postcode'),
  title: 'There is no such postcode.',
  status: 404,
  detail: '`postcode` does not belong to a place in the countries of this directory.',
  parameter: 'postcode',
})

/** The point of a postcode is not known, so no distance from it can be measured. */
export const noPointKnown = (): Problem => ({
  type: kind('no-point-known'),
  title: 'The location of this postcode is not known.',
  status: 404,
  detail:
    'Without `proximity`, the answer lists what is for people at this postcode, as far as that is known.',
  parameter: 'postcode',
})

/** `parameter` asks for all matches in one answer, and there are too many. */
export const tooMany = (total: number, parameter: 'format' | 'minimal'): Problem => ({
  type: kind('too-many'),
  title: 'Too many records match for a single response.',
  status: 400,
  detail: `${total} records match. Add more filters, ask for pages ${parameter === 'format' ? 'without `format`' : 'with `per_page`'}, or ask for the whole list without filters.`,
  parameter,
})

/** The method is neither GET nor HEAD. */
export const methodNotAllowed = (method: string): Problem => ({
  type: kind('method-not-allowed'),
  title: 'This feed is read-only.',
  status: 405,
  detail: `${method} is not allowed; GET and HEAD are.`,
})

/** A part of the index or of the site cannot be read. */
export const unavailable = (): Problem => ({
  type: kind('unavailable'),
  title: 'The feed cannot answer at the moment.',
  status: 503,
  detail: 'Please try again in a few seconds.',
})
