import { beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../src/verify/finding.ts'
import { rules } from '../../src/verify/rules.ts'
import { faults } from './faults/all.ts'
import { check, createTown, findingsOf, startFeed } from './feed.ts'

/**
 * The guide to all rules is made of the rules themselves and of the faulty feeds, so that it cannot say what the program
 * does not do. `npx vitest run -u --dir test/verify guide` writes it anew.
 */
let town: Awaited<ReturnType<typeof createTown>>
beforeAll(async () => {
  town = await createTown()
})

const WORDS = { fail: 'a failure', warn: 'a warning', info: 'a note' } as const

async function findingOf(
  id: string,
): Promise<{ readonly name: string; readonly finding: Finding }> {
  const fault = faults.find(({ rule }) => rule === id)
  if (!fault) throw new Error(`No feed breaks ${id}.`)
  const { name, patch, options } = fault
  const server = await startFeed(town, patch)
  try {
    const report = await check(server, options)
    const finding = findingsOf(report).find(({ rule }) => rule === id)
    if (!finding) throw new Error(`Nothing is found in ${name}.`)
    return { name, finding }
  } finally {
    await server.close()
  }
}

async function section({ id, severity, means, basis }: (typeof rules)[number]): Promise<string> {
  const { name, finding } = await findingOf(id)
  return [
    `## ${id}\n`,
    `${means} (${WORDS[severity]})\n`,
    `It rests on: ${basis.says} (${basis.where})\n`,
    `Of ${name} it says, at \`${finding.endpoint}\`:\n`,
    `> ${finding.message} ${finding.hint}\n`,
  ].join('\n')
}

test('the guide to all rules is true', async () => {
  const sections: string[] = []
  for (const rule of rules) sections.push(await section(rule))
  const guide = [
    '# Every rule that `osd verify` judges a feed by\n',
    'A failure at `/`, `/services` or `/services/{id}` fails a feed; at the other endpoints it is a warning, unless the',
    'verdict is strict. This page is made of the rules in this folder and of the faulty feeds in `test/verify/faults/`.\n',
    ...sections,
  ].join('\n')
  await expect(guide).toMatchFileSnapshot('../../src/verify/rules/README.md')
}, 60_000)
