import {
  emailMark,
  phoneMark,
  postcodeMark,
  registerMark,
  streetMark,
  webMark,
} from '../../src/match/mark.ts'
import type { MatchRecord } from '../../src/match/record.ts'

/** What a test writes of a record. */
export interface Sketch {
  readonly kind?: MatchRecord['kind']
  readonly phone?: string
  readonly email?: string
  readonly web?: string
  readonly address?: string
  readonly postcode?: string | undefined
  readonly charity?: string
  readonly owner?: string
  readonly town?: string
  readonly point?: MatchRecord['point']
}

/** A record of a name and a few marks. Its id is its key. */
export function recordOf(id: string, name: string, sketch: Sketch = {}): MatchRecord {
  const { kind = 'organization', phone, email, web, address, postcode, charity, owner } = sketch
  const marks = {
    phone: phone && phoneMark(phone),
    email: email && emailMark(email),
    web: web && webMark(web),
    address: address && streetMark(address),
    postcode: postcode && postcodeMark(postcode),
    register: charity && registerMark('GB-CHC', charity),
    owner,
  }
  return {
    kind,
    id,
    slug: id,
    file: `${kind}s/${id}.yaml`,
    name,
    names: [],
    marks: Object.fromEntries(
      Object.entries(marks).flatMap(([by, mark]) => (mark ? [[by, [mark]]] : [])),
    ),
    ...(sketch.point && { point: sketch.point }),
    towns: sketch.town ? [sketch.town.toLowerCase()] : [],
  }
}
