import type { Send } from '../io/http/client.ts'

/**
 * What the checker has to know of the feeds that this program builds. The command line passes it in, so that the checker
 * does not depend on the generator.
 */
export interface Builds {
  /** Opens the folder of a finished build as an API; `undefined` where the folder is none. */
  readonly open: (folder: string) => Promise<Send | undefined>
  /** The published file whose field `build` names the current build. */
  readonly manifestPath: string
  /** The published file of the first page of services of a build. */
  readonly firstPagePath: (build: string) => string
}
