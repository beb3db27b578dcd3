/** The address of the compiled `cli.ts`, which is compiled first if no good copy is kept. */
export function compiledCli(cache?: string): Promise<string>
