/**
 * Prefixes of the provider's names. Its window has the site's origin, so its data is stored as
 * ours.
 */
const providersName = /^(twk|tawk)/i

/** Removes the chat's data from this browser, as far as scripts can access it. */
export function forgetChat(cookieDomain: string | undefined): void {
  for (const entry of document.cookie.split('; ')) {
    const [name = ''] = entry.split('=')
    if (!providersName.test(name)) continue
    for (const domain of cookieDomain ? ['', `; Domain=${cookieDomain}`] : ['']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (providersName.test(name)) storage.removeItem(name)
  }
}
