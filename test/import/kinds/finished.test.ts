import { describe, expect, it } from 'vitest'
import { type Read, readTables } from './services-of.ts'

/** A cell that a person has to look at, and what the record says afterwards: text that went, and text that came. */
interface Task {
  readonly target: string
  readonly cell: string
  readonly file?: string
  readonly out?: RegExp
  readonly add: string
}

const PHONES = 'phones: [01632 960123]\n'
const HOURS = 'hours: [Mon 09:00-10:00]\n'
const ADDRESSES =
  'addresses:\n  - {address_1: Back Lane, city: Saltwick, postal_code: BS3 1QG, state_province: Kent, country: GB, address_type: physical}\n'
const WORDS = /schedules:\n {2}- description: .*\n/
const PLACE = 'locations/hall-of-chess.yaml'

const TASKS: Readonly<Record<string, Task>> = {
  'hours that were words': { target: 'hours', cell: 'term time', out: WORDS, add: HOURS },
  'hours whose words stay beside them': { target: 'hours', cell: 'term time', add: HOURS },
  'a damaged number': { target: 'phones.number', cell: '4.4E+11', add: PHONES },
  'a number that is too short': { target: 'phones.number', cell: '01632 9601', add: PHONES },
  'a day that is none': {
    ...{ target: 'assured_date', cell: 'in spring', add: 'assured_date: 2026-11-01\n' },
  },
  'ages in words': { target: 'ages', cell: 'about 15', add: 'minimum_age: 15\n' },
  'a price in words': {
    ...{ target: 'cost_options.amount', cell: '£3-£5', out: /cost_options:\n( .*\n)+/ },
    add: 'cost_options:\n  - {amount: 3, currency: GBP}\n',
  },
  'a name that was withheld': {
    ...{ target: 'contacts.name', cell: 'Alex Fisk', add: 'contacts:\n  - title: Secretary\n' },
  },
  'a status that nobody knows': {
    ...{ target: 'status', cell: 'Dormant', out: /status: inactive\n|draft: true\n/g },
    add: 'status: active\n',
  },
  'an address without its town': {
    ...{ target: 'locations.address_1', cell: 'Back Lane', file: PLACE },
    ...{ out: /description: .*\n/, add: ADDRESSES },
  },
}

const importTwice = async (
  { target, cell }: Task,
  edit: (file: string, text: string) => string,
): Promise<readonly [Read, Read]> => {
  const sheet = {
    'list.csv': `Name,By,Where,It\n${['Chess', 'Go'].map((name) => `${name},Otters,Hall of ${name},${cell}\n`).join('')}`,
  }
  const mapping = { Name: 'name', By: 'organization.name', Where: 'locations.name', It: target }
  const first = await readTables(sheet, mapping)
  const before = new Map(
    [...first.files]
      .map(([file, text]) => [file, edit(file, text)] as const)
      .filter(([, text]) => text !== ''),
  )
  return [first, await readTables(sheet, mapping, { before })]
}

const linesIn = ({ report }: Read) =>
  report.finish
    .filter(({ field }) => field !== 'list.Name')
    .map(({ count, values }) => [count, values[0]?.record])

describe('what was to finish', () => {
  it.each(Object.entries(TASKS))('is not listed again: %s', async (_, task) => {
    const { file = 'services/chess.yaml', out = /(?!)/, add } = task
    const [first, again] = await importTwice(task, (name, text) =>
      name === file ? `${text.replace(out, '').trimEnd()}\n${add}` : text,
    )
    expect(linesIn(first)).toEqual([[2, 'list line 2']])
    expect(linesIn(again)).toEqual([[1, 'list line 3']])
  })

  it.each(Object.entries(TASKS))('stays when something else was edited: %s', async (_, task) => {
    const [, again] = await importTwice(task, (name, text) =>
      name.startsWith('services/') ? `${text.trimEnd()}\nalert: Ours.\n` : text,
    )
    expect(linesIn(again)).toEqual([[2, 'list line 2']])
  })

  it.each(Object.entries(TASKS))('is decided with a word in the memory: %s', async (_, task) => {
    const field = /^(?:locations\.address_1|contacts|phones|cost_options)/.exec(task.target)?.[0]
    const name =
      { 'locations.address_1': 'addresses', ages: 'minimum_age' }[field ?? task.target] ??
      field ??
      task.target
    const line = task.file ? 'hall-of-chess' : 'chess'
    const [, again] = await importTwice(task, (_, text) =>
      text.replace(new RegExp(`^(".*": \\w+ ${line} .*)$`, 'm'), `$1 keep=${name}`),
    )
    expect(linesIn(again)).toEqual([[1, 'list line 3']])
    const third = [...again.files].find(([, text]) => text.includes(`keep=${name}@`))
    expect(third).toBeDefined()
  })

  it('does not come back for a record that was removed', async () => {
    const [, again] = await importTwice(TASKS['ages in words']!, (name, text) =>
      name === 'services/go.yaml' ? '' : text,
    )
    expect(linesIn(again)).toEqual([[1, 'list line 2']])
  })
})
