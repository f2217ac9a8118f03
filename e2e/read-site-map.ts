/** The site map's addresses in one language, each with its alternates by language. */
export type Addresses = Map<string, Record<string, string>>

const read = async (url: string) => (await fetch(url)).text()

/** Returns the site map of the running site by language code. */
export async function readSiteMap(siteUrl: string): Promise<Map<string, Addresses>> {
  const index = await read(`${siteUrl}/sitemap.xml`)
  const languages = new Map<string, Addresses>()
  for (const [, file, locale] of index.matchAll(/<loc>([^<]+\/sitemap\/(\w+)-\d+\.xml)<\/loc>/g)) {
    const addresses: Addresses = languages.get(locale as string) ?? new Map()
    languages.set(locale as string, addresses)
    for (const [, url, links] of (await read(file as string)).matchAll(
      /<url><loc>([^<]+)<\/loc>(.*)<\/url>/g,
    )) {
      const alternates = (links as string).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
      addresses.set(
        url as string,
        Object.fromEntries([...alternates].map(([, language, href]) => [language, href])),
      )
    }
  }
  return languages
}
