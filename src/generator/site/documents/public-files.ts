import type { SetDocument } from './document.ts'

/** The files of content/public/, as they are. */
export const publicFiles: SetDocument = {
  kind: 'set',
  title: 'files of the publisher, such as a logo',
  patterns: ['/{file of the publisher}'],
  type: 'by its ending',
  from: 'file',
  below: '/',
  files: ({ publicFiles = [] }) => new Map(publicFiles.map(({ path, bytes }) => [path, bytes])),
}
