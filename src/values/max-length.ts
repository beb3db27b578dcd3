/** Longer texts of a cell are no value but prose. Readers refuse them, whose patterns may take quadratic time. */
export const MAX_LENGTH = 500
