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
