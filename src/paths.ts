// Relative, since next.config.ts reads this file without the alias.
import { fallbackPaths } from './fallback-paths'
import { type Locale, localeCodes } from './i18n/locales'

export { appLink } from './fallback-paths'
export { localizedPath, splitLocalizedPath } from './i18n/localized-path'

/**
 * The only place that knows URLs. Everything here is a path without locale prefix unless its name
 * says otherwise; `localizedPath` adds the prefix.
 */
export const paths = {
  home: fallbackPaths.home,
  generator: (type: string) => `/${type}`,
  batch: '/batch-qr-code',
  blog: '/blog',
  blogSearch: '/blog/search',
  blogCategory: (slug: string) => `/blog/category/${slug}`,
  blogTag: (slug: string) => `/blog/tag/${slug}`,
  /** A page of a list of articles, whose first page is the list's own address. */
  blogPage: (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`),
  blogFeed: '/blog/rss.xml',
  post: (slug: string) => `/blog/${slug}`,
  contact: '/contact-us',
  /** Where a browser with scripts sends the contact form. */
  contactMessages: '/contact-messages',
  /** What a browser without scripts sees once its message has been stored. */
  contactSent: '/contact-us/sent',
  /** The document that the live chat runs in, inside the pages. */
  chatWindow: '/chat-window',
  features: '/features',
  pricing: '/pricing',
  hostedPage: (slug: string) => `/q/${slug}`,
  /** Shows where a code leads without going there. */
  codePreview: (slug: string) => `/q/${slug}/preview`,
  reportCode: (slug: string) => `/q/${slug}/report`,
  /** Where the password of a code is sent, and where it is asked for once more. */
  openCode: (slug: string) => `/q/${slug}/open`,
  unlockCode: (slug: string) => `/q/${slug}/unlock`,
  /** What a page is kept from: the card of a contact, the entry of an event. */
  codeContact: (slug: string, locale: Locale) => `/q/${slug}/contact.vcf?lang=${locale}`,
  codeEvent: (slug: string, locale: Locale) => `/q/${slug}/event.ics?lang=${locale}`,
  /** The codes whose keys this browser holds. */
  myCodes: '/my-qr-codes',
  /** One of them, by its slug, to be edited. */
  myCode: (slug: string) => `/my-qr-codes/edit?code=${slug}`,
  /** Opens it in the generator, to change its look; the page of its type takes the slug. */
  editedCode: (type: string, slug: string) => `/${type}?edit=${slug}`,
  statistics: '/my-qr-codes/statistics',
  codeStatistics: (slug: string) => `/my-qr-codes/statistics?code=${slug}`,
  codeFiles: '/files',
  /** What an uploaded file of a code is fetched from. */
  codeFile: (id: string, name: string) => `/files/${id}/${encodeURIComponent(name)}`,
  /** Of a picture at `codeFile`, a smaller one where that is worth it: at most 1280 px a side. */
  smallCodeFile: (path: string) => `${path}${path.includes('?') ? '&' : '?'}size=small`,
  /** Of any file, to be saved and never shown. */
  savedCodeFile: (path: string) => `${path}${path.includes('?') ? '&' : '?'}download`,
  codesApi: '/api/v1',
  /** What the API can do, to be read by people. */
  developers: '/developers',
  /** What is shown instead of a page that could not be made or brought to life. */
  failure: fallbackPaths.failure,
  scanner: '/qr-code-scanner',
  /** Where a system sends what someone shares with the installed site; leads on to the scanner. */
  scannerShare: '/qr-code-scanner/share',
  solution: (slug: string) => `/${slug}`,
  legalPage: (slug: string) => `/page/${slug}`,
  admin: '/admin',
  signIn: '/admin/login',
  forgotPassword: '/admin/forgot',
  /** Where a link to an account leads, see `cms/accounts`. */
  setUp: '/admin/set-up',
  api: '/api',
  /** Outlines of the letters in frames, see `public/glyphs`. */
  glyphs: '/glyphs',
  /** What the editor's panels say, in one language. */
  editorMessages: (locale: Locale) => `/messages/${locale}.json`,
  /** What the scanner says beyond its start screen, in one language. */
  scannerMessages: (locale: Locale) => `/messages/scanner-${locale}.json`,
  /** What the editor of a dynamic code says, in one language. */
  codeEditorMessages: (locale: Locale) => `/messages/codes-${locale}.json`,
  /** What the steps of a batch say, in one language. */
  batchMessages: (locale: Locale) => `/messages/batch-${locale}.json`,
  /** What a hosted page says around its content, for its preview in any language. */
  hostedMessages: (locale: Locale) => `/messages/hosted-${locale}.json`,
  /** What the editor says of dynamic codes and their files, in one language. */
  dynamicMessages: (locale: Locale) => `/messages/dynamic-${locale}.json`,
  /** What suggests a page in another language, in that language. */
  suggestionMessages: (locale: Locale) => `/messages/suggestion-${locale}.json`,
  /** What offers a new version of the site, in one language. */
  installMessages: (locale: Locale) => `/messages/install-${locale}.json`,
  versionMessages: (locale: Locale) => `/messages/version-${locale}.json`,
  /** What we draw, to be shown anywhere. */
  pictures: '/pictures',
  /** A picture of a code, by what `site/code-pictures` packed and signed. */
  codePicture: (packed: string) => `/pictures/codes/${packed}.svg`,
  /** A section in the admin's chooser, see `public/pictures/blocks`. */
  blockPicture: (name: string) => `/pictures/blocks/${name}.svg`,
  serviceWorker: '/sw.js',
  /** Which build is served now; answered by the front, like the next. */
  latestBuild: '/builds/latest.json',
  /** What a build consists of, and when it was made. */
  buildManifest: (id: string) => `/builds/${id}.json`,
  sitemap: '/sitemap.xml',
  /** One file of the site map: its addresses of one language, counted from 1. */
  sitemapFile: (locale: Locale, number: number) => `/sitemap/${locale}-${number}.xml`,
  manifest: '/manifest.webmanifest',
  /** A part of the tool, see `public/pictures/tool`. */
  toolCrop: (file: string) => `/pictures/tool/${file}`,
  /** The mark as a picture of this many pixels a side. */
  appIcon: (sizePx: 192 | 512) => `/icons/${sizePx}.png`,
  /** The mark with room around it, for systems that cut icons to a shape of theirs. */
  maskableIcon: '/icons/maskable-512.png',
  /** The picture that others show of a page; `path` is the page's, without locale. */
  pagePicture: (locale: Locale, path: string) =>
    `/pictures/pages/${locale}${path === '/' ? '/home' : path}.png`,
  healthy: '/healthz',
  /** Where to report vulnerabilities, see RFC 9116. */
  securityText: '/.well-known/security.txt',
  ready: '/readyz',
  /** The routes that only our own processes and proxies call. */
  internal: '/internal',
  revalidate: '/internal/revalidate',
  /** Shows an editor a page with its drafts; `path` is the page's, with its locale. */
  preview: (path: string) => `/internal/preview?path=${encodeURIComponent(path)}`,
  leavePreview: (path: string) => `/internal/preview/leave?path=${encodeURIComponent(path)}`,
  scheduledChanges: '/internal/scheduled-changes',
  keepHouse: '/internal/housekeeping',
  outgoingMails: '/internal/outgoing-mails',
  /** Whether a proxy may request a certificate for a host. */
  certificate: '/internal/certificate',
} as const

/** The query parameter that names where a visitor comes from. */
export const vcodeParameter = 'vcode'

/** The five solution pages; their slugs are their paths. */
export const solutionSlugs = [
  'qr-codes-in-marketing',
  'qr-codes-in-education',
  'qr-codes-for-personal',
  'qr-codes-for-nonprofit',
  'qr-codes-for',
] as const
export type SolutionSlug = (typeof solutionSlugs)[number]

/**
 * The route of solutions. They and the generator's types share one level of addresses, where Next
 * can have only one dynamic route; `proxy.ts` tells them apart.
 */
export const solutionRoute = '/solutions'

/** The address of a page, given the path of its route. */
export function publicPath(routePath: string): string {
  return routePath.startsWith(`${solutionRoute}/`)
    ? routePath.slice(solutionRoute.length)
    : routePath
}

/** Whether `/blog/slug` is the address of something else than an article. */
export function isReservedPostSlug(slug: string): boolean {
  return ['search', 'page', 'category', 'tag'].includes(slug)
}

/** `data-processing-agreenent` is spelt this way in the specification. */
export const legalSlugs = [
  'acceptable-use-policy',
  'cookies-policy',
  'data-processing-agreenent',
  'legal-notice',
  'privacy-policy',
  'terms-of-conditions',
] as const

/** What belongs to a code has one address for all languages, which the query tells apart. */
export function codePath(locale: Locale, path: string): string {
  return `${path}?lang=${locale}`
}

/**
 * Whether a request's address is `base` or lies below it: `/admin/x?y`, but not `/administrator`.
 */
export function isWithin(url: string, base: string): boolean {
  return url.startsWith(base) && ['', '/', '?'].includes(url.charAt(base.length))
}

/** The locale whose sub-domain `host` is, where sub-domains of `siteHost` are configured. */
export function findHostLocale(
  host: string | null | undefined,
  siteHost: string | undefined,
): Locale | undefined {
  if (!host || !siteHost) return undefined
  const [label, ...base] = host.toLowerCase().split('.')
  return base.join('.') === siteHost ? localeCodes.find((code) => code === label) : undefined
}

/** The host of a locale's own sub-domain: `de.example.com`. `siteHost` may carry a port. */
export function localeHost(locale: Locale, siteHost: string): string {
  return `${locale}.${siteHost}`
}

/**
 * The domain that cookies are shared on by the sub-domains of `siteHost`, which may carry a port.
 * A host of one label, such as localhost, and an address in numbers cannot be a cookie's domain.
 */
export function findCookieDomain(siteHost: string): string | undefined {
  const name = siteHost.replace(/:\d+$/, '')
  return /^[^[\]:]+\.[^[\]:.]*[a-z][^[\]:.]*$/i.test(name) ? name : undefined
}

/** Addresses that were declared once and have no page of their own; see `next.config.ts`. */
export const redirectedPaths: readonly { from: string; to: string; localized: boolean }[] = [
  { from: '/qr-code-generator', to: '/', localized: false },
  { from: '/qr-code-types', to: '/', localized: false },
  { from: '/qr-code-types/:type', to: '/:type', localized: false },
  { from: '/qr-codes-for/personal', to: '/qr-codes-for-personal', localized: false },
  { from: '/qr-codes-for/education', to: '/qr-codes-in-education', localized: false },
  { from: '/blog/page/1', to: '/blog', localized: true },
  { from: '/blog/:kind(category|tag)/:slug/page/1', to: '/blog/:kind/:slug', localized: true },
]

/**
 * Redirects that editors can override: a page or a redirect of theirs at the same address wins.
 */
export const fallbackRedirects: readonly { from: string; to: string }[] = [
  { from: '/page/data-processing-agreement', to: '/page/data-processing-agreenent' },
]

/** Addresses of the program itself, pages and files. */
const fixedPaths: readonly string[] = [
  paths.home,
  paths.batch,
  paths.blog,
  paths.blogSearch,
  paths.blogFeed,
  paths.contact,
  paths.contactSent,
  paths.chatWindow,
  paths.features,
  paths.pricing,
  paths.myCodes,
  '/my-qr-codes/edit',
  paths.statistics,
  paths.developers,
  paths.failure,
  paths.scanner,
  paths.scannerShare,
  paths.serviceWorker,
  paths.sitemap,
  paths.manifest,
  paths.healthy,
  paths.ready,
  '/robots.txt',
  '/favicon.ico',
  '/icon.svg',
  '/apple-touch-icon.png',
]

/** First segments below which every address belongs to the program. */
const fixedFolders: readonly string[] = [
  '_next',
  'admin',
  'api',
  'builds',
  'contact-messages',
  'files',
  'flags',
  'gallery',
  'glyphs',
  'icons',
  'internal',
  'messages',
  'pictures',
  'q',
  'sitemap',
]

/** Whether the program itself answers at a path, whatever editors publish. */
export function isFixedPath(path: string): boolean {
  const [, first = ''] = path.split('/')
  return fixedPaths.includes(path) || fixedFolders.includes(first) || isRedirectedPath(path)
}

/** Whether a path is one of `redirectedPaths`, whose placeholders are those of Next. */
export function isRedirectedPath(path: string): boolean {
  return redirectedPaths.some(({ from }) => {
    const pattern = from.replace(/:\w+(\([^)]*\))?/g, (_, choice?: string) => choice ?? '[^/]+')
    return new RegExp(`^${pattern}$`).test(path)
  })
}

/** Names that the program uses on the first level of addresses. */
export const fixedNames: ReadonlySet<string> = new Set([
  ...fixedPaths.map((path) => path.split('/')[1] ?? ''),
  ...redirectedPaths.map(({ from }) => from.slice(1)),
  ...fixedFolders,
  // Without a page of their own, but with pages below them.
  'page',
  solutionRoute.slice(1),
])
