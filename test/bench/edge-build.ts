/** Builds the site of a benchmark, in a process that ends before anything is measured. Prints a `Bench` as JSON. */
import { buildBench } from './edge-site.ts'

console.log(JSON.stringify(await buildBench(Number(process.argv[2]))))
