import { describe, expect, it, test } from 'vitest'
import { byOrganization } from '../../src/quality/by-organization.ts'
import { advise } from '../../src/quality/advise.ts'
import type { Files } from '../rules/base.ts'
import { NOW, contextOf, base } from './base.ts'

function groupsOf(files: Files) {
  const context = contextOf(files, { now: NOW })
  return byOrganization(context, [...advise(context)])
}

const lunch = base['services/lunch.yaml'] as Readonly<Record<string, unknown>>
const other = {
  name: 'Borage Club',
  description: 'Neighbours who cook for one another on Sundays.',
  email: 'hello@borage.example.org',
}

describe('advice by organization', () => {
  const groups = groupsOf({
    'organizations/borage.yaml': other,
    'services/a.yaml': {
      ...lunch,
      name: 'Soup',
      organization: 'borage',
      assured_date: '2025-02-01',
    },
    'services/b.yaml': {
      ...lunch,
      name: 'Bread',
      organization: 'borage',
      assured_date: '2024-02-01',
    },
    'services/c.yaml': { ...lunch, name: 'Cheese', organization: 'borage', assured_date: NOW },
    'services/d.yaml': {
      ...lunch,
      name: 'Inside',
      organization: { ...other, name: 'Inside' },
      locations: [{ location: { name: 'Shed', location_type: 'virtual' } }],
      hours: [],
    },
  })

  it('puts the worst first and leaves nothing out', () => {
    expect(groups.map(({ organization }) => organization?.value.name)).toEqual([
      'Borage Club',
      'Inside',
      undefined,
      'Acorn Trust',
    ])
    expect(groups.map(({ score }) => score)).toEqual([94, 95, 100, 100])
  })

  it('names the service that was checked longest ago, and all services to confirm', () => {
    const [borage] = groups
    expect(borage?.oldest?.value.name).toBe('Bread')
    expect(borage?.toConfirm.map(({ slug }) => slug)).toEqual(['a', 'b'])
  })

  it('counts a place for the organization with a service there', () => {
    const inside = groups.find(({ organization }) => organization?.value.name === 'Inside')
    expect(inside?.records.map(({ entity }) => entity)).toEqual([
      'service',
      'organization',
      'location',
    ])
  })
})

test('sorts organizations with the same score by the amount of advice, then by name', () => {
  const here = (name: string, organization: string, ...service_areas: string[]) => ({
    ...lunch,
    name,
    description: `Whoever wants ${name} gets some, and company with it.`,
    organization,
    locations: [],
    service_areas,
  })
  const organization = (name: string) => ({ ...other, name, description: `${name} cooks for all.` })
  const groups = groupsOf({
    'services/lunch.yaml': null,
    'organizations/acorn-trust.yaml': organization('Zebra'),
    'organizations/borage.yaml': organization('Borage'),
    'organizations/clover.yaml': organization('Clover'),
    'services/a.yaml': here('Bread', 'clover', 'The valley', 'The other valley'),
    'services/b.yaml': here('Cheese', 'borage', 'The valley'),
    'services/c.yaml': here('Dancing', 'acorn-trust', 'The valley'),
  })
  const told = groups.flatMap(({ organization: of, advice, score }) =>
    of ? [[of.value.name, advice.length, score]] : [],
  )
  const [[, , score] = []] = told
  expect(told).toEqual([
    ['Clover', 3, score],
    ['Borage', 2, score],
    ['Zebra', 2, score],
  ])
})
