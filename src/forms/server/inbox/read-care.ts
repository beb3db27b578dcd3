import { careOf } from '../../../directory/care.ts'
import { fieldsIn } from '../../../record/yaml/parse-yaml.ts'
import { isRawObject } from '../../../record/yaml/raw.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import type { GitHub, Repository } from '../github/client.ts'
import { type RepositoryFile, readRepositoryFile } from '../github/file-text.ts'

/** The text of directory.yaml as it is now. */
export const readSettings = (repository: Repository): Promise<RepositoryFile | undefined> =>
  readRepositoryFile(repository, { path: 'content/directory.yaml' })

/**
 * The slugs of the organizations that the member who asks cares for (https://docs.github.com/rest/users/users#get-the-authenticated-user).
 * They are read from the repository, because nothing of them is published.
 */
export async function readCare(
  github: GitHub,
  reading: ReturnType<typeof readSettings>,
): Promise<readonly string[]> {
  const [{ login }, file] = await Promise.all([
    github<{ readonly login: string }>('GET', '/user'),
    reading,
  ])
  const value = fieldsIn(file?.text ?? '')
  const settings = value && isRawObject(value.pages) ? value : {}
  const slugs: unknown = careOf({ pages: 'off', ...settings } as Pick<Settings, 'pages'>, login)
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : []
}
