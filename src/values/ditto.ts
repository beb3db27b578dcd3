const DITTO =
  /^(?:["“”″〃'’]{1,2}|,,|-+ ?(?:"|″|do\.?) ?-+|ditto|do\.?|as above|see above|same(?: as above)?)$/i

/** True when a cell means what the cell above it says. */
export const saysDitto = (text: string): boolean => DITTO.test(text.trim())
