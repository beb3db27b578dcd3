import { repositoryName } from './compose-directory.ts'
import type { Answers } from './compose-directory.ts'

export interface StepsOptions {
  readonly folder: string
  /** The folder is in a git repository already. */
  readonly hasGit: boolean
}

/** What to do after `osd init`, as a list in Markdown that can be pasted into an issue. */
export function composeNextSteps(
  { repository = '', branch = 'main', licence }: Answers,
  { folder, hasGit }: StepsOptions,
): string {
  const steps = [
    `Try it: \`${folder === '.' ? '' : `cd ${shellWord(folder)} && `}npm install && npm start\`, and open what it prints.`,
    'Decide whether the repository is private or public. Public: anybody can propose a change, and GitHub costs nothing. Private: notes under `private:` are read by members only.',
    licence
      ? `Confirm the licence of the data: ${licence}`
      : 'Choose a licence of the data, and write it into content/directory.yaml.',
    `Put it on GitHub: ${hasGit ? '' : `\`git init -b ${branch}\`, `}\`git add -A\`, \`git commit -m "Start the directory"\`${hasGit ? '' : `, \`git remote add origin https://github.com/${repositoryName(repository) ?? 'OWNER/NAME'}.git\``}, \`git push -u origin ${branch}\`. Commit package-lock.json too.`,
    'On GitHub, open Actions, choose Publish and press Run workflow. It creates the branch `production`, which the public sees.',
    `On Netlify, import the repository and deploy the branch \`production\`. netlify.toml holds the rest. Add \`${branch}\` to the branches that are deployed, for previews. Write the address into content/directory.yaml as \`base_url\`.`,
    'Check the published feed: `npx osd verify ADDRESS`, and the validator of Open Referral UK at https://openreferraluk.org.',
    'Replace the examples in content/ with records of yours, or bring them in with `npx osd import`.',
    'Register the feed with Open Referral UK, so that others find it: https://openreferraluk.org.',
  ]
  return steps.map((step, i) => `${i + 1}. [ ] ${step}\n`).join('')
}

const shellWord = (text: string) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
