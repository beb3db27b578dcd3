import { afterAll, beforeAll } from 'vitest'
import { isLong } from '../runs.ts'
import { contentFiles } from './content.ts'
import { describeContract } from './contract.ts'
import {
  type Built,
  buildContent,
  netlifyEnv,
  startDevHome,
  startEdge,
  startMemory,
  startPreviewHome,
  startServiceHome,
} from './homes.ts'

const files = contentFiles()
const settings = { ...(files['directory.yaml'] as object), details: 'edge' }
const builds: Built[] = []

async function build(...what: Parameters<typeof buildContent>): Promise<Built> {
  const built = await buildContent(...what)
  builds.push(built)
  return built
}

let built: Built
let deployed: Built
let deployedWithoutFiles: Built

beforeAll(async () => {
  built = await build(files)
  deployed = await build(files, netlifyEnv)
  if (isLong)
    deployedWithoutFiles = await build({ ...files, 'directory.yaml': settings }, netlifyEnv)
}, 120_000)
afterAll(() => Promise.all(builds.map(({ remove }) => remove())))

describeContract('in memory', () => startMemory(built))

describeContract('on the server for editors', () => startDevHome(built))

describeContract('in the preview of a build', () => startPreviewHome(built))

describeContract('on a server of the publisher', () => startServiceHome(built))

describeContract('on Netlify', () => startEdge(deployed), [
  'one 404 for unknown paths',
  'one 404 for unknown records',
  'ids are case-sensitive',
  'the host answers rare methods',
])

if (isLong)
  describeContract(
    'on Netlify with its records behind the function',
    () => startEdge(deployedWithoutFiles),
    ['one 404 for unknown paths', 'the host answers rare methods'],
  )
