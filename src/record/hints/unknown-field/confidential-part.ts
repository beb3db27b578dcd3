import { type Slip, keyOf } from './slip.ts'

/** `confidential` in a part of a place. */
export const confidentialPart: Slip = (issue) =>
  keyOf(issue) === 'confidential'
    ? {
        hint: 'It belongs to the place as a whole: write `confidential: true` in a file of locations/, beside the `name`.',
      }
    : undefined
