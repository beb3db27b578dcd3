/** Exit statuses, as the guide to the command line lists them. */
export const EXIT = {
  ok: 0,
  /** The records or the feed have errors. */
  problems: 1,
  /** The arguments or the configuration are wrong. */
  usage: 2,
  /** A bug of the program, or trouble with the machine (EX_SOFTWARE of sysexits.h). */
  internal: 70,
} as const
