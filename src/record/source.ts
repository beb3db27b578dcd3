import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Parsed } from './parsed.ts'
import { type Schema, text } from './schema/schema.ts'
import type { Typed } from './schema/typed.ts'
import { createValidator } from './validate.ts'
import type { RawObject } from './yaml/raw.ts'

/** A directory from which records come, as `content/sources/NAME.yaml` describes it. */
export interface SourceSettings extends Typed<typeof sourceSchema> {
  readonly mapping?: RawObject
}

/** A source of records: one file of sources/. */
export interface Source {
  readonly name: string
  readonly file: string
  readonly settings: SourceSettings
}

/** The folder of sources. What imports remember is in a folder for each, below it. */
export const SOURCES = 'sources'

/** A line of what an import remembers: the id of a record, its kind, its slug at the first import, and what memory/remembered.ts reads. */
export const IMPORTED =
  /^"?([0-9a-f-]{36})"?: (organization|location|service|taxonomy) (\S+)(?: (.*))?$/

const SOURCE_REF = '/record/source'

const sourceSchema = {
  $id: SOURCE_REF,
  type: 'object',
  additionalProperties: false,
  properties: {
    source: text('The web address of the source, or the path of a file.'),
    licence: {
      type: 'string',
      format: 'uri',
      description: 'What the licence of the source lets others do, as a web address.',
    },
    attribution: text('Whom to name, in the words that the publisher of the source asks for.'),
    contact: text('Who answers questions about the source.'),
    keep_personal: {
      type: 'array',
      items: { type: 'string' },
      description: 'Fields whose personal details are written, because the people agreed.',
    },
    token_env: {
      type: 'string',
      pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
      wanted: 'the name of an environment variable',
      description: 'The environment variable that holds a token for the source.',
    },
    own: {
      type: 'boolean',
      description:
        'Whether it is your own, so that its records do not come from another directory.',
    },
    mapping: { type: 'object', description: 'What each column of a sheet becomes.' },
    readers: text('What the program read the source with last. Imports write it.'),
  },
} as const satisfies Schema

const validator = createValidator([sourceSchema], { defaults: {}, isPrivate: () => false })

/** Reads the description of a source. */
export function parseSource(name: string, file: string, content: string): Parsed<Source> {
  const { value, diagnostics } = validator.parse<SourceSettings>(SOURCE_REF, file, content)
  if (!value) return { diagnostics }
  return {
    value: { name, file, settings: value },
    diagnostics: [...diagnostics, ...inAddress(value, file)],
  }
}

/** A user name or a key in the address would be in the repository, for everybody to read. */
function inAddress({ source = '' }: SourceSettings, file: string): readonly Diagnostic[] {
  const url = URL.canParse(source) ? new URL(source) : undefined
  // A password is found in every file already.
  if (!url || url.password !== '' || !hasSecret(url)) return []
  return [
    {
      code: 'secret-key',
      message: 'The address of this source has a user name or a key in it.',
      hint: 'Take it out of the address, and write the name of an environment variable that holds it as `token_env`.',
      place: { file, path: ['source'] },
    },
  ]
}

const SECRET =
  /^(?:access[_-]?token|api[_-]?key|auth|key|pass(?:word)?|secret|sig(?:nature)?|token)$/i

/** Whether an address has a user name, a password or a key in it. */
export const hasSecret = ({ username, password, searchParams }: URL): boolean =>
  username !== '' || password !== '' || [...searchParams.keys()].some((name) => SECRET.test(name))
