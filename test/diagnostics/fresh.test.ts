import { describe, expect, it } from 'vitest'
import type { Reported } from '../../src/diagnostics/diagnostic.ts'
import { freshProblems } from '../../src/diagnostics/fresh.ts'

const problem = (file: string, message = 'This looks like a door code.'): Reported => ({
  code: 'published-password',
  severity: 'error',
  message,
  place: { file, path: ['description'] },
})

describe('the problems that a change brings', () => {
  it('are those that were not there', () => {
    const [old, fresh] = [problem('services/a.yaml'), problem('services/b.yaml', 'Another.')]
    expect(freshProblems([old], [old, fresh])).toEqual([fresh])
  })

  it('include one that another file has already, wherever it stands', () => {
    for (const file of ['services/a.yaml', 'services/c.yaml']) {
      const [old, fresh] = [problem('services/b.yaml'), problem(file)]
      expect(freshProblems([old], [fresh, old])).toEqual([fresh])
      expect(freshProblems([old], [old, fresh])).toEqual([fresh])
    }
  })

  it('include a second one of a file', () => {
    const old = problem('services/a.yaml')
    expect(freshProblems([old], [old, { ...old }])).toHaveLength(1)
  })

  it('do not include one that moves with its file', () => {
    expect(freshProblems([problem('services/a.yaml')], [problem('services/b.yaml')])).toEqual([])
  })
})
