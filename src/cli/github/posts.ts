/** A comment or an issue, as far as both are alike. */
export interface Post {
  readonly body?: string | null
  readonly user?: { readonly login?: string } | null
}

/** Whether a workflow wrote a comment or an issue, and its text begins with a mark. Anybody else may copy the mark. */
export const isOwnPost = ({ body, user }: Post, mark: string): boolean =>
  user?.login === 'github-actions[bot]' && (body ?? '').startsWith(mark)
