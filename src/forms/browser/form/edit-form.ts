import { type CheckedRecord, createChangeChecker } from '../../change/check-change.ts'
import type { FormValues } from '../../questions/fields.ts'
import type { NeighbourKind } from '../../change/stand-ins.ts'
import { findProposals } from '../../change/link.ts'
import type { Conflict } from '../../change/rebase-proposal.ts'
import { nameNewRecords } from '../../change/name-new-records.ts'
import { type Proposal, propose } from '../../change/proposal.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import { todayIn } from '../../../pages/today.ts'
import { about, asWritten, say, saying } from './about.ts'
import { answersOf, draftOf, toRemembered } from './draft.ts'
import { byId, element, messageNodes } from '../../../pages/scripts/element.ts'
import { followLanguage } from './follow-language.ts'
import type { PublishedForm } from '../../change/published-form.ts'
import type { Remembered } from './open-record.ts'
import { openRecords } from './open-records.ts'
import { slugsOfChange } from './referred.ts'
import { showProblems } from './problems.ts'
import { createPublishedSlugs } from './published-slugs.ts'
import { sentencesOf } from './sentences.ts'
import { findWays } from './sending/ways.ts'
import { findTextView } from './text-view.ts'
import { takeFromReport } from '../handed-over.ts'

/** Debounces the check of the answers, in milliseconds. */
const PAUSE = 100

/** Shows the form about what is published, or about a new service. `slug` is that of the page; empty for a new service. */
export function startForm(loaded: PublishedForm | undefined, slug: string): void {
  const form = byId<HTMLFormElement>('edit')
  const proposed = findProposals(location.hash).proposals[0]?.records
  const draftAt = (link: string) => draftOf(loaded?.record.id ?? 'new', link)
  const draft = draftAt(proposed ? location.hash : '')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** True when what was typed is given up, or sent: what loads afterwards must not keep it again. */
  let isOver = false
  let isTyped = false
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(update, PAUSE)
  }
  const records = openRecords(byId('records'), { loaded, slug }, onChange)
  const checked = byId<HTMLInputElement>('checked')
  const why = byId<HTMLInputElement>('why')
  const { countries, privacy } = about
  const defaults = { address: about.address } as Settings['defaults']
  const settings = { countries, privacy, defaults }
  const checker = createChangeChecker(settings)
  const published = createPublishedSlugs(records.load, update)
  /** The values in the form. A confirmed service gets today's date as `assured_date`; new records get slugs. */
  const read = (): readonly CheckedRecord[] =>
    nameNewRecords(
      records.read().map((record, i) => (i === 0 ? ofToday(withText(record)) : record)),
      published.taken,
    )

  const withText = (record: CheckedRecord) =>
    textView?.withText(record, records.main.form.read()) ?? record

  function ofToday(record: CheckedRecord): CheckedRecord {
    if (!checked.checked) return record
    return { ...record, after: { ...record.after, assured_date: todayIn(about.timezone) } }
  }

  /** The values of newer versions that conflicts were resolved against, by record id. */
  const seen = new Map<string, FormValues>()
  const sending = {
    async lookUp(proposal: Proposal) {
      return {
        slugOf: await slugsOfChange(proposal, records.load),
        shown: (id: string) => records.at(id)?.published,
        seen,
      }
    },
    showConflicts(conflicts: readonly Conflict[]) {
      for (const { id, field, now } of conflicts) {
        seen.set(id, now)
        const open = records.at(id)
        if (open) records.showConflict(open, field, now)
      }
    },
  }
  const textView = findTextView({
    ...sending,
    refresh: flush,
    answer: (values) => records.main.form.write({ ...records.main.form.read(), ...values }),
    async ask() {
      const filled = read()
      const proposal = propose(filled)
      const siblings = records.all().flatMap(({ kind, published, slug: reference }, i) => {
        const { slug: named, after } = filled[i]!
        return i > 0 && !published
          ? [{ kind: kind as NeighbourKind, id: reference, slug: named, name: after.name ?? '' }]
          : []
      })
      const main = { ...records.read()[0]!, slug: filled[0]!.slug }
      const found = await sending.lookUp(proposal ?? { version: 2, records: [] })
      return { main, proposal, siblings, settings, load: records.load, ...found }
    },
  })
  const text = document.getElementById('text')
  const ways = findWays({
    ...sending,
    page: `${loaded?.record.kind}s/${slug}`,
    file: `change-${slug || 'new'}.txt`,
    fields: [byId('records'), checked, why, ...(text ? [text] : [])],
    keep: flush,
    // What is wrong anywhere is shown, too.
    refresh() {
      records.leave()
      flush()
    },
    onSent() {
      isOver = true
      draft.drop()
      form.hidden = true
    },
  })

  // Only a service has a day on which somebody has checked it.
  checked.closest('p')!.hidden = records.main.kind !== 'service'
  /** What a new record has before anybody types: its defaults are nothing to keep. */
  const begun = loaded ? '' : answersOf(read())
  open()
  for (const input of [checked, why]) input.addEventListener('input', onChange)
  // A name is finished when another question is answered.
  byId('records').addEventListener('change', () => void published.look(read()))
  // A telephone may load the page again before the pause is over.
  addEventListener('pagehide', flush)
  addEventListener('hashchange', openLink)
  form.addEventListener('submit', (event) => event.preventDefault())
  byId('again').addEventListener('click', () => {
    isOver = true
    draft.drop()
    history.replaceState(null, '', location.pathname)
    location.reload()
  })
  followLanguage()
  void published.look(read())
  byId('state').textContent = ''
  if (loaded) {
    const [before = '', after = ''] = say.correct.split('*')
    document.querySelector('h1')!.replaceChildren(before, asWritten(loaded.record.name), after)
  }
  form.hidden = false
  update()
  textView?.reopen()

  /** Fills in what was typed before, or what a link proposes. */
  function open(): void {
    const typed = draft.read()
    const handed = loaded && takeFromReport(`${loaded.record.kind}s/${slug}`)
    if (typed) {
      fill(typed.records)
      checked.checked = typed.checked
      why.value = typed.why
      byId('sent').textContent = say.restored
    } else if (proposed) {
      fill(proposed)
      const link = element('a', { href: location.pathname }, say.earlier)
      if (draftAt('').read()) byId('sent').replaceChildren(link)
    } else if (handed?.isClosed && loaded?.record.kind === 'service')
      records.main.form.write({ ...records.main.before, status: 'defunct' })
    why.value ||= handed?.why ?? ''
  }

  /** Handles a `#change=` link in the same tab: reloads the form, unless the current draft cannot be stored. */
  function openLink(): void {
    if (findProposals(location.hash).proposals.length === 0) return
    flush()
    if (draft.read() || !isTyped) location.reload()
  }

  function fill(remembered: readonly Remembered[]): void {
    const filled = records.fill(remembered)
    records.leave()
    const text = filled.find((one) => one.open === records.main)?.text
    if (text) textView?.remember(text)
    for (const { open: shown, ...record } of filled) {
      if (record.set.assured_date !== undefined) checked.checked = true
      // With a change of the text, what it says counts.
      if (!record.text)
        for (const field of record.conflicts) records.showConflict(shown, field, shown.before)
    }
  }

  /** Takes in what was typed at this moment. */
  function flush(): void {
    textView?.flush()
    update()
  }

  function update(): void {
    // Somebody who leaves quickly leaves nothing behind.
    if (isOver || !form.isConnected) return
    const filled = read()
    records.refresh()
    if (!loaded)
      records.main.form.question('name')!.showTwin(published.twinOf(filled[0]!.after.name ?? ''))
    const proposal = answersOf(filled) === begun ? undefined : propose(filled)
    const { problems, changes: answered } = checker.check(filled, records.names)
    const inText = textView?.changes() ?? []
    // The text says more of a new service than its answers do.
    const isSaid = inText.length > 0 && !loaded
    const changes = [...inText, ...(isSaid ? answered.slice(1) : answered)]
    const isWrong = showProblems(problems, filled, records.all()) || textView?.isWrong()
    const isMarked = document.querySelector(
      '#records [aria-invalid="true"], #records .error:not(:empty)',
    )
    byId('wrong').hidden = !isWrong || !proposal || (!isMarked && !textView?.isWrong())
    const said = proposal ? sentencesOf(changes, proposal.records, records.all()) : [say.noChanges]
    const list = byId('changes')
    list.lang = changes.length > 0 ? 'en' : document.documentElement.lang
    list.replaceChildren(...said.map((text) => element('li', {}, ...messageNodes(text))))
    // A reason may be sent without a change.
    const isAlone = !proposal && loaded !== undefined && why.value.trim() !== ''
    isTyped = proposal !== undefined || isAlone
    const mailed = { proposal, why: why.value.trim(), subject: subjectOf(filled) }
    ways.offer(isTyped ? { ...mailed, changes: proposal ? said : [] } : undefined)
    byId('again').hidden = !proposal
    if (isTyped)
      draft.keep({
        records: filled.map(toRemembered),
        ...{ checked: checked.checked, why: why.value },
      })
    else draft.drop()
  }

  function subjectOf([main]: readonly CheckedRecord[]): string {
    return loaded
      ? saying(say.subject.change, loaded.record.name)
      : saying(say.subject.add, main?.after.name ?? '')
  }
}
