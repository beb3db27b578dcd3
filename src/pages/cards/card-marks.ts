/* Where a card gets what depends on the moment and on the place of a search. No text can contain these, because `<` is escaped. */

/** The tab with its times. */
export const TAB = '<!--tab-->'

/** The place that the tab is about. */
export const WHERE = '<!--where-->'

/** The number to ring. */
export const CALLS = '<!--calls-->'

/** Doubts that the moment or the search brings. */
export const DOUBTS = '<!--doubts-->'
