import { loadContent } from '../../pipeline.ts'
import { schemasFolder, writeEditorSchemas } from '../../publish/write-editor-schemas.ts'
import { type Command, EXIT, say, toContent } from '../../command/command.ts'

export const schemas: Command = {
  summary: 'write the schemas with which VS Code helps to edit the records',
  usage: '[--content DIR] [--out DIR]',
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string' },
  },
  help: {
    content: 'the folder of the records (content)',
    out: 'the folder to write into (.cache/schemas beside the records, where .vscode/settings.json looks)',
  },
  async run({ values }) {
    const content = toContent(values.content)
    const out = (values.out as string | undefined) ?? schemasFolder(content)
    const changed = writeEditorSchemas(out, await loadContent(content))
    say(
      changed === 0
        ? `The schemas in ${out} are up to date.`
        : `Wrote ${changed} schemas to ${out}.`,
    )
    return EXIT.done
  },
}
