import { expect, it } from 'vitest'
import { questionsIn, sectionsOf } from '../../src/forms/questions/questions.ts'
import { groupsOf } from '../../src/forms/questions/groups.ts'
import { builtMessagesIn } from '../../src/messages/messages.ts'

const { form, lists } = builtMessagesIn({ language: 'en' })

it.each(['service', 'organization', 'location'] as const)(
  'every question about a %s, and no other, has its messages',
  (kind) => {
    const questions = [...sectionsOf(kind, false), 'more' as const].flatMap((one) =>
      questionsIn(kind, one),
    )
    expect(Object.keys(form.questions[kind]).sort()).toEqual(
      questions.map(([field]) => field).sort(),
    )
  },
)

it.each(['service', 'organization', 'location'] as const)(
  'every list of a %s, and every part of an entry, has its messages',
  (kind) => {
    const asked = lists as Readonly<Record<string, { readonly parts: object }>>
    expect(groupsOf(kind).length).toBeGreaterThan(0)
    for (const { card, parts } of groupsOf(kind))
      expect([card.of, Object.keys(asked[card.of!]!.parts).sort()]).toEqual([
        card.of,
        parts.map(({ name }) => name).sort(),
      ])
  },
)
