import type { FieldProblem } from '../../../change/check-change.ts'
import type { FormField, FormKind, FormValues } from '../../../questions/fields.ts'
import { type FormEntry, groupsOf } from '../../../questions/groups.ts'
import { about, say } from '../about.ts'
import type { GroupAnswer } from './group-answer.ts'

type Answers = ReadonlyMap<string, GroupAnswer>

/** Renders the groups behind “More”, whose questions load lazily: until it is opened, their values are those of the record. */
export function createMoreGroups(
  kind: FormKind,
  place: HTMLElement,
  options: { readonly prefix: string; readonly onChange: () => void },
) {
  const groups = groupsOf(kind)
  const fields = groups.map(({ field }) => field as FormField)
  const details = place.closest('details')!
  const others = place.nextElementSibling as HTMLElement
  let values: FormValues = {}
  let problems: readonly FieldProblem[] = []
  let answers: Answers | undefined
  let loading: Promise<Answers | undefined> | undefined

  details.addEventListener('toggle', () => {
    if (details.open) void load()
  })

  const load = () => (loading ??= show())

  async function show(): Promise<Answers | undefined> {
    place.textContent = say.loading
    // What stands below does not move while somebody reads it.
    others.hidden = true
    try {
      const { showGroups } = (await import(about.groups)) as typeof import('../../groups.ts')
      answers = showGroups(place, groups, options)
      writeAll()
      markAll()
    } catch {
      // A browser does not load a script again that has failed once, before the page is opened again.
      place.textContent = say.offline
    }
    others.hidden = false
    return answers
  }

  const entriesAt = (field: string) =>
    values[field as FormField] as readonly FormEntry[] | undefined
  const writeAll = () => answers?.forEach((answer, field) => answer.write(entriesAt(field)))
  const markAll = () =>
    answers?.forEach((answer, field) =>
      answer.showProblems(problems.filter((one) => one.field === field)),
    )

  return {
    fields,
    /** Where a group is answered; undefined before its questions are there. */
    at: (field: FormField): GroupAnswer | undefined => answers?.get(field),
    read(): FormValues {
      const filled = [...(answers ?? [])].map(([field, answer]) => [field, answer.read()] as const)
      return answers
        ? Object.fromEntries(filled.filter(([, entries]) => entries !== undefined))
        : values
    },
    write(next: FormValues): void {
      values = Object.fromEntries(
        fields.flatMap((field) => (next[field] === undefined ? [] : [[field, next[field]]])),
      )
      writeAll()
    },
    showProblems(next: readonly FieldProblem[]): void {
      problems = next.filter(({ field }) => fields.includes(field))
      markAll()
    },
    /** Opens “More”, and says what a group has now, where somebody proposed something else. */
    async showConflict(field: FormField, now: string): Promise<void> {
      details.open = true
      ;(await load())?.get(field)?.showConflict(now)
    },
    /** Opens “More”, because something in it is to be seen. */
    open(): void {
      details.open = true
    },
  }
}
