import { expect, it, test } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { toAssets } from '../../src/pages/layout/assets.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { base, checkFiles, service } from '../rules/base.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'

const words = {
  'nav.find': 'Help & <3 "near" you',
  'find.results': { one: 'Just {count}', other: '{count} kinds of help' },
  'service.cost': 'What people pay',
  'form.page.intro': 'Put right what is wrong.',
  'form.script.nothing': 'Nobody <3 has "it".',
  'lists.cost_option.ask': 'What do people pay?',
  'privacy.paragraphs.host': 'Our host is in Wales.',
  'urgent.title': 'Somebody listens, day and night',
}

function compose(replaced: object) {
  const settings = {
    ...(base['directory.yaml'] as object),
    languages: ['en', 'cy'],
    publisher: { name: 'Town', email: 'office@town.example.org' },
  }
  const { directory, diagnostics } = checkFiles({
    'directory.yaml': settings,
    ...replaced,
    'services/supper.yaml': { ...service, name: 'Supper', fees_description: 'Free' },
    'services/supper-club.yaml': { ...service, name: 'Supper club' },
  })
  expect(diagnostics.filter(({ severity }) => severity !== 'advice')).toEqual([])
  const assets = toAssets((name) => `/* ${name} */`)
  const site = composeSite(directory!, { build: BUILD, assets })
  const bodies = bodiesOf(site)
  const lookup = createLookup(site, nodePlatform)
  const find = createFind({ store: createMemoryStore(lookup), manifest: lookup.manifest })
  return {
    file: (path: string) => String(bodies.get(path)),
    ask: async (address: string) =>
      (await find(new Request(`https://town.example.org${address}`)))!.text(),
  }
}

const own = compose({ 'words/en.yaml': words })

test('pages say the sentences of the publisher, escaped, and others as ever', () => {
  const page = own.file('/find/services/supper.html')
  expect(page).toContain('Help &amp; &lt;3 &quot;near&quot; you</a>')
  expect(page).toContain('<dt>What people pay</dt>')
  expect(page).not.toContain('Find a service')
  expect(page).toContain('Something wrong?')
  expect(own.file('/find/privacy.html')).toContain('Our host is in Wales.')
  expect(own.file('/find/urgent.html')).toContain('Somebody listens, day and night')
})

test('a search says them, each number in its form', async () => {
  expect(await own.ask('/find?search=supper')).toContain('2 kinds of help')
  expect(await own.ask('/find?search=supper+club&match=all')).toMatch(/Just 1|2 kinds of help/)
  expect(await own.ask('/find?search=suicidal')).toContain('Somebody listens, day and night')
})

test('the form and its scripts say them, escaped', () => {
  const form = own.file('/find/edit.html')
  expect(form).toContain('Put right what is wrong.')
  expect(form).toMatch(/"nothing":"Nobody [^<]{1,6}3 has \\"it\\"\."/)
  expect(form).toContain('"What do people pay?"')
})

it('does not change the other language', async () => {
  expect(own.file('/cy/find/services/supper.html')).not.toContain('What people pay')
  expect(await own.ask('/cy/find?search=supper')).toContain('2 wasanaeth')
})

it('is as shipped where the publisher writes nothing', async () => {
  const plain = compose({ 'words/en.yaml': {} })
  expect(plain.file('/find/services/supper.html')).toContain('<dt>Cost</dt>')
  expect(await plain.ask('/find?search=supper')).toContain('2 services')
})
