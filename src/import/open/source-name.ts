import { basename, resolve } from 'node:path'
import { slugOf } from '../../record/slug.ts'
import { stemOf } from '../../io/files/source-files.ts'

/** The name of a source that nobody named: that of its file or folder, or of its host. */
export function nameOfSource(place: string): string {
  if (/^https?:\/\//i.test(place) && URL.canParse(place))
    return slugOf(new URL(place).hostname.replace(/^www\./, '')).slice(0, 60)
  return slugOf(stemOf(basename(resolve(place)))).slice(0, 60) || 'source'
}
