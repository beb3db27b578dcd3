import { type Known, type Options, make } from './make.ts'

/*
 * Fields that many entities have. The facts here hold for all of them; the options of a card are added to these.
 */

type Text = { readonly type: 'string' }
const TEXT: Text = { type: 'string' }

/** The name of the thing. Every sentence about a change has it, so it is not a change of its own. */
export const name = <const O extends Options>(description: string, options?: Known<O>) =>
  make<Text, O>(
    TEXT,
    description,
    {
      aliases: 'title heading label',
      examples: ['Saltwick Community Trust'],
      change: 'silent',
    },
    options,
  )

export const alternateName = <const O extends Options>(options?: Known<O>) =>
  make<Text, O>(
    TEXT,
    'Another name that people use for it.',
    { label: 'other name', examples: ['The Tuesday Club'] },
    options,
  )

export const description = <const O extends Options>(text: string, options?: Known<O>) =>
  make<Text, O>(
    TEXT,
    text,
    {
      aliases: 'name summary about desc details info information text',
      examples: ['A hot meal and good company for anybody who would like it.'],
    },
    options,
  )

export const email = <const O extends Options>(description: string, options?: Known<O>) =>
  make<Text & { readonly format: 'email' }, O>(
    { ...TEXT, format: 'email' },
    description,
    { label: 'email address', aliases: 'mail e_mail email_address' },
    options,
  )

/** A web page that people can open. */
export const webPage = <const O extends Options>(description: string, options?: Known<O>) =>
  make<Text & { readonly format: 'uri' }, O>(
    { ...TEXT, format: 'uri' },
    description,
    {
      label: 'web address',
      aliases: 'website web site web_site webpage web_page homepage link www',
    },
    options,
  )

/** A web address that identifies the thing. It need not be a page. */
export const uri = <const O extends Options>(description: string, options?: Known<O>) =>
  make<Text & { readonly format: 'uri' }, O>(
    { ...TEXT, format: 'uri' },
    description,
    { label: 'permanent web address', identifier: true },
    options,
  )

type List<E extends string> = { readonly type: 'array'; readonly of: E }

/** A list of nested things, with the facts that hold for it in any entity. */
const list =
  <const E extends string>(of: E, common: Options) =>
  <const O extends Options>(description: string, options?: Known<O>) =>
    make<List<E>, O>({ type: 'array', of }, description, common, options)

export const phones = list('phone', {
  label: 'phone number',
  aliases: 'telephone tel phone_number telephone_number mobile mobile_number landline',
  help: 'A number is enough: `[0117 496 0123]`.',
})
export const contacts = list('contact', {
  label: 'contact',
  aliases: 'person contact_name contact_person',
})
export const languages = list('language', { label: 'language' })
export const funding = list('funding', { label: 'note on funding' })

/** More web pages, of which the well-known networks are the most common. */
export const webPages = list('url', {
  aliases: 'facebook twitter instagram tiktok youtube linkedin bluesky mastodon',
})

/** The two lists that nearly every entity may carry. */
export const attributes = <const O extends Options>(options?: Known<O>) =>
  make<List<'attribute'>, O>(
    { type: 'array', of: 'attribute' },
    'Terms of a taxonomy that describe it.',
    options,
  )
export const metadata = () =>
  make<List<'metadata'>, object>(
    { type: 'array', of: 'metadata' },
    'What was changed in it, when and by whom.',
    { change: 'silent' },
  )
