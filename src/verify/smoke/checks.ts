import type { Builds } from '../builds.ts'
import { NO_ID } from '../survey/endpoint.ts'
import { cache, currentBuild, foreignParameter, unchanged } from './caching.ts'
import type { Check } from './smoke-check.ts'
import { compression, expensiveSearch, missing, record, root, spelling } from './documents.ts'
import { head, preflight, wrongMethod } from './methods.ts'
import type { Site } from './site.ts'

const file = (site: Site) => site.record
const list = () => '/services'

/** All checks, in this order: what files serve, what functions serve, what caches hold. */
export const createChecks = (builds: Builds): readonly Check[] => [
  record,
  compression,
  missing('an unknown record', `/services/${NO_ID}`),
  missing('an unknown record behind a function', `/organizations/${NO_ID}`),
  missing('a page beyond the last', '/services?page=999999'),
  spelling('a record in capital letters', (path) => path.toUpperCase()),
  spelling('a record with a trailing slash', (path) => `${path}/`),
  root('a program', {}),
  root('a browser', { accept: 'text/html', 'sec-fetch-dest': 'document' }),
  head('a record', file),
  head('a list', list),
  preflight('a record', file),
  preflight('a list', list),
  wrongMethod('a record', file),
  wrongMethod('a list', list),
  unchanged('a record', file),
  unchanged('a list', list),
  cache,
  foreignParameter,
  currentBuild(builds),
  expensiveSearch,
]
