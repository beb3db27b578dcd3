import { describe, expect, it } from 'vitest'
import { ACCESS, type Access } from '../../src/parameters/choices.ts'
import { accessOf, accessOfPlaces } from '../../src/values/access.ts'

/** Notes that say something for certain, and what. */
const PLAIN: readonly (readonly [note: string, ...features: Access[]])[] = [
  ['Step-free', 'step-free'],
  ['Step-free access', 'step-free'],
  ['Step free throughout.', 'step-free'],
  ['Level access throughout', 'step-free'],
  ['The building is fully accessible.', 'step-free'],
  ['We are wheelchair accessible', 'step-free'],
  ['Fully wheelchair accessible', 'step-free'],
  ['Accessible toilet', 'accessible-toilet'],
  ['There is an accessible toilet.', 'accessible-toilet'],
  ['Disabled toilets', 'accessible-toilet'],
  ['Wheelchair accessible toilet', 'accessible-toilet'],
  ['Accessible WC', 'accessible-toilet'],
  ['Changing Places toilet', 'changing-place'],
  ['Changing Place', 'changing-place'],
  ['Hearing loop', 'hearing-loop'],
  ['Hearing loop available', 'hearing-loop'],
  ['There is a hearing loop', 'hearing-loop'],
  ['Induction loop', 'hearing-loop'],
  ['Lift', 'lift'],
  ['Lift to all floors', 'lift'],
  ['Passenger lift', 'lift'],
  ['Parking', 'parking'],
  ['Free parking', 'parking'],
  ['Blue Badge parking', 'parking'],
  ['Disabled parking bays', 'parking'],
  ['On-site car park', 'parking'],
  ['Two parking spaces for blue badge holders', 'parking'],
  ['Quiet room', 'quiet-room'],
  [
    'Step-free access, hearing loop and accessible toilet',
    'step-free',
    'accessible-toilet',
    'hearing-loop',
  ],
  ['Lift, accessible toilets, car park', 'accessible-toilet', 'lift', 'parking'],
  ['Step-free entrance', 'step-free'],
  ['Level entrance', 'step-free'],
  ['Flat throughout', 'step-free'],
  ['All on one level with no steps', 'step-free'],
  ['Permanent ramp at the main door. T-loop.', 'step-free', 'hearing-loop'],
  ['Ramped entrance, wide doors, disabled loo', 'step-free', 'accessible-toilet'],
  ['Level access from the pavement, disabled toilet just inside', 'step-free', 'accessible-toilet'],
  ['Step-free from the car park', 'step-free', 'parking'],
  ['Disabled WC with grab rails', 'accessible-toilet'],
  ['Accessible loo, opens with a RADAR key', 'accessible-toilet'],
  ['Accessible toilet on the ground floor', 'accessible-toilet'],
  ['Changing Places toilet with a hoist', 'changing-place'],
  ['Loop system installed 2024', 'hearing-loop'],
  ['Induction loop fitted in all rooms', 'hearing-loop'],
  ['Hearing loop, large print menus', 'hearing-loop'],
  ['Lift to both floors', 'lift'],
  ['4 blue badge bays by the door', 'parking'],
  ['Plenty of free parking round the back', 'parking'],
  ['Car park (30 spaces)', 'parking'],
  ['Parking for minibuses and cars', 'parking'],
  ['Maes parcio am ddim', 'parking'],
  ['Mynediad di-ris a thoiled hygyrch', 'step-free', 'accessible-toilet'],
  ['Dolen glyw ym mhob ystafell', 'hearing-loop'],
  // Each part by itself.
  ['No hearing loop, but accessible toilet', 'accessible-toilet'],
  ['Accessible toilet but no Changing Places', 'accessible-toilet'],
  ['We do not have a car park. Level access though', 'step-free'],
  ['Step-free access is not possible. There is parking for two cars.', 'parking'],
  ['Parking, no lift', 'parking'],
]

/** Notes that take something back, say a part, or only for those who ask: none may be a badge. */
const LIMITED = [
  ...['No hearing loop', 'Not step-free', 'No accessible toilet', 'There is no lift', 'No parking'],
  ...[
    'Two steps at the door',
    '4 steps and a handrail',
    'Step-free except for one step',
    'One small step',
  ],
  ...['Step-free to the ground floor', 'Ground floor room is step-free'],
  ...[
    'Hearing loop in the main hall',
    'Hearing loop at reception',
    'Accessible toilet on the first floor',
  ],
  ...[
    'Ask for the ramp',
    'Step-free access on request',
    'Ring for step-free access',
    'Lift (ask staff)',
  ],
  ...[
    'Hearing loop planned',
    'Accessible toilet coming soon',
    'We hope to have a lift',
    'Lift out of order',
  ],
  ...[
    'Lift is not working',
    'Parking on the street',
    'Parking nearby',
    'Limited parking',
    'Accessible toilet is locked',
  ],
  ...['Wheelchair accessible apart from the garden', 'Portable hearing loop', 'Partly step-free'],
  ...[
    'Accessible toilets: none',
    'Stairs only',
    'Step-free from the lane behind',
    'Sorry, no wheelchair access',
  ],
  ...['No lift, hearing loop', 'No lift, hearing loop or parking', 'Planned: lift, hearing loop'],
  ...[
    'Hearing loop, lift and parking on request',
    'Hearing loop, accessible toilet, both in the annexe',
  ],
  ...['Ask about the loop, accessible toilet', 'Only the hall has step-free access, hearing loop'],
  ...[
    'Lift, locked',
    'Accessible toilet. It is locked',
    'Hearing loop. We hope.',
    'Accessible toilet?',
  ],
  ...['Step-free throughout. The hall is upstairs.', 'No steps, just a ramp that is steep'],
  ...['On one level apart from the stage', 'Level access to part of the building', 'Ground level'],
  ...['Level crossing', 'Flat 3', 'Stairlift', 'Goods lift', 'Lift share', 'Baby changing places'],
  ...['Bike parking', 'Parking, permit holders', 'Parking for residents', 'Parking permits needed'],
  ...[
    'Blue badge bays 200 yards away',
    'Changing Places are at the baths',
    'Portable ramped access',
  ],
  ...['Dim lle parcio', 'Dim dolen glyw, toiled hygyrch', 'Toiled hygyrch ar gais', 'Tri gris'],
  ...['Parcio ar y stryd', 'Does dim mynediad di-ris', 'Dolen glyw yn y brif neuadd'],
]

const certainOf = (note: string) => accessOf([{ description: note }]).certain

describe('a note about access', () => {
  it('is tried with sixty, of which half are no badge', () => {
    expect(PLAIN.length).toBeGreaterThanOrEqual(30)
    expect(LIMITED.length).toBeGreaterThanOrEqual(30)
  })

  it.each(PLAIN)('“%s” is certain', (note, ...features) => {
    expect(certainOf(note)).toEqual(ACCESS.filter((one) => features.includes(one)))
  })

  it.each(LIMITED)('“%s” is no badge', (note) => {
    expect(certainOf(note)).toEqual([])
  })

  it.each([
    ['No hearing loop', 'hearing-loop'],
    ['Hearing loop in the main hall', 'hearing-loop'],
    ['Two steps at the door', 'step-free'],
    ['Accessible toilet coming soon', 'accessible-toilet'],
    ['Parking on the street', 'parking'],
  ] as const)('“%s” is kept in its own words', (note, feature) => {
    expect(accessOf([{ description: note }]).partly).toEqual({ [feature]: note })
  })

  it('says nothing of what it does not speak of', () => {
    expect(accessOf([{ description: 'Raised beds' }])).toEqual({ certain: [], partly: {} })
    expect(accessOf([])).toEqual({ certain: [], partly: {} })
  })
})

describe('the details of a note', () => {
  it('take back what it says', () => {
    const note = { description: 'Lift', details: 'Please ask for it at the front desk.' }
    expect(accessOf([note])).toEqual({
      certain: [],
      partly: { lift: 'Lift. Please ask for it at the front desk.' },
    })
  })

  it('leave it when they only add to it', () => {
    const note = { description: 'Accessible toilet', details: 'Opens with a RADAR key.' }
    expect(accessOf([note]).certain).toEqual(['accessible-toilet'])
  })
})

describe('several notes', () => {
  it('are each for themselves', () => {
    const notes = [{ description: 'Hearing loop' }, { description: 'No lift' }]
    expect(accessOf(notes)).toEqual({ certain: ['hearing-loop'], partly: { lift: 'No lift' } })
  })

  it('do not agree about steps', () => {
    const notes = [{ description: 'Step-free access' }, { description: 'Three steps at the back' }]
    expect(accessOf(notes).certain).toEqual([])
  })
})

describe('the places of a service', () => {
  const loop = [{ description: 'Hearing loop' }]

  it('have for certain what every one of them has', () => {
    expect(accessOfPlaces([loop, loop]).certain).toEqual(['hearing-loop'])
  })

  it('have in part what one of them has', () => {
    expect(accessOfPlaces([loop, []])).toEqual({
      certain: [],
      partly: { 'hearing-loop': 'Hearing loop' },
    })
  })

  it('say nothing without a place', () => {
    expect(accessOfPlaces([])).toEqual({ certain: [], partly: {} })
  })
})
