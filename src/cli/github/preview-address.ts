import { type CombinedStatus, previewAddress } from '../../forms/server/github/preview-address.ts'
import type { GitHub } from './client.ts'

/** The address of the preview of a pull request; undefined where the host has set no status on the commit. */
export const previewOf = async (
  github: GitHub,
  { pull, commit }: { readonly pull: number; readonly commit: string },
): Promise<string | undefined> =>
  previewAddress(await github.get<CombinedStatus>(`/commits/${commit}/status`), pull)
