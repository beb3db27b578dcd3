import type { OwnPage } from '../../record/own-page.ts'
import { pageAt } from '../address.ts'
import { layoutPage } from '../layout/layout.ts'
import { html } from '../layout/html.ts'
import { markdown } from './markdown.ts'
import type { PageContext } from '../page-context.ts'
import { WRITTEN } from '../translated.ts'

/** The address of a page that the publisher has written. */
export const ownAddress = ({ slug }: Pick<OwnPage, 'slug'>): string => pageAt(slug)

/** A page that the publisher has written. */
export const ownPage = (page: Pick<OwnPage, 'slug' | 'title' | 'text'>, context: PageContext) =>
  layoutPage(
    {
      title: page.title,
      written: WRITTEN,
      address: ownAddress(page),
      main: html`<div class="text" dir="auto">${markdown(page.text)}</div> `,
    },
    context,
  )
