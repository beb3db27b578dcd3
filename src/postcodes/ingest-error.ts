/** The file that somebody gave us cannot be used; the message says why, and what to do. */
export class IngestError extends Error {
  override readonly name = 'IngestError'
}

/** The file is sound, but has nothing of what was asked for, so that what is there already would be lost. */
export class NothingToKeep extends Error {
  override readonly name = 'NothingToKeep'
}
