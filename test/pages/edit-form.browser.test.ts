import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPreview } from '../../src/hosts/node/preview.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { check } from '../../src/package/exports/check.ts'
import { PROJECT } from '../../src/package/compile.ts'
import { findProposals, toFragment } from '../../src/forms/change/link.ts'
import { fixesIn } from '../../src/forms/change/fixes-in-hint.ts'
import { FORM as SENTENCES } from '../../src/messages/en/form.ts'
import { axeFindings } from '../axe.ts'
import { startBrowser } from '../browser.ts'
import { layoutShift } from '../layout-shift.ts'
import { osd } from '../cli/run.ts'
import { run } from '../generator/publish/osd.ts'
import { casesOf, isLong } from '../runs.ts'

const TOWN = join(PROJECT, 'content')
const FORM = '/find/edit/tuesday-lunch-club'
/** Only its places have times. */
const LARDER = '/find/edit/bedminster-larder-food-bank'

let folder: string
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
const loaded: string[] = []
const errors: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'osd form '))
  cpSync(TOWN, join(folder, 'content'), { recursive: true })
  appendFileSync(join(folder, SETTINGS), `\nlanguages: [en, cy]\nrepository: ${REPOSITORY}\n`)
  await build()
  server = await startPreview({ out: join(folder, 'dist'), port: 0 })
  browser = await startBrowser()
  context = await browser.newContext({ viewport: { width: 390, height: 800 } })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const REPOSITORY = 'https://github.com/bedminster/directory/tree/main/content'
const SETTINGS = 'content/directory.yaml'

/** The records as they are in the example town. */
const restore = () =>
  cpSync(TOWN, join(folder, 'content'), {
    recursive: true,
    filter: (path) => !path.endsWith('directory.yaml'),
  })

const build = async () => expect(await osd(['build'], { cwd: folder })).toMatchObject({ status: 0 })

/** Opens the form in a tab of its own, which knows nothing of what was typed in others. */
async function open(path = FORM): Promise<void> {
  await page?.close()
  page = await context.newPage()
  page.on('request', (request) => loaded.push(request.url()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  await page.goto(server.origin + path)
  await page.locator('#edit').waitFor()
}

const changes = () => page.locator('#changes li').allTextContents()
const problem = (field: string) => page.locator(`#problem-${field}`)

/** What the mail that the form opens says. */
async function mail(): Promise<{ to: string; subject: string; body: string }> {
  const href = (await page.getByRole('link', { name: 'Send by mail' }).getAttribute('href'))!
  const { pathname, searchParams } = new URL(href)
  expect(href.length).toBeLessThanOrEqual(1900)
  return { to: pathname, subject: searchParams.get('subject')!, body: searchParams.get('body')! }
}

/** The new places of the change that the mail brings. */
async function added(): Promise<object[]> {
  const [proposal] = findProposals((await mail()).body).proposals
  return proposal!.records.filter(({ kind }) => kind === 'location').map(({ set }) => set)
}

/** What is wider than the screen, or holds more than it shows, with text of a size. A line of text may be longer than its box. */
const cutOff = (size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
    const isCut = (one: Element) =>
      one.getBoundingClientRect().right > innerWidth + 1 ||
      (!one.matches('input:not([type="time"])') && one.scrollWidth > one.clientWidth + 1)
    const cut = [...document.querySelectorAll('main :is(p, button, input, li, legend, label, a)')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .filter(isCut)
    document.documentElement.style.fontSize = ''
    return cut.map(({ outerHTML }) => outerHTML.slice(0, 200))
  }, size)

/** Expects text of both sizes to fit at each width, and axe to find nothing at the first, or in the long tests at each. */
async function expectAccessible(widths: readonly number[] = [390]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const size of ['100%', '200%']) expect(await cutOff(size)).toEqual([])
    if (width === widths[0] || isLong) expect(await axeFindings(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 800 })
}

/** The lines in which the records differ from the example town. */
async function differences(): Promise<string[]> {
  const { stdout } = await run('diff', [
    '-rU0',
    '-x',
    'directory.yaml',
    TOWN,
    join(folder, 'content'),
  ])
  return stdout.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
}

describe('the form for a service', () => {
  beforeEach(() => open())

  it('is linked from its page, and sends a change of times that ends in the record', async () => {
    await page.goto(`${server.origin}/find/services/tuesday-lunch-club`)
    await page.getByRole('link', { name: 'Something wrong?' }).click()
    await page.getByRole('link', { name: 'Correct it yourself' }).click()
    const time = page.getByRole('textbox', { name: 'Time 1' })
    await time.waitFor()
    expect(await time.inputValue()).toBe('Tue 12:00-14:00')
    expect(await changes()).toEqual(['Nothing yet.'])
    for (const text of ['Send by mail', 'Copy the message', 'Some answers are missing'])
      expect(await page.getByText(text).isVisible()).toBe(false)

    await time.fill('Tuesdays 12.30pm to 2pm')
    await page.getByText('We understand: Tuesdays, 12:30pm to 2pm').waitFor()
    await page.getByLabel('I have checked today').check()
    await page.getByLabel('Why, in a few words?').fill('I rang them this morning.')
    await page.getByText('12:30-14:00').waitFor()
    await expect.poll(async () => (await mail()).body).toContain('I rang them')
    const { to, subject, body } = await mail()
    expect(to).toBe('editors@bedminster-information.example.org')
    expect(subject).toBe('Change: Tuesday Lunch Club')

    const { status, stdout } = await osd(['apply', body, '--yes'], { cwd: folder })
    expect(status).toBe(0)
    expect(stdout.split('\n')[0]).toBe((await changes())[0])
    const today = new Date().toLocaleDateString('sv-SE')
    expect((await differences()).sort()).toEqual(
      [
        '+    opens_at: 12:30',
        `+assured_date: ${today}`,
        '-    opens_at: 12:00',
        '-assured_date: 2026-10-01',
      ].sort(),
    )
    restore()
  })

  const MISTAKES = [
    ['What is its web page?', 'url', 'acorn', 'url: acorn'],
    ['From which age?', 'minimum_age', 'sixty or so', 'minimum_age: sixty or so'],
    ['To which email address', 'email', 'lunch at acorn', 'email: lunch at acorn'],
    ['Number 1', 'phones', '0117 49', 'phones: [0117 49]'],
    ['Time 1', 'hours', 'Tuesday 2-4', 'hours: [Tuesday 2-4]'],
  ] as const
  it.each(casesOf(MISTAKES, 3))(
    'says about %s what a check says',
    async (label, field, value, line) => {
      // The first empty line for a number is there already.
      const answer = page.getByRole('textbox', { name: label }).first()
      await answer.fill(value)
      expect(await problem(field).textContent()).toBe('')
      await answer.blur()
      await problem(field).locator('.error').waitFor()
      const [found] = check([
        {
          file: 'directory.yaml',
          text: 'title: T\nnamespace: 7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f\n',
        },
        { file: 'organizations/oak.yaml', text: 'name: Oak\ndescription: Oak.\n' },
        { file: 'services/a.yaml', text: `name: A\nstatus: active\norganization: oak\n${line}\n` },
      ])
      const own: Readonly<Record<string, string>> = SENTENCES.script.problems
      const message = `${found!.message} ${found!.hint ?? ''}`.replaceAll('`', '')
      const shown = problem(field).locator('.error')
      expect(await shown.textContent()).toBe(
        (fixesIn(found!.message, found!.hint).length > 0 && own[`${found!.code} offered`]) ||
          (own[`${found!.code} ${field}`] ?? message),
      )
      expect(await answer.getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByText('Some answers are missing').isVisible()).toBe(true)
    },
  )

  it.runIf(isLong)('keeps what was typed when the telephone loads the page again', async () => {
    await page.getByLabel('What does it cost?').fill('Five pounds')
    await page.getByLabel('It is closed for now').check()
    await expect.poll(changes).not.toEqual(['Nothing yet.'])
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await page.getByLabel('What does it cost?').inputValue()).toBe('Five pounds')
    expect(await page.getByLabel('It is closed for now').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.poll(() => page.getByLabel('What does it cost?').inputValue()).toMatch(/^£4.50/)
  })

  it.runIf(isLong)(
    'opens a change that is a link, and shows both where the record has changed since',
    async () => {
      await page.getByLabel('What does it cost?').fill('Five pounds')
      await page.getByLabel('What is it called?').fill('Tuesday Lunch')
      await expect.poll(async () => (await mail()).body).toContain('Tuesday Lunch')
      const [link = ''] = /http\S+/.exec((await mail()).body) ?? []
      expect(await osd(['apply', link, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
      const file = join(folder, 'content/services/tuesday-lunch-club.yaml')
      writeFileSync(file, readFileSync(file, 'utf8').replace('Five pounds', 'Six pounds'))
      await build()
      await open(FORM + link.slice(link.indexOf('#')))
      expect(await page.locator('#now-fees_description').textContent()).toContain(
        'It is now: Six pounds',
      )
      expect(await page.getByLabel('What does it cost?').inputValue()).toBe('Five pounds')
      expect(await page.locator('#now-name').textContent()).toBe('')
      restore()
    },
  )

  it('opens a link that changes a price, and shows the price that it has now', async () => {
    const file = join(folder, 'content/services/tuesday-lunch-club.yaml')
    const [, id = ''] = /^id: (\S+)/m.exec(readFileSync(file, 'utf8'))!
    const set = { cost_options: [{ option: 'Soup', amount: 'free' }] }
    const was = { cost_options: '00000000' }
    const link = toFragment({ version: 2, records: [{ kind: 'service', id, was, set }] })
    await open(FORM + link)
    const price = page.getByRole('group', { name: 'Price 1' })
    await price.waitFor()
    expect(await price.getByLabel('What is it for?').inputValue()).toBe('Soup')
    await price.getByText('We wrote 0 for you.').waitFor()
    await page.getByText('This was changed since. It is now:').waitFor()
    expect(await page.locator('#now-cost_options').textContent()).toMatch(/£4\.50?, Cash or card/)
  })

  it('corrects the times of a service at one of its places, which its page shows, and says where', async () => {
    await open(LARDER)
    const times = page.getByRole('group', { name: 'When is it at each of its places?' })
    const at = (name: string) => times.getByRole('group', { name, exact: true })
    const time = at('Hebron Road Hall').getByRole('textbox', { name: 'Time 1' })
    expect(await time.inputValue()).toBe('Wed 17:00-19:00')
    // Whatever would be a time of all places is not asked.
    expect(await page.getByText('When is it?', { exact: true }).isVisible()).toBe(false)
    expect(await changes()).toEqual(['Nothing yet.'])
    await time.fill('Wed 6-8')
    await time.blur()
    await at('Hebron Road Hall').getByText('Is this the time that you mean?').waitFor()
    expect(await at('Filwood Hall').getByText('Is this the time').count()).toBe(0)
    await page.getByRole('button', { name: 'Write 18:00-20:00' }).click()
    expect(await time.inputValue()).toBe('Wed 18:00-20:00')
    await expect.poll(changes).toEqual([expect.stringMatching(/at Hebron Road Hall/)])
    await expectAccessible()
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await time.inputValue()).toBe('Wed 18:00-20:00')
    const { body } = await mail()
    expect(await osd(['apply', body, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
    expect(await differences()).toEqual([
      expect.stringMatching(/^-.*opens_at: 17:00, closes_at: 19:00, description: The evening/),
      expect.stringMatching(/^\+.*opens_at: 18:00, closes_at: 20:00, description: The evening/),
    ])
    restore()
  })

  it('asks for times at each place of a service that gets a second one', async () => {
    const times = page.getByText('When is it at each of its places?')
    expect(await times.isVisible()).toBe(false)
    await page.getByRole('combobox', { name: 'Find a place' }).fill('filwood')
    await page.getByRole('option', { name: /Filwood Hall/ }).click()
    await page.getByRole('button', { name: 'Add another time: Filwood Hall' }).click()
    const added = page.getByRole('group', { name: 'Filwood Hall' }).getByRole('textbox')
    await added.first().fill('Fri 10:00-11:00')
    await expect.poll(async () => (await changes()).join()).toMatch(/at Filwood Hall/)
    const proposed = async () => findProposals((await mail()).body).proposals[0]!.records[0]!.set
    await expect.poll(proposed).toMatchObject({ place_hours: [{ hours: 'Fri 10:00-11:00' }] })
    const days = page.getByRole('group', { name: 'Filwood Hall: On which days is it different?' })
    await days.getByRole('button', { name: 'Add another day' }).click()
    await days.getByRole('textbox').fill('closed some day')
    await days.getByRole('textbox').blur()
    await days.getByText('We do not understand these days.').waitFor()
    await days.getByRole('textbox').fill('closed 25 Dec')
    await expect.poll(proposed).toMatchObject({ place_hours: [{ exceptions: 'closed 25 Dec' }] })
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await days.getByRole('textbox').inputValue()).toBe('closed 25 Dec')
    expect(await added.first().inputValue()).toBe('Fri 10:00-11:00')
    await page.getByRole('button', { name: 'Remove: Filwood Hall' }).click()
    await expect.poll(changes).toEqual(['Nothing yet.'])
    expect(await times.isVisible()).toBe(false)
  })

  it('corrects the number of the organization, which its page shows, and says whose it is', async () => {
    const numbers = page.getByRole('group', {
      name: 'Which telephone numbers does Acorn Trust have?',
    })
    const number = numbers.getByRole('textbox', { name: 'Number 1' })
    expect(await number.inputValue()).toBe('0117 496 0120')
    // The rest of the organization is not asked.
    expect(await page.getByLabel('What is the organization called?').isVisible()).toBe(false)
    expect(await changes()).toEqual(['Nothing yet.'])
    await number.fill('0117 496 0129')
    await expect.poll(changes).toEqual(['Acorn Trust: the phone number changes.'])
    // A telephone loads the page again.
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await number.inputValue()).toBe('0117 496 0129')
    await expect.poll(changes).toHaveLength(1)
    const [proposal] = findProposals((await mail()).body).proposals
    expect(proposal!.records).toMatchObject([
      { kind: 'organization', set: { phones: ['0117 496 0129'] } },
    ])
    expect(await osd(['apply', (await mail()).body, '--yes'], { cwd: folder })).toMatchObject({
      status: 0,
    })
    expect(await differences()).toEqual([
      '-  - number: 0117 496 0120',
      '+  - number: 0117 496 0129',
    ])
    restore()
    await page.getByRole('button', { name: 'Correct its details: Acorn Trust' }).click()
    expect(await page.getByLabel('What is the organization called?').isVisible()).toBe(true)
    expect(await number.inputValue()).toBe('0117 496 0129')
  })

  it('writes what can only be meant one way, and says so, and asks where it only guesses', async () => {
    const link = page.getByLabel('What is its web page?')
    await link.fill('www.tea.example.org')
    await page.getByLabel('From which age?').fill('sixty')
    await page.getByText('We wrote https://www.tea.example.org for you.').waitFor()
    expect(await link.inputValue()).toBe('https://www.tea.example.org')
    await page.getByLabel('Up to which age?').fill('over 80')
    await page.getByText('We wrote 60 for you.').waitFor()
    await page.getByLabel('Up to which age?').blur()
    await page.getByText('Please write the age in figures, such as 60.').waitFor()
    expect(await page.getByLabel('Up to which age?').inputValue()).toBe('over 80')
    const time = page.getByRole('textbox', { name: 'Time 1' })
    await time.fill('Tuesdays 12-2')
    await time.blur()
    await page.getByText('Is this the time that you mean?').waitFor()
    await page.getByRole('button', { name: 'Write 12:00-14:00 (Tuesdays, 12 noon to 2pm)' }).click()
    expect(await time.inputValue()).toBe('Tuesdays 12:00-14:00')
    // What was completed is said until the answer changes.
    await link.fill('https://tea.example.org')
    await link.blur()
    await expect.poll(() => page.getByText('We wrote https').count()).toBe(0)
  })

  it('writes two times, two numbers and two ages where each belongs, once somebody says so', async () => {
    const time = (number: number) => page.getByRole('textbox', { name: `Time ${number}` })
    await time(1).fill('Tuesday 10 to 12 and 2 to 4')
    await time(1).blur()
    await page
      .getByRole('button', { name: '(Tuesdays, 10am to 12 noon; Tuesdays, 2pm to 4pm)' })
      .click()
    expect(await time(1).inputValue()).toBe('Tuesday 10 to 12')
    expect(await time(2).inputValue()).toBe('Tuesday 14:00-16:00')
    const [first, last] = [page.getByLabel('From which age?'), page.getByLabel('Up to which age?')]
    await first.fill('8 to 80')
    await first.blur()
    // Nothing is changed before somebody says so.
    const both = page.getByRole('button', { name: 'Write 8, 80 at “Up to which age?”' })
    await both.waitFor()
    expect([await first.inputValue(), await last.inputValue()]).toEqual(['8 to 80', ''])
    await both.click()
    expect([await first.inputValue(), await last.inputValue()]).toEqual(['8', '80'])
    await first.fill('under 5s')
    await first.blur()
    await page.getByRole('button', { name: 'Write 4 at “Up to which age?”' }).click()
    expect([await first.inputValue(), await last.inputValue()]).toEqual(['', '4'])
    await page.getByRole('button', { name: 'Add another number' }).first().click()
    const number = page.locator('[data-field="phones"]').first().getByRole('textbox').last()
    await number.fill('0117 496 0123 or 0117 496 0124')
    await number.blur()
    await page.getByRole('button', { name: 'Write 0117 496 0123; 0117 496 0124' }).click()
    expect(await number.inputValue()).toBe('0117 496 0124')
  })

  it('asks for days with the calendar of the browser, and keeps a day that is written otherwise', async () => {
    await page.locator('#records > details > summary').click()
    const last = () => page.getByLabel('Which is its last day?')
    expect(await last().getAttribute('type')).toBe('date')
    await last().fill('2027-08-31')
    await expect.poll(changes).not.toEqual(['Nothing yet.'])
    expect((await changes()).join()).toContain('last day')
    const file = join(folder, 'content/services/tuesday-lunch-club.yaml')
    const [, id = ''] = /^id: (\S+)/m.exec(readFileSync(file, 'utf8'))!
    const [was, set] = [{ visible_until: '00000000' }, { visible_until: 'end of May' }]
    await open(FORM + toFragment({ version: 2, records: [{ kind: 'service', id, was, set }] }))
    expect(await last().inputValue()).toBe('end of May')
    expect(await last().getAttribute('type')).toBe('text')
    // “More” is open, because something in it is wrong.
    await page.getByText('Please choose a day, or write it like 2026-12-24.').waitFor()
  })

  it('lists what is wrong with links to the questions, once an answer was left', async () => {
    const email = page.getByLabel('To which email address can people write?')
    await email.fill('nobody')
    expect(await page.locator('#wrong').isVisible()).toBe(false)
    await email.blur()
    const link = page.locator('#wrong').getByRole('link')
    await link.waitFor()
    expect(await link.allTextContents()).toEqual(['To which email address can people write?'])
    const address = page.url()
    await link.press('Enter')
    expect(await email.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(page.url()).toBe(address)
    await email.fill('tea@acorn-trust.example.org')
    await expect.poll(() => page.locator('#wrong').isVisible()).toBe(false)
  })

  it('keeps what was typed when somebody goes back, and apart from a second tab', async () => {
    await page.getByLabel('What does it cost?').fill('Five pounds')
    await expect.poll(changes).not.toEqual(['Nothing yet.'])
    await page.getByRole('link', { name: 'A to Z' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.getByText('What you typed before is still here.').waitFor()
    const second = await context.newPage()
    await second.goto(server.origin + FORM)
    const cost = second.getByLabel('What does it cost?')
    await cost.waitFor()
    // Others may use the same computer: what was typed is in its own tab alone.
    expect(await cost.inputValue()).not.toBe('Five pounds')
    await cost.fill('Six pounds')
    await second.reload()
    await second.getByText('What you typed before is still here.').waitFor()
    expect(await cost.inputValue()).toBe('Six pounds')
    await second.close()
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await page.getByLabel('What does it cost?').inputValue()).toBe('Five pounds')
  })

  it.runIf(isLong)('copies a change that is too long for a mail', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('What is it?').fill('A long story. '.repeat(200))
    await page.getByText('This change is too long').waitFor()
    await page.getByRole('button', { name: 'Copy the message' }).click()
    await page.getByText('Copied. Paste it').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(await osd(['apply', text, '--dry-run'], { cwd: folder })).toMatchObject({ status: 0 })
  })

  it.each(casesOf([320, 390, 1280], 3))('is accessible and fits at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    await page.getByLabel('What is its web page?').fill('nonsense')
    await page.getByLabel('What is its web page?').blur()
    await problem('url').locator('.error').waitFor()
    await page.getByText('Choose days and clocks').click()
    await page.locator('#records > details > summary').click()
    await page.getByRole('button', { name: 'Correct its details: Ropewalk Hall' }).click()
    await page.getByRole('heading', { name: 'The place: Ropewalk Hall' }).waitFor()
    await page.getByRole('combobox', { name: 'Find a place' }).fill('hall')
    await page.getByRole('option').first().waitFor()
    await page.getByText('Find a topic').first().click()
    await page.locator('.topic-tree summary').first().click()
    await expectAccessible([width])
  })

  it('offers the areas of the directory, and takes the names of their files', async () => {
    const more = page.getByRole('button', { name: 'Add another area' })
    await more.click()
    const area = page.getByRole('combobox', { name: 'Area 1' })
    await expect
      .poll(() => area.evaluate((one: HTMLInputElement) => one.list?.options.length))
      .toBeGreaterThan(0)
    const [name = ''] = await area.evaluate((one: HTMLInputElement) =>
      [...one.list!.options].map(({ value }) => value),
    )
    await area.fill(name)
    await expect.poll(changes).not.toEqual(['Nothing yet.'])
    await expect.poll(() => problem('service_areas').textContent()).toBe('')
    await area.fill('no-such-area')
    await area.blur()
    await problem('service_areas').getByText('We do not know this area.').waitFor()
  })

  it('has days and clocks for the times that they can say', async () => {
    const time = page.getByRole('textbox', { name: 'Time 1' })
    await page.getByText('Choose days and clocks').click()
    const group = page.getByRole('group', { name: 'Tuesdays, 12 noon to 2pm' })
    expect(await group.getByLabel('Tuesday').isChecked()).toBe(true)
    await group.getByLabel('Thursday').check()
    await page.getByLabel('Until', { exact: true }).fill('13:30')
    expect(await time.inputValue()).toBe('Tue and Thu 12:00-13:30')
    await page.getByRole('group', { name: 'Tuesdays and Thursdays, 12 noon to 1:30pm' }).waitFor()
    await time.fill('second Thursday 2pm to 4pm')
    await page.getByText('We understand: Second Thursday').waitFor()
    expect(await page.getByText('Choose days and clocks').isVisible()).toBe(false)
  })

  it('adds a topic and a place with the keyboard alone, and corrects the place', async () => {
    await page.getByRole('combobox', { name: 'Find a place' }).focus()
    await page.keyboard.type('acorn hou')
    await page.getByRole('option', { name: 'Acorn House' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Find a topic').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('advice')
    await page.locator('.topic-tree .tick').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Correct its details: Ropewalk Hall' }).press('Enter')
    await page.getByLabel('What is the house and street?').fill('Ropewalk Hall, 2 Beauley Road')
    await expect.poll(changes).toHaveLength(2)
    const { body } = await mail()
    expect(await osd(['apply', body, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
    expect((await differences()).filter((line) => line.startsWith('+')).sort()).toEqual([
      '+  - address_1: Ropewalk Hall, 2 Beauley Road',
      '+locations: [southville-ropewalk-hall, acorn-house]',
      '+taxonomy_terms: [lunch-clubs, older-people, hot-meal, loneliness, advice]',
    ])
    restore()
  })

  it('changes a price, and adds and removes entries with the keyboard, and keeps what it does not show', async () => {
    await page.locator('#records > details > summary').focus()
    await page.keyboard.press('Enter')
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    await group('Price 1').getByLabel('How much is it?').fill('£4')
    await group('Price 1').getByLabel('What is it for?').focus()
    await page.locator('#records > details > summary').focus()
    await group('Price 1').getByText('We wrote 4 for you.').waitFor()
    await group('Price 1').getByLabel('How much is it?').fill('a lot')
    await page.locator('#records > details > summary').focus()
    await page.locator('[id^="problem-"][id$="-amount"] .error').waitFor()
    await group('Price 1').getByLabel('How much is it?').fill('4')
    await group('Whom can people ask?')
      .getByRole('button', { name: 'Add a contact' })
      .press('Enter')
    await page.keyboard.type('Front door')
    const added = page.locator('fieldset:focus-within legend').last()
    expect(await added.textContent()).toMatch(/^Contact \d$/)
    for (const name of ['Polish', 'Welsh']) {
      await page.getByRole('button', { name: 'Add a language' }).press('Enter')
      await page.keyboard.type(name)
    }
    await page.getByRole('button', { name: 'Remove: Language 1' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add a language')
    await expect.poll(changes).not.toEqual(['Nothing yet.'])
    await expectAccessible([320, 390, 1280])
    // A telephone loads the page again.
    await page.reload()
    await group('Price 1').waitFor()
    expect(await group('Price 1').getByLabel('How much is it?').inputValue()).toBe('4')
    const { body } = await mail()
    expect(await osd(['apply', body, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
    expect(await differences()).toMatchInlineSnapshot(`
      [
        "+languages:",
        "+  - name: Welsh",
        "+  - name: Front door",
        "-    amount: 4.50",
        "+    amount: 4",
      ]
    `)
    restore()
  })

  it('asks whether all of it is still right, and shows the answers of today', async () => {
    await page.goto('about:blank')
    await page.goto(`${server.origin}${FORM}#confirm`)
    await page.getByRole('heading', { name: 'Is all of this still right?' }).waitFor()
    const answers = await page.locator('#confirm-answers').innerText()
    expect(answers).toContain('It is open.')
    expect(answers).toContain('Tuesdays, 12 noon to 2pm')
    expect(answers).not.toContain('Tue 12:00-14:00')
    expect(answers).toContain('0117 496 0120 (Acorn Trust)')
    expect(answers).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
    const link = page.getByRole('link', { name: 'Yes, all of it is right today' })
    expect(await link.getAttribute('href')).toMatch(/^mailto:.*Change%3A%20Tuesday/)
  })

  it('says whose form it is, and keeps what will change beside the questions where there is room', async () => {
    await open()
    await page.getByRole('heading', { level: 1, name: 'Correct Tuesday Lunch Club' }).waitFor()
    const back = page.getByRole('link', { name: 'Back to its page' })
    expect(await back.getAttribute('href')).toBe('/find/services/tuesday-lunch-club')
    const left = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())!.x
    expect(await left('What will change')).toBe(await left('Contact'))
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await left('What will change')).toBeGreaterThan((await left('Contact')) + 600)
    await page.getByLabel('What does it cost?').scrollIntoViewIfNeeded()
    expect((await page.locator('#changes').boundingBox())!.y).toBeLessThan(800)
    await page.setViewportSize({ width: 390, height: 800 })
  })

  it.each([
    ['/find/new', 'Nothing yet.', 'en'],
    [`/cy${FORM}`, 'Dim byd eto.', 'cy'],
  ])('%s says that nothing will change, and offers nothing to send', async (path, text, lang) => {
    await open(path)
    const changes = page.locator('#changes').filter({ hasText: text })
    await changes.waitFor()
    expect(await changes.getAttribute('lang')).toBe(lang)
    if (lang === 'cy') {
      await page.getByRole('heading', { level: 1, name: 'Cywiro Tuesday Lunch Club' }).waitFor()
      expect(await page.locator('h1 [lang=en]').innerText()).toBe('Tuesday Lunch Club')
    }
    for (const id of ['send', 'again', 'send-hint'])
      expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, false])
  })

  it.each([FORM, '/find/new', `/cy${FORM}`])('moves little while %s loads', async (path) => {
    await open(path)
    await page.waitForLoadState('networkidle')
    const shift = await layoutShift(page)
    if (process.env.SCREENSHOT) console.log(path, shift)
    expect(shift).toBeLessThanOrEqual(0.05)
  })

  it('loads at most 140 kB, and nothing from another host', async () => {
    loaded.length = 0
    await open()
    const urls = [...new Set(loaded)]
    expect(urls.filter((url) => !url.startsWith(server.origin))).toEqual([])
    const bytes = await Promise.all(
      urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length),
    )
    const sum = bytes.reduce((a, b) => a + b, 0)
    expect(sum).toBeGreaterThan(50_000)
    expect(sum).toBeLessThan(140_000)
  })
})

describe('the form for a new service', () => {
  it('says nothing before something was typed and left, and then what was passed over', async () => {
    await open('/find/new')
    expect(await page.locator('#records .error:not(:empty)').count()).toBe(0)
    await page.getByLabel('What is it?').fill('Soup')
    expect(await page.locator('#records .error:not(:empty)').count()).toBe(0)
    await page.getByLabel('What is it?').blur()
    await problem('name').getByText('Please write a name.').waitFor()
    expect(await page.getByText('Fill in what you know.').isVisible()).toBe(true)
    expect(await page.getByText('Correct what is wrong').count()).toBe(0)
  })

  it('writes the time that somebody chooses of two', async () => {
    await open('/find/new')
    await page.getByRole('button', { name: 'Add another time' }).click()
    const time = page.getByRole('textbox', { name: 'Time 1' })
    await time.fill('Tuesday 2-4')
    await time.blur()
    await page.getByRole('button', { name: 'Write 14:00-16:00 (Tuesdays, 2pm to 4pm)' }).click()
    expect(await time.inputValue()).toBe('Tuesday 14:00-16:00')
    await page.getByText('We understand: Tuesdays, 2pm to 4pm').waitFor()
  })

  it('asks for the day of a time that has none, and for the times of a day', async () => {
    await open('/find/new')
    const time = page.getByRole('textbox', { name: 'Time 1' })
    await time.fill('12-2')
    expect(await page.getByLabel('Tuesday').isVisible()).toBe(false)
    await time.blur()
    await page.getByText('On which day? Tick it below.').waitFor()
    await page.getByLabel('Tuesday').check()
    expect(await time.inputValue()).toBe('Tue 12:00-14:00')
    await page.getByText('We understand: Tuesdays, 12 noon to 2pm').waitFor()
    await time.fill('half 2 to 4')
    await time.blur()
    await page.getByLabel('Wednesday').check()
    expect(await time.inputValue()).toBe('Wed half 2 to 4')
    await page
      .getByRole('button', { name: 'Write 14:30-16:00 (Wednesdays, 2:30pm to 4pm)' })
      .click()
    expect(await time.inputValue()).toBe('Wed 14:30-16:00')
    await time.fill('Fridays')
    await time.blur()
    await page.getByText('When does it start and end? Say it below.').waitFor()
    expect(await page.getByLabel('Friday').isChecked()).toBe(true)
    await page.getByLabel('From', { exact: true }).fill('10:00')
    expect(await time.inputValue()).toBe('Fridays')
    await page.getByLabel('Until', { exact: true }).fill('11:00')
    expect(await time.inputValue()).toBe('Fri 10:00-11:00')
    await time.fill('by appointment')
    await time.blur()
    await problem('hours').getByText('has no days and times').waitFor()
    expect(await page.getByText('On which day?').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('is linked from the list of all services, and adds one at a new place of a new organization', async () => {
    await run('git', ['init', '-q'], { cwd: folder })
    await run('git', ['add', 'content'], { cwd: folder })
    await open('/find/new')
    await page.goto(`${server.origin}/find/a-z`)
    await page.getByRole('link', { name: 'Is a service missing? Add it' }).click()
    await page.getByLabel('What is it called?').fill('Wool and wit')
    await page.getByLabel('What is it?').fill('Bring wool, or borrow ours.')
    await page.getByRole('combobox', { name: 'Find an organization' }).fill('Knitters')
    await page.getByText('Nothing of that name').first().waitFor()
    await page.getByRole('button', { name: 'Add a new organization' }).click()
    await page.getByLabel('What does it do?').fill('Wool.')
    await page.getByRole('button', { name: 'Add a new place' }).click()
    await page.getByLabel('What is the place called?').fill('The old forge')
    await page.getByLabel('What is its postcode?').fill('BS3 1JA')
    // It was passed over, and the answer after it was left.
    await page.getByLabel('What is its postcode?').blur()
    await page.getByText('Please write the house and the street.').waitFor()
    await page.getByLabel('What is the house and street?').fill('1 Forge Lane')
    await page.getByRole('button', { name: 'Add another time' }).click()
    await page.getByRole('textbox', { name: 'Time 1' }).fill('Mondays 10am to 12')
    await expect
      .poll(changes)
      .toEqual([
        'Wool and wit is a new service of Knitters: Mon 10:00-12:00; at The old forge.',
        'The old forge is a new place.',
        'Knitters is a new organization.',
      ])
    await expectAccessible()
    // A telephone loads the page again.
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    await expect.poll(changes).toHaveLength(3)

    const { subject, body } = await mail()
    expect(subject).toBe('New: Wool and wit')
    const { status } = await osd(['apply', body, '--yes'], { cwd: folder })
    expect(status).toBe(0)
    await run('git', ['add', '-N', 'content'], { cwd: folder })
    const { stdout } = await run('git', ['diff', '-U0', 'content'], { cwd: folder })
    const lines = stdout.split('\n').filter((line) => /^[+-](?!index)/.test(line))
    expect(lines.map((line) => line.replace(/^\+id: [0-9a-f-]{36}$/, '+id'))).toEqual([
      '--- /dev/null',
      '+++ b/content/locations/the-old-forge.yaml',
      '+id',
      '+location_type: physical',
      '+name: The old forge',
      '+addresses:',
      '+  - address_1: 1 Forge Lane',
      '+    postal_code: BS3 1JA',
      '--- /dev/null',
      '+++ b/content/organizations/knitters.yaml',
      '+id',
      '+name: Knitters',
      '+description: Wool.',
      '--- /dev/null',
      '+++ b/content/services/wool-and-wit.yaml',
      '+id',
      '+name: Wool and wit',
      '+description: Bring wool, or borrow ours.',
      '+status: active',
      '+organization: knitters',
      '+locations: [the-old-forge]',
      '+hours: [Mondays 10am to 12]',
    ])
    await run('git', ['clean', '-fdq', 'content'], { cwd: folder })
  })
})

it('says where a service of the same name is, and gives the new one another name in the link', async () => {
  await open('/find/new')
  await page.getByLabel('What is it called?').fill('Tuesday Lunch Club')
  await page.getByLabel('What is it?').fill('Soup.')
  const twin = page.locator('#now-name a')
  await twin.waitFor()
  expect(await twin.getAttribute('href')).toBe('/find/services/tuesday-lunch-club')
  expect(findProposals((await mail()).body).proposals[0]!.records).toMatchObject([
    { slug: 'tuesday-lunch-club-2' },
  ])
  await page.getByLabel('What is it called?').fill('Tuesday Soup')
  await twin.waitFor({ state: 'detached' })
})

it('asks no address of a new place on the telephone, and keeps what was typed', async () => {
  await open('/find/new')
  await page.getByRole('combobox', { name: 'Find a place' }).fill('Night line')
  await page.getByRole('button', { name: 'Add a new place' }).click()
  await page.getByLabel('What is the house and street?').fill('1 Forge Lane')
  await page.getByLabel('It is on the telephone or online.').check()
  expect(await page.getByLabel('What is the house and street?').isVisible()).toBe(false)
  await expect.poll(added).toEqual([
    // The settings name a town for every other address.
    { name: 'Night line', location_type: 'virtual', city: '', state_province: '' },
  ])
  await page.getByLabel('People come to it.').check()
  expect(await page.getByLabel('What is the house and street?').inputValue()).toBe('1 Forge Lane')
  await expect.poll(added).toMatchObject([{ location_type: 'physical', address_1: '1 Forge Lane' }])
})

it.runIf(isLong)('does not send more records than a link can hold', async () => {
  await open()
  for (const i of [1, 2, 3, 4, 5]) {
    await page.getByRole('combobox', { name: 'Find a place' }).fill(`Hall ${i}`)
    await page.getByRole('button', { name: 'Add a new place' }).click()
  }
  await page.getByText('One message can hold five records.').waitFor()
  expect(await page.getByRole('link', { name: 'Send by mail' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Remove: Hall 5' }).click()
  await page.getByRole('link', { name: 'Send by mail' }).waitFor()
})

describe('the form in Welsh', () => {
  it('asks for the times at each place, and says in Welsh what it makes of them', async () => {
    await open(`/cy${LARDER}`)
    const at = page.getByRole('group', { name: 'Hebron Road Hall', exact: true })
    const time = at.getByRole('textbox', { name: 'Amser 1' })
    await time.fill('Mercher 6-8')
    await time.blur()
    await at.getByText('Ai dyma’r amser rydych yn ei feddwl?').waitFor()
    await page.getByRole('button', { name: /^Ysgrifennu Wed 18:00-20:00/i }).click()
    await expect.poll(async () => (await changes()).join()).toMatch(/Hebron Road Hall/)
    expect(await axeFindings(page)).toEqual([])
  })

  it('understands days in Welsh, and says in Welsh what it writes', async () => {
    await open('/cy/find/new')
    const time = page.getByRole('textbox', { name: 'Amser 1' })
    await time.fill('Llun 2-4')
    await time.blur()
    await page.getByText('Ai dyma’r amser rydych yn ei feddwl?').waitFor()
    const button = page.getByRole('button', {
      name: /^Ysgrifennu Mon 14:00-16:00 \(bob dydd Llun/i,
    })
    await button.click()
    expect(await time.inputValue()).toBe('Mon 14:00-16:00')
    await time.fill('10-12')
    await time.blur()
    await page.getByText('Ar ba ddiwrnod? Ticiwch ef isod.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Dydd Iau').check()
    expect(await time.inputValue()).toBe('Thu 10:00-12:00')
  })

  it('goes on with what was typed in English, and says that messages are in English', async () => {
    await open()
    await page.getByLabel('What is its web page?').fill('nonsense')
    await page.getByLabel('What is its web page?').blur()
    await problem('url').locator('.error').waitFor()
    await page.getByRole('link', { name: 'Cymraeg' }).click()
    await page.getByText('Mae’r hyn a deipioch o’r blaen yma o hyd.').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/cy${FORM}`)
    expect(await page.getByLabel('Beth yw ei dudalen we?').inputValue()).toBe('nonsense')
    await page.getByText('Mae’r cofnodion yn Saesneg.').waitFor()
    await problem('url').getByText('Nid yw hwn yn gyfeiriad gwe cyfan.').waitFor()
    await page.getByText('Dewis dyddiau a chlociau').click()
    expect(await page.getByLabel('Dydd Mawrth').isChecked()).toBe(true)
    await expectAccessible([320, 390, 1280])
  })
})

describe('the text of a new service, in Welsh', () => {
  it('is what would be written, with what is wrong with it, and ends in the records', async () => {
    await run('git', ['init', '-q'], { cwd: folder })
    await run('git', ['add', 'content'], { cwd: folder })
    await open('/cy/find/new')
    await page.getByLabel('Beth yw ei enw?').fill('Te a sgwrs')
    await page.getByRole('button', { name: 'Ychwanegu sefydliad newydd' }).click()
    await page.getByLabel('Beth yw enw’r sefydliad?').fill('Gweu')
    await page.getByLabel('Beth mae’n ei wneud?').fill('Gwlân.')
    await page.getByRole('button', { name: 'Dangos testun y cofnod' }).click()
    const field = page.getByRole('textbox', { name: 'Testun y cofnod' })
    const text = await field.inputValue()
    expect(text).toMatch(
      /^id: [-0-9a-f]{36}\nname: Te a sgwrs\nstatus: active\norganization: gweu\n$/,
    )
    await field.fill(`${text}licence: none\ndescription: [`)
    await page.getByRole('button', { name: 'Llinell 6' }).waitFor()
    await expectAccessible([320, 390, 1280])
    await field.fill(`${text}cost_options:\n  - amount: 2\ndescription: Te.\n`)
    await expect
      .poll(changes)
      .toEqual([
        expect.stringContaining('Te a sgwrs is a new service of Gweu'),
        'Gweu is a new organization.',
      ])
    await page.getByRole('button', { name: 'Yn ôl i’r cwestiynau' }).click()
    expect(await page.getByLabel('Beth yw e?').inputValue()).toBe('Te.')
    const href = (await page.locator('#send').getAttribute('href'))!
    const body = new URL(href).searchParams.get('body')!
    expect(await osd(['apply', body, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
    const written = readFileSync(join(folder, 'content/services/te-a-sgwrs.yaml'), 'utf8')
    expect(written).toBe(`${text}cost_options:\n  - amount: 2\ndescription: Te.\n`)
    rmSync(join(folder, 'content/services/te-a-sgwrs.yaml'))
    rmSync(join(folder, 'content/organizations/gweu.yaml'))
  })
})

describe('the form for an organization', () => {
  it('is linked from its page, and ends in its record', async () => {
    await page.goto(`${server.origin}/find/organizations/acorn-trust`)
    await page.getByRole('link', { name: 'Something wrong?' }).click()
    await page.getByRole('link', { name: 'Correct it yourself' }).click()
    await page.getByLabel('What is its website?').fill('https://acorn.example.org/')
    await expect.poll(changes).toEqual([expect.stringContaining('Acorn Trust')])
    expect(await page.getByLabel('I have checked today').isVisible()).toBe(false)
    const { body } = await mail()
    expect(body).toContain('/find/edit/organizations/acorn-trust#change=')
    expect(await osd(['apply', body, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
    expect(await differences()).toEqual([
      '-website: https://acorn-trust.example.org/',
      '+website: https://acorn.example.org/',
    ])
    restore()
  })
})

it('says when there is no such service', async () => {
  await page.goto(`${server.origin}/find/edit/no-such-club`)
  await page.getByText('This could not be found.').waitFor()
  expect(await page.locator('form').isVisible()).toBe(false)
  // The browser itself reports the 404.
  expect(errors.filter((text) => !text.includes('404'))).toEqual([])
})
