import type { Service } from '../../directory/directory.ts'

/** How to confirm that a service is still correct. */
export const confirmHint = ({ slug }: Service) =>
  `Check that everything is still correct, then run \`npx osd confirm ${slug}\`, or write the date as \`assured_date:\`.`
