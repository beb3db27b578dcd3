import { dumpFiles } from '../../feed/dumps.ts'
import { pageAt } from '../address.ts'
import { layoutPage } from '../layout/layout.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import { type PageContext, hasEmbed } from '../page-context.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** The parts of an OpenAPI document that are used. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>
}

interface Operation {
  readonly summary: string
  readonly parameters?: readonly Parameter[]
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly example?: string | number | boolean
}

/** For developers: every path of the feed, with links that open real answers and forms that try the parameters. */
export function apiPage(api: ApiDescription, context: PageContext): string {
  const messages = builtMessagesIn(context)
  return layoutPage(
    {
      title: messages.api.title,
      address: pageAt('api'),
      data: '/openapi.json',
      main: [
        html`<p>${messages.api.intro}</p>
          <p><a href="/openapi.json">${messages.api.description}</a></p>
          ${hasEmbed(context) && html`<p><a href="${pageAt('embed')}">${messages.embedPage.title}</a></p>`}`,
        Object.entries(api.paths).map(([path, { get }]) => pathSection(path, get, context)),
        dumpFiles.map(({ path, title }) => pathSection(path, { summary: title }, context)),
      ],
    },
    context,
  )
}

function pathSection(path: string, operation: Operation, context: PageContext): Html {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query')
  const isList = /^\/[a-z_]+$/.test(path)
  return html`<section>
    <h2><code>GET ${path}</code></h2>
    <p lang="en">${operation.summary}</p>
    ${!path.includes('{') && html`<p>${examples(path, isList, context)}</p>`}
    ${
      parameters.length > 0 &&
      html`<details>
        <summary>
          ${builtMessagesIn(context).api.parameters({ count: parameters.length })}<span
            class="hidden"
          >
            ${path}</span
          >
        </summary>
        ${isList ? tryForm(path, parameters, context) : parameterList(parameters)}
      </details>`
    }
  </section>`
}

/** Links that open real answers. */
function examples(path: string, isList: boolean, context: PageContext): Piece {
  const link = (address: string) => html`<a href="${address}"><code>${address}</code></a>`
  if (!isList) return link(path)
  const { example } = builtMessagesIn(context).api
  return [path, `${path}?per_page=3`, `${path}?search=${example}`].map((address) => [
    link(address),
    html`<br />`,
  ])
}

const parameterList = (parameters: readonly Parameter[]) =>
  html`<dl>
    ${parameters.map(
      ({ name, description }) =>
        html`<dt><code>${name}</code></dt>
          <dd lang="en">${description}</dd>`,
    )}
  </dl>`

/** A form that asks the list with whatever is filled in. Empty parameters are ignored. */
const tryForm = (path: string, parameters: readonly Parameter[], context: PageContext) =>
  html`<form action="${path}" method="get">
    ${parameters.map((parameter) => field(path, parameter))}
    <p>
      <button type="submit">
        ${builtMessagesIn(context).api.open}<span class="hidden"> ${path}</span>
      </button>
    </p>
  </form>`

function field(path: string, { name, description, example }: Parameter): Html {
  const id = `${path.slice(1)}-${name}`
  return html`<p>
    <label for="${id}"><code>${name}</code></label>
    <span class="quiet" id="${id}-hint" lang="en"
      >${description}${example !== undefined && html` (<code>${String(example)}</code>)`}</span
    >
    <input id="${id}" name="${name}" aria-describedby="${id}-hint" autocomplete="off" />
  </p>`
}
