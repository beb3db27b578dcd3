import { composeDirectory } from './compose-directory.ts'
import type { Answers } from './compose-directory.ts'
import { slugOf } from '../../record/slug.ts'
import { adoptTown } from './example-town.ts'
import { composeGuide } from './guide.ts'
import { NAME, readExample, readTemplate } from './installation.ts'
import { composeManaged } from './managed-files.ts'
import { composeReadme } from './readme.ts'

export interface RepositoryOptions {
  /** Where package.json gets the program from. */
  readonly spec: string
  readonly namespace: string
  /** Today, as YYYY-MM-DD. */
  readonly today: string
  /** The whole example town, or one example of each kind of record. */
  readonly example: 'town' | 'records'
}

/** Every file of a new publisher's repository, by its path. */
export function composeRepository(
  answers: Answers,
  options: RepositoryOptions,
): Map<string, string> {
  const { spec, example } = options
  return new Map([
    ['package.json', composePackageJson(answers.title ?? '', spec)],
    ['README.md', composeReadme(answers)],
    ...composeContent(answers, options),
    [
      'content/README.md',
      composeGuide(readTemplate('content/README.md'), answers, example === 'town'),
    ],
    ...composeManaged(answers.branch),
  ])
}

/** The package.json of a directory. Workflows install without development dependencies, so the program is none. */
export const composePackageJson = (title: string, spec: string): string =>
  `${JSON.stringify(
    {
      name: slugOf(title) || 'directory',
      private: true,
      scripts: { start: 'osd build && osd preview', dev: 'osd dev', check: 'osd check' },
      dependencies: { [NAME]: spec },
      engines: { node: '>=20.19' },
    },
    null,
    2,
  )}\n`

function* composeContent(
  answers: Answers,
  { namespace, today, example }: RepositoryOptions,
): Generator<[string, string]> {
  for (const [path, text] of readExample(example))
    if (path !== 'README.md' && path !== 'directory.yaml')
      yield [`content/${path}`, text.replace('assured_date: DATE', `assured_date: ${today}`)]
  // The guide shows how to name an area.
  if (example === 'records')
    yield ['content/areas/southville.geojson', readTemplate('content/areas/southville.geojson')]
  const settings =
    example === 'town'
      ? adoptTown(readTemplate('content/directory.yaml'), answers, namespace)
      : composeDirectory(answers, namespace)
  yield ['content/directory.yaml', settings]
}
