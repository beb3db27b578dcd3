/**
 * What the text of a list entry starts with, as a regular expression. A dash before any other digit, or before money, may
 * be a minus sign: `-2.6047`, `-1FR`.
 */
export const ENTRY_START = String.raw`(?:[\p{L}"'([{+]|0\d)`
