import type { PrivacyLevels } from '../record/settings/settings.ts'

/** How personal details are judged: the severity of each kind. */
export interface Privacy extends PrivacyLevels {
  /**
   * Given when a change is checked: the details that the version before it publishes, as `detailKey` writes them. Any other
   * is an error, unless its kind is `off`.
   */
  readonly known?: ReadonlySet<string>
}
