import { beforeAll, expect, test, vi } from 'vitest'
import { rules } from '../../src/verify/rules.ts'
import { faults } from './faults/all.ts'
import { check, createTown, findingsOf, startFeed } from './feed.ts'

// A faulty feed is asked some two hundred times.
vi.setConfig({ testTimeout: 30_000 })

let town: Awaited<ReturnType<typeof createTown>>
beforeAll(async () => {
  town = await createTown()
})

test('nothing is found in the healthy feed', async () => {
  const server = await startFeed(town)
  try {
    const report = await check(server)
    expect(findingsOf(report)).toEqual([])
    expect(report.outcome).toBe('pass')
    expect(report.endpoints.map(({ outcome }) => outcome)).toEqual(Array(11).fill('pass'))
  } finally {
    await server.close()
  }
})

test.each([
  ['today', '2026-10-01'],
  ['three months ago to the day', '2027-01-01'],
])('a feed whose services were all checked %s is told nothing about that', async (_, now) => {
  const server = await startFeed(town)
  try {
    const found = findingsOf(await check(server, { now }))
    expect(found.filter(({ rule }) => rule === 'assured-date')).toEqual([])
  } finally {
    await server.close()
  }
})

test.each(faults.map((fault) => [fault.name, fault.rule, fault] as const))(
  '%s is told as %s and nothing else',
  async (_, rule, { patch, options }) => {
    const server = await startFeed(town, patch)
    try {
      const found = findingsOf(await check(server, options)).filter(
        // A note on a field of its own is no complaint.
        (one) => one.severity !== 'info' || one.rule === rule,
      )
      expect(
        [...new Set(found.map((finding) => finding.rule))],
        JSON.stringify(found, null, 2),
      ).toEqual([rule])
    } finally {
      await server.close()
    }
  },
)

test('every rule has a feed that breaks it', () => {
  const broken = new Set(faults.map(({ rule }) => rule))
  expect(rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([])
})

test('every rule has an id of its own, in small letters', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})
