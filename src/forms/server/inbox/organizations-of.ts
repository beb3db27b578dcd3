import type { FileChange } from '../../../edit/file-change.ts'
import { fieldsIn } from '../../../record/yaml/parse-yaml.ts'

/** The organizations that changed records name, or are, as they are written before and after. */
export const organizationsOf = (files: readonly FileChange[]): readonly string[] =>
  files.flatMap(({ file, before = '', after = '' }) => {
    const [, slug] = /^organizations\/(.+)\.yaml$/.exec(file) ?? []
    if (slug !== undefined) return slug
    return [before, after].flatMap((text) => {
      const organization = fieldsIn(text)?.organization
      return typeof organization === 'string' ? organization : []
    })
  })
