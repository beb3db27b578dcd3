import type { Answers } from './compose-directory.ts'

/** The README of a publisher's repository, on one page. */
export function composeReadme({ title, publisher, url, email, licence, branch }: Answers): string {
  const by = url ? `[${publisher}](${url})` : publisher
  return `# ${title}

A directory of local services, published by ${by} as an [Open Referral UK](https://openreferraluk.org) feed and as pages.
Questions: ${email}.

- **To change or add a service**, read the [editors' guide](content/README.md). You need no programs.
- **The records** are in \`content/\`, one file each; \`content/directory.yaml\` has the settings.
- **The program** that checks and publishes them is a dependency in \`package.json\`.

## On your own machine

You need [Node.js](https://nodejs.org) 20.19 or later.

\`\`\`bash
npm install
npm start
\`\`\`

builds the directory and serves it on <http://localhost:8888>. \`npm run dev\` follows every change, and \`npx osd --help\`
lists all commands.

\`npx osd import SOURCE\` brings in the records of a feed, a folder of tables or a spreadsheet, and again when it has changed. The
workflow **Import** does so every week and proposes the changes.

## Publishing

Every pull request gets a check, a comment and a preview. Merged changes are on the branch \`${branch}\`; the workflow
**Publish** moves \`production\` forward to it, and Netlify builds that.

\`npx osd init --update\` takes a new version of the program over into the files that belong to it.
${licence ? `\n## Licence of the data\n\n<${licence}>\n` : ''}`
}
