import { expect, test } from 'vitest'
import { parseQuery } from '../../src/api/list-query.ts'
import {
  type Problem,
  badParameter,
  methodNotAllowed,
  noPointKnown,
  noSuchPage,
  noSuchPostcode,
  notFound,
  tooMany,
  unavailable,
} from '../../src/api/problem.ts'

// The one place that pins the words of problems. Other tests check types, statuses and parameters.

const problems: [Problem, kind: string, status: number, title: string, detail?: string][] = [
  [notFound(), 'not-found', 404, 'There is nothing here.'],
  [
    notFound('Nothing in services has this id.'),
    'not-found',
    404,
    'There is nothing here.',
    'Nothing in services has this id.',
  ],
  [
    noSuchPage(4, 3),
    'no-such-page',
    404,
    'There is no such page.',
    'You asked for page 4; the last page is 3.',
  ],
  [
    noSuchPage(2, 0),
    'no-such-page',
    404,
    'There is no such page.',
    'You asked for page 2; the last page is 1.',
  ],
  [
    badParameter('page', '`page` must be a whole number from 1.'),
    'bad-parameter',
    400,
    'A parameter is not valid.',
    '`page` must be a whole number from 1.',
  ],
  [
    noSuchPostcode(),
    'no-such-postcode',
    404,
    'There is no such postcode.',
    '`postcode` does not belong to a place in the countries of this directory.',
  ],
  [
    noPointKnown(),
    'no-point-known',
    404,
    'The location of this postcode is not known.',
    'Without `proximity`, the answer lists what is for people at this postcode, as far as that is known.',
  ],
  [
    tooMany(30_000, 'format'),
    'too-many',
    400,
    'Too many records match for a single response.',
    '30000 records match. Add more filters, ask for pages without `format`, or ask for the whole list without filters.',
  ],
  [
    tooMany(30_000, 'minimal'),
    'too-many',
    400,
    'Too many records match for a single response.',
    '30000 records match. Add more filters, ask for pages with `per_page`, or ask for the whole list without filters.',
  ],
  [
    methodNotAllowed('POST'),
    'method-not-allowed',
    405,
    'This feed is read-only.',
    'POST is not allowed; GET and HEAD are.',
  ],
  [
    unavailable(),
    'unavailable',
    503,
    'The feed cannot answer at the moment.',
    'Please try again in a few seconds.',
  ],
]

test.each(problems)('%o', (problem, kind, status, title, detail) => {
  const { parameter: _, ...rest } = problem
  const type = `urn:open-service-directory:problem:${kind}`
  expect(rest).toEqual({ type, title, status, ...(detail && { detail }) })
})

test('a problem names the parameter that is wrong', () => {
  const parameters = problems.map(([{ parameter }]) => parameter)
  expect(parameters).toEqual([
    undefined,
    undefined,
    'page',
    'page',
    'page',
    'postcode',
    'postcode',
    'format',
    'minimal',
    undefined,
    undefined,
  ])
})

test.each([
  ['page=1&page=2', '`page` is given more than once.'],
  ['page=0', '`page` must be a whole number from 1.'],
  ['per_page=x', '`per_page` must be a whole number from 1.'],
  ['minimum_age=x', '`minimum_age` must be a number.'],
  ['day=x', '`day` must be a day of the week, such as MO or Monday.'],
  ['start_time=x', '`start_time` must be a time, such as 09:30.'],
  ['end_time=x', '`end_time` must be a time, such as 17:00.'],
  ['modified_after=x', '`modified_after` must be a date such as 2026-10-01, or a date and a time.'],
  ['minimal=x', '`minimal` must be true or false.'],
  ['minimal=true&full=true', '`minimal` and `full` cannot both be true.'],
  ['format=x', '`format` must be json or ndjson.'],
  [
    'format=ndjson&full=true',
    '`format=ndjson` returns the short form of records. To get `full` records, ask for pages.',
  ],
  ['postcode=!!', '`postcode` is not in the form of a postcode.'],
  ['postcode=BS', '`postcode` is too short: give at least the part before the space.'],
  ['proximity=x', '`proximity` must be a number of metres, or a latitude and a longitude.'],
  ['proximity=500', '`proximity` in metres needs a `postcode`.'],
  ['postcode=BS3&proximity=51.4,-2.6', 'Give a `postcode` or a point in `proximity`, not both.'],
  ['proximity=51.4,-2.6', 'A point in `proximity` needs a `radius` in kilometres.'],
  ['radius=x', '`radius` must be a number of kilometres.'],
  ['radius=2', '`radius` needs a point: `proximity` with a latitude and a longitude.'],
])('%s: %s', (query, detail) => {
  const parsed = parseQuery(new URLSearchParams(query), 'services', ['GB'])
  expect(parsed).toMatchObject({ problem: { status: 400, detail } })
})
