import { counted } from '../../text/counted.ts'
import { loadContent } from '../../generator/pipeline.ts'
import { schemasFolder, writeEditorSchemas } from '../../generator/publish/write-editor-schemas.ts'
import { defineCommand } from '../../io/command/command.ts'
import { EXIT } from '../../io/command/exit.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { log } from '../../io/command/log.ts'

export const schemas = defineCommand({
  name: 'schemas',
  example: 'osd schemas',
  summary: 'Write the schemas that VS Code uses to complete and check records',
  options: {
    content: contentOption,
    out: {
      type: 'string',
      value: 'DIR',
      help: 'folder to write into (default: .cache/schemas beside the records, where .vscode/settings.json looks)',
    },
  },
  async run({ values }) {
    const content = toContent(values.content)
    const out = values.out ?? schemasFolder(content)
    const changed = writeEditorSchemas(out, await loadContent(content))
    log(
      changed === 0
        ? `The schemas in ${out} are up to date.`
        : `Wrote ${counted(changed, 'schema')} to ${out}.`,
    )
    return EXIT.ok
  },
})
