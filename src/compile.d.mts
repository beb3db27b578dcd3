import type { BuildOptions } from 'esbuild'

/** A compiled file, by its name. */
export interface CompiledFile {
  readonly path: string
  readonly contents: Uint8Array
}

/** The URL of the compiled `cli.ts`. It is compiled first if the cache has no intact copy. */
export function compiledCli(
  cache?: string,
  compile?: () => Promise<readonly CompiledFile[]>,
): Promise<string>

/** Bundles the program and the worker thread of the build. */
export function bundle(): Promise<readonly CompiledFile[]>

/** The esbuild options of everything that runs on Node. */
export const ON_NODE: BuildOptions & { readonly entryPoints: Readonly<Record<string, string>> }
