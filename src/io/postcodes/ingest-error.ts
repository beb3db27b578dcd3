/** The file cannot be used. The message says why, and what to do. */
export class IngestError extends Error {
  override readonly name = 'IngestError'
}

/** The file is valid but contains nothing of what was requested. To write it would delete what is there already. */
export class NothingToKeep extends Error {
  override readonly name = 'NothingToKeep'
}
