import { settingsSchema } from '../../record/settings/settings-schema.ts'
import { writeScalar } from '../../edit/scalar.ts'

export type Answers = Readonly<Record<string, string>>

/** The usual licence of public data in the United Kingdom: anybody may use it who says where it came from. */
export const OPEN_GOVERNMENT_LICENCE =
  'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'

/** The text of directory.yaml for a new directory, with a comment on each setting. */
export function composeDirectory(answers: Answers, namespace: string): string {
  const { title = '', publisher = '', url, email, licence, 'private-contact': contact } = answers
  const repository = folderOnGitHub(answers)
  const comment = (key: keyof typeof settingsSchema.properties) =>
    `# ${settingsSchema.properties[key].description}`
  const line = (key: string, value: string) => `${key}: ${writeScalar(value)}`
  return [
    comment('format'),
    'format: 1',
    '',
    `${comment('namespace')} Never change it.`,
    line('namespace', namespace),
    '',
    comment('title'),
    line('title', title),
    '',
    comment('publisher'),
    'publisher:',
    `  ${line('name', publisher)}`,
    ...(url ? [`  ${line('url', url)}`] : []),
    ...(email ? [`  ${line('email', email)}`] : []),
    '',
    ...(contact ? [comment('private_contact'), line('private_contact', contact), ''] : []),
    ...(licence ? [comment('licence'), line('licence', licence), ''] : []),
    ...(repository ? [comment('repository'), line('repository', repository), ''] : []),
    '# More settings. To use one, delete the # at the start of its lines and write your own value.',
    '',
    comment('description'),
    '#description: Clubs, advice and help in our town.',
    '',
    ...(licence ? [] : [comment('licence'), `#licence: ${OPEN_GOVERNMENT_LICENCE}`, '']),
    comment('base_url'),
    '#base_url: https://directory.example.org',
    '',
    comment('countries'),
    '#countries: [GB]',
    '',
    comment('school_terms'),
    '#school_terms:',
    '#  schools:',
    '#    - 2026-09-02 to 2026-10-23',
    '#    - 2026-11-02 to 2026-12-18',
    '',
    comment('defaults'),
    '#defaults:',
    '#  address:',
    '#    city: Bristol',
    '#    state_province: Bristol',
    '#    country: GB',
    '',
  ].join('\n')
}

/** The address of the content folder of a new repository on GitHub; undefined when that has no name yet. */
export const folderOnGitHub = ({
  repository = '',
  branch = 'main',
}: Answers): string | undefined => {
  const name = repositoryName(repository)
  return name === undefined ? undefined : `https://github.com/${name}/tree/${branch}/content`
}

/** The `owner/name` of a repository on GitHub, also from its web address and from the address that git clones. */
export const repositoryName = (text: string): string | undefined =>
  /^(?:(?:https?|ssh|git):\/\/)?(?:git@)?(?:(?:www\.)?github\.com[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/(?:tree\/.{0,200})?)?$/i.exec(
    text.trim(),
  )?.[1]
