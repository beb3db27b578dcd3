const NAMES = ['Marsh Otters', 'Ropewalk Weavers', 'Kettle Menders', 'Saltwick Quilters']
const EVENTS = ['Evening', 'Workshop', 'Kitchen']
export const SOURCES = ['one', 'two', 'three'] as const
export type Source = (typeof SOURCES)[number]

/** What a source says of an organization. */
export interface Said {
  readonly phone?: string
  readonly email?: string
  readonly description?: string
}

/** The tables of a source: the same four organizations in other words, and in the first two a service of three of them. */
export function tablesOf(
  source: Source,
  said: (i: number) => Said = () => ({}),
): Readonly<Record<string, string>> {
  const nameOf = (name: string) =>
    ({ one: name, two: `The ${name} CIO`, three: `${name.toUpperCase()} LTD` })[source]
  const rows = NAMES.map((name, i) => {
    const { description = `${source} says ${i}.`, email = `office@${i}.example.org` } = said(i)
    return `${i},${nameOf(name)},${description},https://${i}.example.org,${source === 'two' ? email : ''}\n`
  })
  const phones = NAMES.map((_, i) => `${i},${i},${said(i).phone ?? `0117 496 010${i}`}\n`)
  const services = NAMES.slice(0, source === 'three' ? 0 : 3).map(
    (_, i) => `s${i},${i},${source === 'two' ? 'The ' : ''}Open ${EVENTS[i]},${source} opens.\n`,
  )
  return {
    [`${source}/organizations.csv`]: `id,name,description,website,email\n${rows.join('')}`,
    [`${source}/phones.csv`]: `id,organization_id,number\n${phones.join('')}`,
    [`${source}/services.csv`]: `id,organization_id,name,description\n${services.join('')}`,
  }
}
