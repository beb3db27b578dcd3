import { suggest } from '../../text/suggest.ts'

/** Whether a name in small letters says that its value is not for the public, or is a misspelling of `private`. */
export const isPrivateName = (name: string): boolean =>
  !PUBLIC_NAMES.includes(name) &&
  (/(?:^|[ _-])(?:private|privately|confidential|internal|secret|not[ _-]public|staff[ _-]only)(?:$|[ _-])/.test(
    name,
  ) ||
    (name.startsWith('p') && suggest(name, ['private']) !== undefined))

/** Names of ours that look private. */
const PUBLIC_NAMES = ['privacy', 'private_fields', 'confidential']
