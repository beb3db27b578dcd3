import { describe, expect, it } from 'vitest'
import { parseReplaced } from '../../../src/record/replaced-messages.ts'
import { osd } from '../run.ts'

describe('osd words', () => {
  it('lists the sentences of a language as a file that may be written', async () => {
    const { status, stdout, stderr } = await osd(['words', 'cy'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^# "Search" \(not checked: [\da-f]{8}\)\nfind\.search: Chwilio$/m)
    expect(stderr).toMatch(
      /^Copy what you want to change into content\/words\/cy\.yaml\. No reader of Welsh has checked \d+/,
    )
    const { value, diagnostics } = parseReplaced('cy', 'words/cy.yaml', stdout)
    expect(diagnostics).toEqual([])
    expect(value?.sentences['find.search']).toBe('Chwilio')
  })

  it('says nothing of readers for English', async () => {
    const { stdout, stderr } = await osd(['words', 'English'])
    expect(stdout).toContain('find.search: Search\n')
    expect(stdout).not.toContain('(not checked:')
    expect(stderr).not.toContain('No reader')
  })

  it.each([[[]], [['fr']]])('asks for a language: %j', async (args) => {
    const { status, stdout, stderr } = await osd(['words', ...args])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('Name a language: `en` or `cy`.')
  })
})
