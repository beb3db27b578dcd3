import { expect, it } from 'vitest'
import { editorSchema } from '../../../src/record/editor/schema.ts'
import { completeSettings } from '../../../src/record/settings/settings.ts'

const NAMES = { organizations: [], programs: [], locations: [], areas: [], terms: [] }

it('describes declared fields with the names of object prototype members', () => {
  const extensions = { constructor: { constructor: { type: 'string' } } } as const
  const schema = editorSchema('service', NAMES, completeSettings({ title: 'T', extensions }))
  const { properties } = schema as { properties: Record<string, object> }
  expect(properties.extensions).toMatchObject({
    properties: {
      constructor: {
        description: 'Fields of constructor.',
        properties: { constructor: { description: 'A field of your own.' } },
      },
    },
  })
})
