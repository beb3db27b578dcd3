import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { startPreview } from '../../src/hosts/node/preview.ts'
import { PROJECT } from '../../src/package/compile.ts'
import { startBrowser } from '../browser.ts'
import { osd } from '../cli/run.ts'
import { run } from '../generator/publish/osd.ts'
import { isLong } from '../runs.ts'

const REPOSITORY = 'https://github.com/bedminster/directory/tree/main/content'
const RECORD = 'content/services/tuesday-lunch-club.yaml'
const LUNCH = '/find/services/tuesday-lunch-club'

let folder: string
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
const errors: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'osd journeys '))
  cpSync(join(PROJECT, 'content'), join(folder, 'content'), { recursive: true })
  appendFileSync(join(folder, 'content/directory.yaml'), `\nrepository: ${REPOSITORY}\n`)
  expect(await osd(['build'], { cwd: folder })).toMatchObject({ status: 0 })
  await git('init', '-q')
  await git('add', 'content')
  await git('commit', '-qm', 'Start the directory')
  server = await startPreview({ out: join(folder, 'dist'), port: 0 })
  browser = await startBrowser()
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
  context.setDefaultTimeout(60_000)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  // A tab of its own knows nothing of what was typed in others.
  await page?.close()
  page = await context.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
})
afterEach(async () => {
  await git('checkout', '-q', '.')
  expect(errors.splice(0)).toEqual([])
})

async function git(...args: readonly string[]): Promise<string> {
  const who = ['-c', 'user.name=Sam', '-c', 'user.email=sam@example.org']
  const { status, stdout, stderr } = await run('git', [...who, ...args], { cwd: folder })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

/** Opens the page of a service, and follows one of its links. */
async function follow(name: string): Promise<void> {
  await page.goto(server.origin + LUNCH)
  await page.getByRole('link', { name }).tap()
}

/** Taps the button that opens the mail program, and returns what it would say. */
async function send(name = 'Send by mail'): Promise<string> {
  const link = page.getByRole('link', { name })
  await link.tap()
  const { searchParams } = new URL((await link.getAttribute('href'))!)
  return searchParams.get('body')!
}

/** The lines in which the records differ from what is committed. */
async function lines(): Promise<string[]> {
  const diff = await git('diff', '-U0')
  return diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
}

/** The lines that a mail changes, or a file of it, once a coordinator has applied it. */
async function linesAfter(mail: string): Promise<string[]> {
  expect(await osd(['apply', mail, '--yes'], { cwd: folder })).toMatchObject({ status: 0 })
  return lines()
}

/** Opens the form from the page of the service. */
async function open(): Promise<void> {
  await follow('Something wrong?')
  await page.getByRole('link', { name: 'Correct it yourself' }).tap()
  await page.getByLabel('What does it cost?').waitFor()
}

/** Opens the text view, and returns its field. */
async function showText(): Promise<Locator> {
  await page.getByRole('button', { name: 'Show the text of the record' }).tap()
  return page.getByRole('textbox', { name: 'The text of the record' })
}

/** What GitHub answers when the form reads records; 404 for a file that is not there. */
const answerOfGitHub = (textOf: (file: string) => string | undefined, status = 200) =>
  page.route('https://api.github.com/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace(/^.*\/contents\//, '')
    const text = textOf(file)
    return route.fulfill({
      status: text === undefined ? 404 : status,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        type: 'file',
        encoding: 'base64',
        sha: '0',
        content: Buffer.from(text ?? '').toString('base64'),
      },
    })
  })

const record = () => readFileSync(join(folder, RECORD), 'utf8')

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })

it('lets no page but the form read from GitHub', async () => {
  const answers = await Promise.all(
    [LUNCH, '/find', '/find/edit/tuesday-lunch-club'].map((path) => fetch(server.origin + path)),
  )
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const forbids = `http-equiv="Content-Security-Policy" content="connect-src 'self'"`
  expect(texts.map((text) => text.includes(forbids))).toEqual([true, true, false])
  for (const { headers } of [answers[0]!, answers[2]!])
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.github.com;",
    )
})

describe('with a telephone, and nothing set up', () => {
  it('says that everything is still right, on the day of the tap', async () => {
    await follow('Still correct?')
    await page.getByText('Is all of this still right?').waitFor()
    expect(await page.getByText('Tuesdays, 12 noon to 2pm').isVisible()).toBe(true)
    expect(await page.locator('#edit').isVisible()).toBe(false)
    const mail = await send('Yes, all of it is right today')
    expect(await page.getByText('If no email opens, copy the message').isVisible()).toBe(true)
    expect(await linesAfter(mail)).toEqual([
      '-assured_date: 2026-10-01',
      `+assured_date: ${today()}`,
    ])
  })

  it('finds that something is wrong after all, and changes that', async () => {
    await follow('Still correct?')
    await page.getByRole('link', { name: 'No, change something' }).tap()
    await page.getByLabel('What does it cost?').waitFor()
    expect(await page.locator('#confirm').isVisible()).toBe(false)
  })

  it.runIf(isLong)('changes the hours', async () => {
    await open()
    await page.getByRole('textbox', { name: 'Time 1' }).fill('Tuesdays 12.30pm to 2pm')
    expect(await linesAfter(await send())).toEqual(['-    opens_at: 12:00', '+    opens_at: 12:30'])
  })

  it.runIf(isLong)('corrects a telephone number', async () => {
    await open()
    await page.getByRole('textbox', { name: 'Number 1' }).first().fill('0117 496 0123')
    expect(await linesAfter(await send())).toEqual(['+phones: [0117 496 0123]'])
  })

  it('closes for the winter', async () => {
    await open()
    await page.getByLabel('It is closed for now').check()
    const alert = 'Closed for the winter. We are back on 3 March.'
    await page.getByLabel('Is there something that everybody must know now?').fill(alert)
    expect(await linesAfter(await send())).toEqual([
      '-status: active',
      '+status: temporarily closed',
      `+alert: ${alert}`,
    ])
  })

  it('loses nothing when the page is loaded again in the middle', async () => {
    await open()
    await page.getByLabel('What does it cost?').fill('Five pounds')
    await page.reload()
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await linesAfter(await send())).toContain('+fees_description: Five pounds')
  })

  it('saves a change that no mail link holds as a file, which the coordinator applies', async () => {
    await open()
    const story = 'Lunch and a long story. '.repeat(150).trim()
    await page.getByLabel('What is it?').fill(story)
    await page.getByText('This change is too long').waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).tap()
    const file = join(folder, 'dist', (await saving).suggestedFilename())
    await (await saving).saveAs(file)
    await page.getByText('Attach it to a message to the editors.').waitFor()
    expect((await linesAfter(file)).join(' ')).toContain('Lunch and a long story.')
  })

  it('corrects in the text what no question asks for', async () => {
    await open()
    await answerOfGitHub(() => record())
    const field = await showText()
    const text = await field.inputValue()
    expect(text).toBe(record())
    expect(await page.getByLabel('What does it cost?').isVisible()).toBe(false)
    await field.fill(text.replace('friendly: true', 'friendly: perhaps'))
    await page.getByText('it must be true or false').waitFor()
    const line = text.slice(0, text.indexOf('friendly: true')).split('\n').length
    await page.getByRole('button', { name: `Line ${line}` }).tap()
    const rest = await field.evaluate((one: HTMLTextAreaElement) =>
      one.value.slice(one.selectionStart),
    )
    expect(rest).toMatch(/^perhaps\n/)
    // A telephone loads the page again, in the middle.
    await page.reload()
    await page.getByText('it must be true or false').waitFor()
    await field.fill((await field.inputValue()).replace('perhaps', 'false'))
    await page.getByText('the field of our own changes').waitFor()
    await page.keyboard.press('Tab')
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(false)
    const expected = ['-    dementia_friendly: true', '+    dementia_friendly: false']
    const mail = await send()
    expect(await linesAfter(mail)).toEqual(expected)
  })

  it('keeps a wrong answer that was typed into the text at its question when the page is loaded again', async () => {
    await open()
    await answerOfGitHub(() => record())
    const field = await showText()
    await field.fill((await field.inputValue()).replace('amount: 4.50', 'amount: a fiver'))
    await page.getByText('it must be a number').waitFor()
    await page.reload()
    const price = page.getByRole('group', { name: 'Price 1' })
    await price.getByText('Please write the price in figures').waitFor()
    expect(await price.getByLabel('How much is it?').inputValue()).toBe('a fiver')
  })

  it('gives the answers of the text to the questions, and the other way round', async () => {
    await open()
    await answerOfGitHub(() => record())
    await page.getByLabel('What is it called?').fill('Lunch & talk')
    const field = await showText()
    expect(await field.inputValue()).toBe(record().replace('Tuesday Lunch Club', 'Lunch & talk'))
    await field.fill(
      record()
        .replace('program: good-food\n', '')
        .replace(/locations: .*/, 'locations: []'),
    )
    await page.getByRole('button', { name: 'Back to the questions' }).tap()
    expect(await page.getByLabel('What is it called?').inputValue()).toBe('Tuesday Lunch Club')
    expect(await page.getByRole('button', { name: 'Remove: Southville' }).count()).toBe(0)
    await page.getByLabel('What does it cost?').fill('Five pounds')
    expect(await linesAfter(await send())).toEqual([
      '-program: good-food',
      expect.stringMatching('-fees_description: '),
      '+fees_description: Five pounds',
      expect.stringMatching(/^-locations: \[/),
      '+locations: []',
    ])
  })

  it('shows what was typed, where somebody else has changed the same lines since', async () => {
    await open()
    await answerOfGitHub(() => record())
    const field = await showText()
    await field.fill((await field.inputValue()).replace('friendly: true', 'friendly: false'))
    await page.getByText('the field of our own changes').waitFor()
    await answerOfGitHub(() => record().replace('friendly: true', 'friendly: # ask'))
    await page.reload()
    await page.getByText('Somebody else has changed the same lines.').waitFor()
    expect(await field.inputValue()).toContain('friendly: # ask')
    expect(
      await page.getByRole('textbox', { name: 'Here is what you typed' }).inputValue(),
    ).toContain('friendly: false')
  })

  it.runIf(isLong)('shows no text where the record is in a private repository', async () => {
    await open()
    await answerOfGitHub(() => undefined)
    await page.getByLabel('What does it cost?').fill('Five pounds')
    await page.getByRole('button', { name: 'Show the text of the record' }).tap()
    await page.getByText('The text cannot be read here').waitFor()
    expect(await page.locator('textarea#record-text').count()).toBe(0)
    expect(await page.getByLabel('What does it cost?').inputValue()).toBe('Five pounds')
  })

  it('loses nothing when the network is lost, and sends it by mail all the same', async () => {
    await open()
    await page.getByLabel('What does it cost?').fill('Five pounds')
    await context.setOffline(true)
    try {
      await page.getByRole('button', { name: 'Show the text of the record' }).tap()
      await page.getByText(/could not be loaded|cannot be read here/).waitFor()
      expect(await page.getByLabel('What does it cost?').inputValue()).toBe('Five pounds')
      expect(await linesAfter(await send())).toContain('+fees_description: Five pounds')
    } finally {
      await context.setOffline(false)
    }
  })
})
