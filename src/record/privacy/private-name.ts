import { suggest } from '../../text/suggest.ts'

/** Whether a name, in its normal form, says that its value is not for the public, or is a misspelling of `private`. */
export const isPrivateName = (name: string): boolean =>
  !PUBLIC_NAMES.includes(name) &&
  (/(?:^|_)(?:private|privately|confidential|internal|secret|not_public|staff_only)(?:$|_)/.test(
    name,
  ) ||
    (name.startsWith('p') && suggest(name, ['private']) !== undefined))

/** Names of ours that look private. */
const PUBLIC_NAMES = ['privacy', 'private_fields', 'confidential']
