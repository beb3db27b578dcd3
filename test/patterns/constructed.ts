/**
 * Prints the patterns that modules of src construct while they are loaded, as JSON. A program of its own, because a module
 * that was loaded before constructs nothing again.
 *
 *   arguments   the URLs of the modules
 */
const found: { file: string; source: string; flags: string }[] = []
const Native = RegExp
globalThis.RegExp = new Proxy(Native, {
  construct(target, args, newTarget) {
    const made = Reflect.construct(target, args, newTarget) as RegExp
    // The second line of the stack is where it was constructed. Those of packages are not ours.
    const [, file] = /\/src\/([^:?]+)/.exec(new Error().stack!.split('\n')[2] ?? '') ?? []
    if (file !== undefined) found.push({ file, source: made.source, flags: made.flags })
    return made
  },
})
// A script of a page needs a page.
for (const url of process.argv.slice(2)) await import(url).catch(() => undefined)
console.log(JSON.stringify(found))

export {}
