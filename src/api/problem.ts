/** What went wrong with a request, in the form of RFC 9457. */
export interface Problem {
  /** Names the kind of problem for ever. */
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  /** The query parameter that is wrong. */
  readonly parameter?: string
}

const kind = (name: string) => `urn:open-service-directory:problem:${name}`

/** A path that leads nowhere, or the id of nothing. */
export const notFound = (detail?: string): Problem => ({
  type: kind('not-found'),
  title: 'There is nothing here.',
  status: 404,
  ...(detail && { detail }),
})

/** A page after the last one. */
export const noSuchPage = (page: number, last: number): Problem => ({
  type: kind('no-such-page'),
  title: 'There is no such page.',
  status: 404,
  detail: `Page ${page} was asked for, and the last one is ${Math.max(last, 1)}.`,
  parameter: 'page',
})

/** A value that cannot be understood. */
export const badParameter = (parameter: string, detail: string): Problem => ({
  type: kind('bad-parameter'),
  title: 'A parameter cannot be understood.',
  status: 400,
  detail,
  parameter,
})

/** A postcode that is written like one and belongs to no place. */
export const noSuchPostcode = (): Problem => ({
  type: kind('no-such-postcode'),
  title: 'There is no such postcode.',
  status: 404,
  detail: '`postcode` is not that of a place in the countries of this directory.',
  parameter: 'postcode',
})

/** Nothing can be near a postcode of which nobody knows where it is. */
export const noPointKnown = (): Problem => ({
  type: kind('no-point-known'),
  title: 'It is not known where this postcode is.',
  status: 404,
  detail:
    'Without `proximity` the answer says what is for people at this postcode, as far as that is known.',
  parameter: 'postcode',
})

/** An answer of too many records for one piece, which one of the parameters asks for. */
export const tooMany = (total: number, parameter: 'format' | 'minimal'): Problem => ({
  type: kind('too-many'),
  title: 'Too many records to be given in one piece.',
  status: 400,
  detail: `${total} records match. Ask for more to narrow them, ask for them page by page ${parameter === 'format' ? 'without `format`' : 'with `per_page`'}, or ask for the whole list without any filter.`,
  parameter,
})

/** A method other than those that read. */
export const methodNotAllowed = (method: string): Problem => ({
  type: kind('method-not-allowed'),
  title: 'This feed can only be read.',
  status: 405,
  detail: `${method} is not allowed; GET and HEAD are.`,
})

/** A part of the index or of the site cannot be read now. */
export const unavailable = (): Problem => ({
  type: kind('unavailable'),
  title: 'The feed cannot answer at the moment.',
  status: 503,
  detail: 'Please ask again in a little while.',
})
