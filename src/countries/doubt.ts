/** Metres in a step of doubt. An index has whole steps, so that every doubt has. */
export const DOUBT_STEP = 10

/** A doubt in metres, rounded up to whole steps: what the index measures with is what the header tells. */
export const wholeDoubt = (metres: number): number => Math.ceil(metres / DOUBT_STEP) * DOUBT_STEP
