import { parseDocument } from 'yaml'
import { folderOnGitHub } from './compose-directory.ts'
import type { Answers } from './compose-directory.ts'

/** The settings of the example town, with the names of another publisher and a namespace of its own. */
export function adoptTown(settings: string, answers: Answers, namespace: string): string {
  const document = parseDocument(settings)
  const { title, publisher, url, email, licence, 'private-contact': contact } = answers
  document.set('namespace', namespace)
  document.set('title', title)
  document.set('publisher', { name: publisher, ...(url && { url }), ...(email && { email }) })
  if (contact) document.set('private_contact', contact)
  const repository = folderOnGitHub(answers)
  if (repository) document.set('repository', repository)
  if (licence) document.set('licence', licence)
  return document.toString({ lineWidth: 0 })
}
