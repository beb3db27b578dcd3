/** An index file is cut short, altered, or not the file, kind or version that its reader expects. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
}
