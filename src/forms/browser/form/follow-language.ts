/** Lets the links to other languages lead to this form, with the change that its address holds. */
export function followLanguage(): void {
  const own = /^(?:\/[a-z]{2})?(?=\/find\/)/
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    const [prefix = ''] = own.exec(`${new URL(link.href).pathname}/`) ?? []
    link.href = prefix + location.pathname.replace(own, '') + location.hash
  }
}
