/** Runs the program once it is loaded, and ends the process. `load` resolves to the module of `cli.ts`. */
export async function start(load) {
  // An older Node would fail later, and less clearly.
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node.js 20.19 or later is required; this is ${process.versions.node}.`)
    process.exit(2)
  }
  const { main } = await load()

  // A reader may close the pipe early, as `head` does.
  process.stdout.on('error', ({ code }) => {
    if (code === 'EPIPE') return
    console.error(`The output could not be written (${code}).`)
    process.exit(70)
  })
  process.exitCode = await main(process.argv.slice(2))
  exitSoon()
}

// An open connection must not keep the process running, but a slow reader may need time for the output.
function exitSoon() {
  setTimeout(() => (process.stdout.writableLength > 0 ? exitSoon() : process.exit()), 1000).unref()
}
