/** The file that somebody gave us cannot be used; the message says why, and what to do. */
export class IngestError extends Error {
  override readonly name = 'IngestError'
}
