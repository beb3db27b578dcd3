/** The arguments or the configuration are wrong. Reported without a stack. */
export class UserError extends Error {}

/** Some files were written and others were not. The message names those that changed. */
export class PartialWriteError extends Error {}
