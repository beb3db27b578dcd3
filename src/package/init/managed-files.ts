import { readTemplate } from './installation.ts'

/** The files of a publisher's repository that belong to the program: `osd init --update` refreshes them. */
export const MANAGED = [
  '.github/workflows/check.yml',
  '.github/workflows/comment.yml',
  '.github/workflows/due.yml',
  '.github/workflows/import.yml',
  '.github/workflows/publish.yml',
  '.github/workflows/questions.yml',
  '.github/workflows/remind.yml',
  '.gitignore',
  '.vscode/extensions.json',
  '.vscode/settings.json',
  'netlify.toml',
] as const

/** Their texts, for a repository with this main branch. */
export const composeManaged = (branch = 'main'): ReadonlyMap<string, string> =>
  new Map(MANAGED.map((path) => [path, withBranch(readTemplate(path), branch)]))

const withBranch = (text: string, branch: string) =>
  text
    .replace('branches: [main]', () => `branches: [${branch}]`)
    .replaceAll(/^( *ref: )main$/gm, (_, key: string) => `${key}${branch}`)
