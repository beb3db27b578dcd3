import { PERSONAL } from '../../api/headers.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { MEDIA_TYPES } from '../../feed/media-types.ts'
import { liveScript } from './live-script.ts'

/** Makes open pages load again after every change, and lays errors over them. */
export interface LivePages {
  /** Answers what the script of a page asks for; undefined for any other request. */
  answer(request: Request): Response | undefined
  /** A page with the script; any other answer as it is. */
  withScript(response: Response): Promise<Response>
  /** Tells open pages of a change. `errors` stop the records from being published. */
  update(errors: readonly Reported[]): void
}

const SCRIPT = '/_/dev/live.js'
const EVENTS = '/_/dev/events'

export function createLivePages(): LivePages {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let version = 0
  let event = toEvent(version, [])

  function listen(): Response {
    let own: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller
        listeners.add(controller)
        controller.enqueue(event)
      },
      cancel: () => void listeners.delete(own),
    })
    return new Response(body, {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': PERSONAL },
    })
  }

  return {
    answer(request) {
      const { pathname } = new URL(request.url)
      if (pathname === EVENTS) return listen()
      if (pathname !== SCRIPT) return undefined
      return new Response(liveScript(EVENTS), { headers: { 'Content-Type': MEDIA_TYPES.js } })
    },
    async withScript(response) {
      if (response.headers.get('content-type') !== MEDIA_TYPES.html || !response.body)
        return response
      // A page for frames of other sites runs none.
      const policy = response.headers.get('content-security-policy')
      if (policy && !policy.includes('script-src')) return response
      const headers = new Headers(response.headers)
      for (const name of ['content-length', 'etag']) headers.delete(name)
      headers.set('Cache-Control', PERSONAL)
      const text = await response.text()
      const script = `<script type="module" src="${SCRIPT}"></script></body>`
      return new Response(text.replace('</body>', script), { status: response.status, headers })
    },
    update(errors) {
      if (errors.length === 0) version += 1
      event = toEvent(version, errors)
      for (const listener of listeners) listener.enqueue(event)
    },
  }
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
function toEvent(version: number, errors: readonly Reported[]): Uint8Array {
  const shown = errors.map(({ message, hint, place: { file, line } }) => ({
    message,
    hint,
    place: line === undefined ? file : `${file}:${line}`,
  }))
  return new TextEncoder().encode(`data: ${JSON.stringify({ version, errors: shown })}\n\n`)
}
