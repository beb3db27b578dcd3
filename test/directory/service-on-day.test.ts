import { describe, expect, it } from 'vitest'
import { serviceOnDay } from '../../src/directory/service-on-day.ts'
import type { Written } from '../../src/record/schema/written.ts'
import { checkFiles } from '../rules/base.ts'

const scheme = {
  name: 'Summer scheme',
  description: 'Dens.',
  status: 'active',
  organization: 'trust',
} as const satisfies Written<'service'>

const on = (today: string, fields: Partial<Written<'service'>>) => {
  const { value, isHidden, changed } = serviceOnDay({ ...scheme, ...fields }, today)
  return { status: isHidden ? 'hidden' : value.status, alert: value.alert, changed }
}

describe('a service with dates of its own', () => {
  it('is hidden until its first day', () => {
    const fields = { visible_from: '2027-05-01' }
    expect(on('2027-04-30', fields)).toMatchObject({ status: 'hidden' })
    expect(on('2027-05-01', fields)).toMatchObject({ status: 'active', changed: '2027-05-01' })
  })

  it('stays as inactive after its last day, because its id was published', () => {
    const fields = { visible_from: '2027-05-01', visible_until: '2027-08-31' }
    expect(on('2027-08-31', fields).status).toBe('active')
    expect(on('2027-09-01', fields)).toMatchObject({ status: 'inactive', changed: '2027-09-01' })
  })

  it('is closed between two seasons, and says when it is back', () => {
    const fields = { visible_until: '2026-08-31', visible_from: '2027-07-20' }
    expect(on('2026-08-31', fields).status).toBe('active')
    expect(on('2027-07-19', fields)).toEqual({
      status: 'temporarily closed',
      alert: 'Not running now. Back on 20 July 2027.',
      changed: '2026-09-01',
    })
    expect(on('2027-07-20', fields)).toMatchObject({ status: 'active', changed: '2027-07-20' })
  })

  it('says when it is back in each language of the pages, and in no other', () => {
    const fields = { visible_until: '2026-08-31', visible_from: '2027-07-20' }
    const backIn = (settings: { language: string; languages?: readonly ('en' | 'cy')[] }) => {
      const { value } = serviceOnDay({ ...scheme, ...fields }, '2026-12-01', settings)
      return [value.alert, value.translations?.['cy']?.alert, value.translations?.['en']?.alert]
    }
    const [english, welsh] = [
      'Not running now. Back on 20 July 2027.',
      'Ddim yn rhedeg ar hyn o bryd. Yn ôl ar 20 Gorffennaf 2027.',
    ]
    expect(backIn({ language: 'en-GB', languages: ['en', 'cy'] })).toEqual([
      english,
      welsh,
      undefined,
    ])
    expect(backIn({ language: 'cy', languages: ['en', 'cy'] })).toEqual([welsh, undefined, english])
    expect(backIn({ language: 'en' })).toEqual([english, undefined, undefined])
  })

  it('opens again by itself, and keeps an alert of its own until then', () => {
    const fields = {
      status: 'temporarily closed',
      reopens: '2027-01-11',
      alert: 'The roof leaks.',
    } as const
    expect(on('2027-01-10', fields)).toMatchObject({
      status: 'temporarily closed',
      alert: 'The roof leaks.',
    })
    expect(on('2027-01-11', fields).status).toBe('active')
  })

  it('loses its alert after its last day, in every language', () => {
    const fields = {
      alert: 'Bring a coat.',
      alert_until: '2026-12-01',
      translations: { cy: { alert: 'Dewch â chot.', name: 'Haf' } },
    }
    expect(on('2026-12-01', fields).alert).toBe('Bring a coat.')
    const { value } = serviceOnDay({ ...scheme, ...fields }, '2026-12-02')
    expect([value.alert, value.translations]).toEqual([undefined, { cy: { name: 'Haf' } }])
  })

  it('is as it is written where nothing is composed', () => {
    const value = { ...scheme, visible_from: '2999-01-01' }
    expect(serviceOnDay(value, undefined)).toEqual({ value, isHidden: false })
  })
})

describe('the date of the last change', () => {
  const dateOn = (today: string, fields: object) => {
    const file = 'services/club.yaml'
    const { directory } = checkFiles(
      { [file]: { ...scheme, organization: 'acorn-trust', ...fields } },
      { today, history: new Map([[file, '2026-11-20T10:00:00.000Z']]) },
    )
    return directory?.services.find(({ slug }) => slug === 'club')?.modified?.slice(0, 10)
  }

  it.each([
    ['2026-12-31', {}, '2026-11-20'],
    ['2026-11-30', { visible_from: '2026-11-25' }, '2026-11-25'],
    ['2026-11-23', { exceptions: ['closed 24 Nov 2026'] }, '2026-11-20'],
    [
      '2026-11-24',
      { exceptions: ['closed 24 Nov 2026'], hours: ['Tue 10:00-12:00'] },
      '2026-11-24',
    ],
    ['2026-12-10', { hours: ['Tue 10:00-12:00 except Aug'] }, '2026-12-01'],
  ])('is on %s that of the commit, or of a day that took effect: %j', (today, fields, date) => {
    expect(dateOn(today, fields)).toBe(date)
  })
})
