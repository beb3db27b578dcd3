import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PACKAGE = createRequire(import.meta.url).resolve('yaml-language-server/package.json')
const PROGRAM = join(dirname(PACKAGE), 'bin/yaml-language-server')
const SETTINGS = fileURLToPath(new URL('../../../.vscode/settings.json', import.meta.url))

/** One completion: its label, the text that it inserts, and its documentation. */
export interface Item {
  readonly label: string
  readonly text: string
  readonly documentation: string
}

/** An editor with the YAML extension, open on the records of one folder. A `|` marks the cursor. */
export interface Editor {
  complete(file: string, textWithCursor: string): Promise<readonly Item[]>
  hover(file: string, textWithCursor: string): Promise<string>
  /** The problems, each as `line: message`. */
  diagnose(file: string, text: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** The VS Code settings of the project. Their comments are on separate lines. */
export const vscodeSettings = (): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(SETTINGS, 'utf8').replace(/^\s*\/\/.*$/gm, ''))

/** The settings of one extension, as VS Code passes them: `yaml.schemas` becomes `schemas`. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  if (section in settings) return settings[section]
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(settings)) {
    const [first, ...path] = name.split('.')
    const last = path.pop()
    if (first !== section || last === undefined) continue
    let inner = found
    for (const step of path) inner = (inner[step] ??= {}) as Record<string, unknown>
    inner[last] = value
  }
  return found
}

/**
 * Starts the language server of the YAML extension as VS Code does, with a project's folder and the settings of
 * .vscode/settings.json (https://microsoft.github.io/language-server-protocol/).
 */
export async function openEditor(project: string): Promise<Editor> {
  const child = spawn(process.execPath, [PROGRAM, '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const settings = vscodeSettings()
  const waiting = new Map<string, (diagnostics: readonly Problem[]) => void>()
  const peer = createPeer(child, {
    'workspace/configuration': ({ items }) =>
      (items as readonly { section: string }[]).map(({ section }) => sectionOf(settings, section)),
    'textDocument/publishDiagnostics': ({ uri, diagnostics }) =>
      waiting.get(uri as string)?.(diagnostics as readonly Problem[]),
  })
  const published = (uri: string) =>
    new Promise<readonly Problem[]>((resolve) => waiting.set(uri, resolve))
  const root = pathToFileURL(project).href
  await peer.ask('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'project' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  })
  peer.tell('initialized', {})
  peer.tell('workspace/didChangeConfiguration', { settings: {} })

  let opened = 0
  /** Each in a folder of its own: what the server finds in a text may arrive when another is open under the same name. */
  function open(file: string, text: string) {
    opened += 1
    const uri = pathToFileURL(join(project, String(opened), 'content', file)).href
    peer.tell('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    })
    return uri
  }
  /** The server clears all problems when a file closes. That must not be taken for the next result. */
  async function shut(uri: string) {
    const gone = published(uri)
    peer.tell('textDocument/didClose', { textDocument: { uri } })
    await gone
  }
  async function at<T>(method: string, file: string, textWithCursor: string): Promise<T> {
    const cursor = textWithCursor.indexOf('|')
    const before = textWithCursor.slice(0, cursor).split('\n')
    const uri = open(file, before.join('\n') + textWithCursor.slice(cursor + 1))
    const result = await peer.ask(`textDocument/${method}`, {
      textDocument: { uri },
      position: { line: before.length - 1, character: before.at(-1)?.length },
    })
    await shut(uri)
    return result as T
  }
  async function complete(file: string, textWithCursor: string): Promise<Item[]> {
    const { items } = await at<{ items: readonly RawItem[] }>('completion', file, textWithCursor)
    return items.map(({ label, textEdit, insertText, documentation }) => ({
      label,
      text: textEdit?.newText ?? insertText ?? '',
      documentation:
        typeof documentation === 'object' ? documentation.value : (documentation ?? ''),
    }))
  }
  /** The server answers before it has read its settings. */
  while ((await complete('removed.yaml', 'rem|')).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20))

  return {
    complete,
    async hover(file, textWithCursor) {
      const found = await at<{ contents: { value: string } } | null>('hover', file, textWithCursor)
      return found?.contents.value ?? ''
    },
    async diagnose(file, text) {
      const uri = open(file, text)
      const problems = await published(uri)
      await shut(uri)
      return problems.map(({ range, message }) => `${range.start.line + 1}: ${message}`)
    },
    async close() {
      await peer.ask('shutdown')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      peer.tell('exit')
      await ended
    },
  }
}

interface RawItem {
  readonly label: string
  readonly insertText?: string
  readonly textEdit?: { readonly newText: string }
  readonly documentation?: string | { readonly value: string }
}

interface Problem {
  readonly range: { readonly start: { readonly line: number } }
  readonly message: string
}

type Params = Readonly<Record<string, unknown>>
type Handlers = Readonly<Record<string, (params: Params) => unknown>>

/** A JSON-RPC client for a program. Each message follows a `Content-Length` header. */
function createPeer(child: ChildProcess, handlers: Handlers) {
  const answers = new Map<number, (result: unknown) => void>()
  let id = 0
  let buffer = Buffer.alloc(0)
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  child.stdout?.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const header = buffer.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('latin1'))?.[1])
      const end = header + 4 + length
      if (header < 0 || buffer.length < end) return
      receive(JSON.parse(buffer.toString('utf8', header + 4, end)))
      buffer = buffer.subarray(end)
    }
  })
  function receive(message: { id?: number; method?: string; params?: Params; result?: unknown }) {
    const { method, params = {}, result } = message
    if (method === undefined) return answers.get(message.id as number)?.(result)
    const answer = handlers[method]?.(params)
    if (message.id !== undefined) send({ id: message.id, result: answer ?? null })
  }
  return {
    tell: (method: string, params?: object) => send({ method, params }),
    ask(method: string, params?: object): Promise<unknown> {
      id += 1
      send({ id, method, params })
      return new Promise((resolve) => answers.set(id, resolve))
    },
  }
}
