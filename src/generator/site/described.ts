import type { Manifest } from '../../api/manifest.ts'
import { frameOf } from '../../finder/lists/list-texts.ts'
import { markdown } from '../../pages/texts/markdown.ts'
import { ownAddress } from '../../pages/texts/own-page.ts'
import { type PagesManifest, describeDirectory } from '../../pages/pages-manifest.ts'
import { lookOf } from '../../pages/layout/style/look.ts'
import { styleFile } from '../../pages/layout/style/style-file.ts'
import type { PrivateKind } from '../../privacy/find-private.ts'
import { pageLanguagesOf, withoutRegion } from '../../record/schema/page-languages.ts'
import type { Source } from '../../record/source.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { noticeOn } from '../../feed/root.ts'
import { urgentOf } from './feed.ts'
import type { Site } from './composed-site.ts'

/** What the manifest of a site repeats of its settings. */
export const settingsOf = ({
  feed,
  plan,
}: Site): Pick<Manifest, 'title' | 'base_url' | 'per_page' | 'pages'> => {
  const { title, base_url, per_page } = feed.settings
  const pages = plan.pages?.manifest
  return {
    title,
    per_page,
    ...(base_url !== undefined && { base_url }),
    ...(pages && { pages }),
  }
}

/** What is described of a site. */
export type DescribedSite = Pick<Site, 'feed' | 'assets'>

/** What pages have in common; undefined when there are none. */
export function describePages({ feed, assets }: DescribedSite): PagesManifest | undefined {
  const { settings, today, pages = [], sources = [], replaced = [] } = feed
  if (settings.pages === 'off') return undefined
  const {
    colour,
    telephone,
    footer,
    contact,
    css,
    logo,
    domain,
    map,
    proposals,
    members,
    quick_exit,
  } = settings.pages
  const notice = noticeOn(settings, today)
  return {
    languages: pageLanguagesOf(settings),
    contentLanguage: settings.language,
    directory: { ...describeDirectory(settings), ...(today !== undefined && { today }) },
    hasUrgent: urgentOf(feed).needs.length > 0,
    ...ownWords(feed),
    ...(quick_exit && {
      quickExit: {
        topics: feed.sensitive ?? [],
        ...(quick_exit.everywhere && { everywhere: true }),
        ...(quick_exit.to !== undefined && { to: quick_exit.to }),
      },
    }),
    style: styleFile(colour).path,
    ...lookOf(colour),
    hasContact: contact !== undefined,
    ...(telephone !== undefined && { telephone }),
    ...saidIn(settings.pages, pageLanguagesOf(settings)),
    own: pages.map((page) => ({ address: ownAddress(page), text: page.title })),
    ...(map !== 'off' && { map }),
    ...(assets && {
      assets: Object.fromEntries(
        Object.entries(assets).map(([name, { path }]) => [name, path]),
      ) as NonNullable<PagesManifest['assets']>,
    }),
    ...(proposals && {
      proposals: {
        ...(typeof proposals === 'string'
          ? { repository: proposals }
          : { repository: proposals.records, sent_to: proposals.sent_to }),
        refused: refusedKinds(settings),
      },
    }),
    // Who cares for whom is published nowhere.
    ...(members && {
      members: {
        ...{ client_id: members.client_id, repository: members.repository },
        refused: refusedKinds(settings),
      },
    }),
    ...(settings.repository !== undefined && { repository: settings.repository }),
    ...(footer !== undefined && { footer: markdown(footer).text }),
    ...(notice && { notice: noticesOf(notice, settings) }),
    ...(css !== undefined && { css: `/${css}` }),
    ...(replaced.length > 0 && { replaced }),
    ...(logo !== undefined && { logo: `/${logo}` }),
    ...attributionsOf(sources),
    ...(domain !== undefined && { domain }),
    ...framesOf(feed),
  }
}

/** The frames of curated lists. */
function framesOf({ settings, curated = [] }: Site['feed']): Pick<PagesManifest, 'lists'> {
  const frames = curated.flatMap((list) => {
    const frame = frameOf(list, pageLanguagesOf(settings))
    return frame ? [[list.slug, frame] as const] : []
  })
  return frames.length > 0 ? { lists: Object.fromEntries(frames) } : {}
}

/** A notice by the languages that it is in. */
function noticesOf(
  notice: NonNullable<Settings['notice']>,
  { language }: Settings,
): NonNullable<PagesManifest['notice']> {
  const { text, until: _, ...others } = notice
  return { [withoutRegion(language)]: text, ...others }
}

/** What the publisher writes for the frame of pages in each language, in the first as well. */
function saidIn(
  { promise, hours, translations }: Exclude<Site['feed']['settings']['pages'], 'off'>,
  languages: PagesManifest['languages'],
): Pick<PagesManifest, 'said'> {
  const said = languages.flatMap((language) => {
    const { title, footer, ...own } = translations?.[language] ?? {}
    const texts = {
      ...(title !== undefined && { title }),
      ...((own.promise ?? promise) && { promise: (own.promise ?? promise)! }),
      ...((own.hours ?? hours) && { hours: (own.hours ?? hours)! }),
      ...(footer !== undefined && {
        footer: `<div lang="${language}">${markdown(footer).text}</div>`,
      }),
    }
    return Object.keys(texts).length > 0 ? [[language, texts] as const] : []
  })
  return said.length > 0 ? { said: Object.fromEntries(said) } : {}
}

/** With these words, only a search that needs help reads the file with it. */
function ownWords(feed: Site['feed']): Pick<PagesManifest, 'urgentWords'> {
  const own = urgentOf(feed).needs.filter(({ id }) => id.startsWith('own-'))
  return own.length === 0
    ? {}
    : { urgentWords: Object.fromEntries(own.map(({ id, words = [] }) => [id, words])) }
}

/** Directories that publish mobile numbers or personal addresses on purpose say so in their settings. */
const refusedKinds = ({ privacy }: Site['feed']['settings']): readonly PrivateKind[] => [
  ...(['secret', 'password'] as const),
  ...(privacy.mobile_number === 'off' ? [] : (['mobile'] as const)),
  ...(privacy.personal_email === 'off' ? [] : (['email'] as const)),
]

function attributionsOf(sources: readonly Source[]): Pick<PagesManifest, 'sources'> {
  const named = sources.flatMap(({ settings: { attribution, licence } }) =>
    attribution === undefined
      ? []
      : { text: attribution, ...(licence !== undefined && { licence }) },
  )
  return named.length > 0 ? { sources: named } : {}
}
