import type { FileChange } from '../../../edit/file-change.ts'
import { isRawObject } from '../../../record/yaml/raw.ts'
import { parseYaml } from '../../../record/yaml/parse-yaml.ts'

/** The organizations that changed records name, or are, as they are written before and after. */
export const organizationsOf = (files: readonly FileChange[]): readonly string[] =>
  files.flatMap(({ file, before = '', after = '' }) => {
    const [, slug] = /^organizations\/(.+)\.yaml$/.exec(file) ?? []
    if (slug !== undefined) return slug
    return [before, after].flatMap((text) => {
      const { value } = parseYaml('', text)
      const organization = isRawObject(value) ? value.organization : undefined
      return typeof organization === 'string' ? organization : []
    })
  })
