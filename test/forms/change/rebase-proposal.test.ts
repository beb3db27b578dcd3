import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../../src/forms/questions/fields.ts'
import { emptyValues } from '../../../src/forms/change/values.ts'
import { propose } from '../../../src/forms/change/proposal.ts'
import { type Newer, filesOf, rebaseProposal } from '../../../src/forms/change/rebase-proposal.ts'

const ID = '3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11'
const CLUB = 'services/lunch-club.yaml'
const TEXT = `# Ring before noon.\nid: ${ID}\nname: Lunch Club\nfees_description: £3\n`
const before: FormValues = {
  ...emptyValues('service'),
  name: 'Lunch Club',
  fees_description: '£3',
}

const shown: Newer['shown'] = (id) =>
  id === ID ? { slug: 'lunch-club', values: before } : undefined
const cheaper = propose([
  { kind: 'service', id: ID, before, after: { ...before, fees_description: '£2' } },
])!
const rebase = (text: string, seen: Newer['seen'] = new Map()) =>
  rebaseProposal(cheaper, {
    shown,
    slugOf: () => undefined,
    texts: new Map([[CLUB, text]]),
    seen,
  })

describe('a change of published records', () => {
  it('names its files', () => {
    expect(filesOf(cheaper, { shown })).toEqual([CLUB])
  })

  it('is written into the newer text, and keeps what others have changed there', () => {
    const newer = TEXT.replace('noon', 'eleven').replace('Club', 'Club at the Hall')
    expect(rebase(newer)).toEqual({
      changes: [{ file: CLUB, before: newer, after: newer.replace('£3', '£2') }],
    })
  })

  it('changes nothing where the newer text says the same', () => {
    expect(rebase(TEXT.replace('£3', '£2'))).toEqual({ changes: [] })
  })

  it('changes one price where others have changed the rest, and is in conflict where they have changed a price', () => {
    const price = (amount: string) => ({ option: 'Adult', currency: 'GBP', amount })
    const cost_options = [price('3'), { option: 'Child', currency: 'GBP', amount: '1' }]
    const was = { ...before, cost_options }
    const after = { ...was, cost_options: cost_options.with(0, price('4')) }
    const written = {
      cost_options: [
        { option: 'Adult', amount: '3.00' },
        { option: 'Child', amount: '1' },
      ],
    }
    const text = `${TEXT}cost_options:\n  - { option: Adult, amount: 3.00 }\n  - { option: Child, amount: 1 }\n`
    const at = (newer: string) =>
      rebaseProposal(propose([{ kind: 'service', id: ID, before: was, after }])!, {
        shown: () => ({ slug: 'lunch-club', values: was, written }),
        slugOf: () => undefined,
        texts: new Map([[CLUB, newer]]),
        seen: new Map(),
      })
    const renamed = text.replace('Lunch Club', 'Lunch')
    expect(at(renamed)).toMatchObject({ changes: [{ after: renamed.replace('3.00', '4') }] })
    expect(at(text.replace('amount: 1', 'amount: 2'))).toMatchObject({
      conflicts: [{ field: 'cost_options' }],
    })
  })

  it('is in conflict with another value, until the sender has seen it', () => {
    const newer = TEXT.replace('£3', '£4')
    const found = rebase(newer)
    expect(found).toMatchObject({ conflicts: [{ id: ID, field: 'fees_description' }] })
    const now: FormValues = 'conflicts' in found ? found.conflicts[0]!.now : {}
    expect(now.fees_description).toBe('£4')
    expect(rebase(newer, new Map([[ID, now]]))).toMatchObject({
      changes: [{ after: expect.stringContaining('£2') }],
    })
    expect(rebase(TEXT.replace('£3', '£5'), new Map([[ID, now]]))).toHaveProperty('conflicts')
  })
})
