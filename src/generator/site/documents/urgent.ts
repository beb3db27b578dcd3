import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { URGENT } from '../../../feed/paths.ts'
import { COMPILED } from '../../../search/urgent/british-urgent.ts'
import { urgentHelp } from '../../../search/urgent/urgent.ts'
import type { SingleDocument } from './document.ts'

export const urgent: SingleDocument = {
  kind: 'single',
  title: 'help that cannot wait, and the words of those who need it',
  path: URGENT,
  patterns: [URGENT],
  type: MEDIA_TYPES.json,
  from: 'file',
  make: ({ feed: { settings } }) =>
    JSON.stringify({
      schema: 'osd-urgent/1',
      ...(settings.british_urgent && { british_compiled: COMPILED }),
      urgent: urgentHelp(settings),
    }),
}
