import type { BuildOptions, Plugin } from 'esbuild'

/** A compiled file, by its path with slashes. */
export interface CompiledFile {
  readonly path: string
  readonly contents: Uint8Array
}

/** The URL of the compiled `cli.ts`. It is compiled first if the cache has no intact copy. */
export function compiledCli(
  cache?: string,
  compile?: () => Promise<readonly CompiledFile[]>,
): Promise<string>

/** Makes the program read functions and scripts that are bundled already, in folders beside its own. */
export const FROM_BUNDLES: Plugin

/** Bundles the program, the worker thread of the build, the functions, and the scripts of pages. */
export function bundle(): Promise<readonly CompiledFile[]>

/** The esbuild options of everything that runs on Node. */
export const ON_NODE: BuildOptions & {
  readonly entryPoints: Readonly<Record<string, string>>
  readonly plugins: Plugin[]
}
