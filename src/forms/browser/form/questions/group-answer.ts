import type { FieldProblem } from '../../../change/check-change.ts'
import type { FormEntry, Group } from '../../../questions/groups.ts'
import type { Language } from '../../../../messages/languages.ts'
import type { ScriptMessages } from '../../../../pages/layout/assets.ts'
import { otherButton } from '../../other-button.ts'
import { say } from '../about.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { type Asked, type AskedPart, type EntryBox, createEntry } from './group-entry.ts'
import { conflictNode, problemNodes } from '../problem-nodes.ts'

/** Published in front of this script. */
declare const MESSAGES: ScriptMessages<'groups.js'>

/** How the entries of a list are asked for. The parts stand in the order in which they are asked. */
interface ListMessages extends Readonly<Record<'ask' | 'hint' | 'one' | 'add', string>> {
  readonly parts: Readonly<Record<string, Asked>>
}

/** A question that is answered in entries with parts, with buttons that add and remove one. */
export function createGroupAnswer(
  group: Group,
  { prefix, onChange }: { readonly prefix: string; readonly onChange: () => void },
) {
  const { field } = group
  const { messages, parts } = asking(group)
  const ids = ['hint', 'now', 'problem'].map((name) => `${prefix}${name}-${field}`)
  const hint = element('span', { id: ids[0]!, class: 'quiet' }, messages.hint)
  const [now, wrong] = [element('span', { id: ids[1]! }), element('span', { id: ids[2]! })]
  const list = element('div', { class: 'entries' })
  const add = otherButton(messages.add, () => append({}).focus(), { class: 'other add' })
  const adding = element('p', {}, add)
  const box = element(
    'fieldset',
    { 'data-field': field, 'data-as': 'group', 'aria-describedby': ids.join(' ') },
    element('legend', {}, messages.ask),
    ...[hint, list, adding, now, wrong],
  )
  let entries: readonly EntryBox[] = []
  let isShown = true
  let made = 0

  function append(given: FormEntry): EntryBox {
    const id = `${prefix}${field}-${++made}`
    const entry = createEntry(given, { id, parts, onChange }, () => {
      entries = entries.filter((one) => one !== entry)
      entry.box.remove()
      number()
      add.focus()
      onChange()
    })
    entries = [...entries, entry]
    list.append(entry.box)
    number()
    return entry
  }

  const number = () => entries.forEach((entry, i) => entry.name(`${messages.one} ${i + 1}`))
  const filled = () => entries.filter((entry) => Object.keys(entry.read()).length > 0)

  return {
    box,
    ask: messages.ask,
    /** The entries with a filled part; undefined where the published ones cannot be shown. */
    read: (): readonly FormEntry[] | undefined =>
      isShown ? filled().map((entry) => inOrder(group, entry.read())) : undefined,
    /** Shows entries; undefined where they cannot be shown. */
    write(values: readonly FormEntry[] | undefined): void {
      isShown = values !== undefined
      adding.hidden = !isShown
      now.textContent = isShown ? '' : say.unshown
      list.replaceChildren()
      entries = []
      for (const value of values ?? []) append(value)
    },
    showProblems(problems: readonly FieldProblem[]): void {
      const places = filled()
      const isAtPart = ({ index = -1, part }: FieldProblem) =>
        places[index] !== undefined && parts.some((one) => one.part.name === part)
      for (const entry of entries)
        entry.showProblems(problems.filter((one) => isAtPart(one) && places[one.index!] === entry))
      wrong.replaceChildren(
        ...problemNodes(
          problems.filter((one) => !isAtPart(one)),
          () => undefined,
        ),
      )
    },
    showConflict: (value: string) => now.replaceChildren(conflictNode(say, value)),
  }
}
export type GroupAnswer = ReturnType<typeof createGroupAnswer>

/** The parts of an entry in the order of the group, so that equal entries are equal texts. */
const inOrder = ({ parts }: Group, entry: FormEntry): FormEntry =>
  Object.fromEntries(
    parts.flatMap(({ name }) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
  )

/** The messages of a group, and its parts in the order in which they are asked. */
function asking({ card, parts }: Group): {
  readonly messages: ListMessages
  readonly parts: readonly AskedPart[]
} {
  const lists = MESSAGES[document.documentElement.lang as Language]!
  const messages: ListMessages = lists[card.of as keyof typeof lists]
  const asked = Object.entries(messages.parts).flatMap(([name, asked]) =>
    parts.filter((part) => part.name === name).map((part) => ({ part, asked })),
  )
  return { messages, parts: asked }
}
