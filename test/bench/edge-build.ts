/** Builds the site that is asked, in a process that is gone before anything is measured; prints a `Bench`. */
import { buildBench } from './edge-site.ts'

console.log(JSON.stringify(await buildBench(Number(process.argv[2]))))
