/** An `error` stops publication; a `warning` and an `advice` do not. */
export type Severity = 'error' | 'warning' | 'advice'
