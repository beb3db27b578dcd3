/*
 * The addresses of pages. Everything for people is below /find, so that the paths of the standard and those below /_/
 * stay what they are.
 */

export const FIND = '/find'

/** The lists whose records have pages, and the folder of those pages. */
export const PAGE_FOLDERS = {
  services: 'services',
  organizations: 'organizations',
  taxonomy_terms: 'topics',
} as const
export type PageList = keyof typeof PAGE_FOLDERS

/** What stands before `/find` in the addresses of a language: nothing for the first, `/cy` for another. */
export const prefixOf = (language: string, languages: readonly string[]): string =>
  language === languages[0] ? '' : `/${language}`

/** What stands before `/find` in the addresses of each language; that of the first without pages. */
export const prefixesOf = (
  pages: { readonly languages: readonly string[] } | undefined,
): readonly string[] =>
  pages?.languages.map((language) => prefixOf(language, pages.languages)) ?? ['']

/** A page, by its path below /find: `services/lunch-club` or `a-z`. */
export const pageAt = (path: string) => `${FIND}/${path}`

/** The folder of scripts, styles and points, whose names change with their content. */
export const HASHED = pageAt('_/')

/** The folder of the calendars: no host need tell them from pages by their ending. */
export const CALENDARS = pageAt('calendars')

/** The fragment with which the form asks only whether the service is still right. */
export const CONFIRM = '#confirm'

/** Results of a search for pages of other sites, which may show them in a frame. */
export const EMBEDDED = pageAt('embed/results')

/** The calendar of the service with a page. */
export const calendarAt = (page: string): string =>
  `${CALENDARS}${page.slice(page.lastIndexOf('/'))}.ics`

/** The services that somebody has saved, and where they were until 0.2. */
export const LIST = pageAt('list')
export const FORMER_LIST = pageAt('shortlist')

/** The services that changed last, as a feed. */
export const CHANGES = pageAt('changes.atom')
/**
 * The form for a service at `/find/edit/{slug}`, for an organization at `/find/edit/organizations/{slug}`: one page for all of
 * them, which reads the address that it has.
 */
export const EDIT = /* @__PURE__ */ pageAt('edit')

/** Where members decide about what was sent. */
export const INBOX = `${EDIT}/inbox`

/** Where a member sees the organizations that they care for. */
export const MINE = `${EDIT}/mine`

/** The pages of members, among the forms of services. */
export const MEMBER_PAGES: readonly string[] = [INBOX, MINE]

/** The form for a new service. */
export const NEW = /* @__PURE__ */ pageAt('new')

/** Where the form reads a record as it is now. */
export const GITHUB_API = 'https://api.github.com'

/** True when the form reads records from there: for those who send them to a repository, or change them in one. */
export const readsGitHub = (pages: {
  readonly proposals?: object
  readonly members?: object
  readonly repository?: string
}): boolean =>
  pages.proposals !== undefined || pages.members !== undefined || pages.repository !== undefined

/** Where the form sends a suggestion. A function answers it. */
export const PROPOSE = /* @__PURE__ */ pageAt('propose')

/**
 * Where somebody says that something is wrong with a record, at `/find/report/services/{slug}` and
 * `/find/report/organizations/{slug}`: one page for all of them. A function answers what is sent there.
 */
export const REPORT = /* @__PURE__ */ pageAt('report')

/** The pages that hosts serve at every address below them, too. */
export const PAGES_OF_ALL = [EDIT, REPORT] as const

/** Where it sends that a service is still right. A function answers it. */
export const CONFIRMATIONS = /* @__PURE__ */ pageAt('confirm')

/** Where the browser of a member gets a token. A function answers it. */
export const SIGN_IN = /* @__PURE__ */ pageAt('sign-in')

/** The page that GitHub leads a member back to. GitHub takes no other address than the one that the App names. */
export const SIGNED_IN = /* @__PURE__ */ pageAt('signed-in')

/** The file of a page. Hosts serve `x.html` at `/x`. */
export const fileOf = (address: string) => `${address}.html`

/** The lists whose pages are found by id. */
export const LISTS_WITH_ID = ['services', 'organizations'] as const
export type ListWithId = (typeof LISTS_WITH_ID)[number]
