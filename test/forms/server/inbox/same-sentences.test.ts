import { expect, it } from 'vitest'
import { compareVersions } from '../../../../src/changes/compare.ts'
import { sentenceOf } from '../../../../src/changes/sentences/sentence.ts'
import { linkSources } from '../../../../src/content/link-sources.ts'
import { createParseCache } from '../../../../src/content/parse-cache.ts'
import { neighboursIn } from '../../change/neighbours-in.ts'
import { createDescriber, createSurroundings } from '../../../../src/forms/server/inbox/describe.ts'
import { PROJECT } from '../../../../src/package/compile.ts'
import { readContent } from '../../../../src/io/read/read-content.ts'
import { runs } from '../../../runs.ts'

/** Changes of any record. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^name: .*$/m, 'name: Another name'),
  (text) => text.replace(/^assured_date: .*$/m, 'assured_date: 2026-11-20'),
  (text) => text.replace(/^organization: .*$/m, 'organization: malago-voices'),
  (text) => text.replace(/^(taxonomy_terms: \[).*$/m, '$1]'),
  (text) => text.replace(/^(locations: \[).*$/m, '$1]'),
  (text) => `${text}\n# Seen\n`,
]
/** Every one takes longer, and says the same. */
const STEP = runs(60, 1)

it('says of a change what `osd changes` says, which knows all records', async () => {
  const { sources } = await readContent(`${PROJECT}/content`)
  const cache = createParseCache()
  const before = linkSources(sources, cache)!
  const describe = createDescriber(
    createSurroundings({
      settings: before.texts.get('directory.yaml'),
      known: neighboursIn(before.directory),
    }),
  )
  const records = sources.filter(({ file }) => /^(services|organizations|locations)\//.test(file))
  for (const { file, text } of records.filter((_, i) => i % STEP === 0))
    for (const after of CHANGES.map((change) => change(text))) {
      // The check refuses a programme of another organization.
      if (after === text || (/^program:/m.test(text) && /^organization: malago/m.test(after)))
        continue
      const changed = sources.map((one) => (one.file === file ? { file, text: after } : one))
      const said = compareVersions(before, linkSources(changed, cache)!)
        .filter((one) => one.file === file)
        .map(sentenceOf)
      expect(describe([{ file, before: text, after }]).sentences, file).toEqual(said)
    }
})
