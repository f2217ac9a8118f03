// Relative, because next.config.ts imports this file without the alias.
import { fallbackPaths } from './fallback-paths'
import { type Locale, localeCodes } from './i18n/locales'

export { appLink } from './fallback-paths'
export { localizedPath, splitLocalizedPath } from './i18n/localized-path'

/** Query parameters that one module writes and another reads. */
export const queryParameters = {
  /** The language of a hosted page. */
  locale: 'lang',
  /** The code that a page edits or counts. */
  code: 'code',
  /** The dynamic code that the generator edits. */
  editedCode: 'edit',
  /** The workspace whose key is used for a code. */
  workspace: 'workspace',
  fileSize: 'size',
  download: 'download',
  /** The page that the preview shows. */
  path: 'path',
  /** Shows the team a page as visitors see it, also during a preview. */
  published: 'published',
  /** Whether files were shared with the installed site. */
  sharedFiles: 'shared',
} as const
/** The value of `fileSize` for a smaller version of a picture. */
export const smallSize = 'small'

/**
 * The only definition of the site's URLs. Every value is a path without locale prefix unless its
 * name states otherwise; `localizedPath` adds the prefix.
 */
export const paths = {
  /** Files of the framework, and those of them whose names contain a hash of their content. */
  framework: '/_next',
  staticFiles: '/_next/static/',
  home: fallbackPaths.home,
  generator: (type: string) => `/${type}`,
  batch: '/batch-qr-code',
  blog: '/blog',
  blogSearch: '/blog/search',
  blogCategory: (slug: string) => `/blog/category/${slug}`,
  blogTag: (slug: string) => `/blog/tag/${slug}`,
  /** A page of an article list; the first page has the address of the list. */
  blogPage: (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`),
  blogFeed: '/blog/rss.xml',
  post: (slug: string) => `/blog/${slug}`,
  contact: '/contact-us',
  /** Endpoint of the contact form for browsers with scripts. */
  contactMessages: '/contact-messages',
  /** Confirmation page for browsers without scripts, shown after the message has been stored. */
  contactSent: '/contact-us/sent',
  /** Document with the live chat, embedded in the pages. */
  chatWindow: '/chat-window',
  /** A draft of one document, for people without an account. */
  sharedDraft: (token: string) => `/draft/${token}`,
  features: '/features',
  pricing: '/pricing',
  hostedPage: (slug: string) => `/q/${slug}`,
  /** Shows the destination of a code without opening it. */
  codePreview: (slug: string) => `/q/${slug}/preview`,
  reportCode: (slug: string) => `/q/${slug}/report`,
  /** `openCode` receives the password of a code; `unlockCode` prompts for it again. */
  openCode: (slug: string) => `/q/${slug}/open`,
  unlockCode: (slug: string) => `/q/${slug}/unlock`,
  /** Counts taps on a hosted page. */
  codeTap: (slug: string) => `/q/${slug}/tap`,
  /** Downloads from a hosted page: the card of a contact, the entry of an event. */
  codeContact: (slug: string, locale: Locale) =>
    `/q/${slug}/contact.vcf?${queryParameters.locale}=${locale}`,
  codeEvent: (slug: string, locale: Locale) =>
    `/q/${slug}/event.ics?${queryParameters.locale}=${locale}`,
  /** The codes whose keys this browser stores. */
  myCodes: '/my-qr-codes',
  /** Edits a code. */
  myCode: (slug: string) => `/my-qr-codes/edit?${queryParameters.code}=${slug}`,
  /** Opens a code in the generator to change its style, on the page of the code's type. */
  editedCode: (type: string, slug: string) => `/${type}?${queryParameters.editedCode}=${slug}`,
  /** The editor for a link code, with “Dynamic” chosen. */
  newDynamicCode: '/url?kind=dynamic',
  statistics: '/my-qr-codes/statistics',
  codeStatistics: (slug: string) => `/my-qr-codes/statistics?${queryParameters.code}=${slug}`,
  /** The codes of a workspace whose key this browser stores. */
  workspace: '/workspace',
  workspaceChanges: '/workspace/changes',
  /** The changes of one code. */
  workspaceCodeChanges: (slug: string) => `/workspace/changes?${queryParameters.code}=${slug}`,
  /** Edits a code with the key of its workspace. */
  workspaceCode: (slug: string, workspaceId: string) =>
    `/my-qr-codes/edit?${queryParameters.code}=${slug}&${queryParameters.workspace}=${workspaceId}`,
  workspaceCodeStatistics: (slug: string, workspaceId: string) =>
    `/my-qr-codes/statistics?${queryParameters.code}=${slug}&${queryParameters.workspace}=${workspaceId}`,
  workspaceStatistics: '/workspace/statistics',
  workspaceSettings: '/workspace/settings',
  codeFiles: '/files',
  /** An uploaded file of a code. */
  codeFile: (id: string, name: string) => `/files/${id}/${encodeURIComponent(name)}`,
  /**
   * A smaller version of a picture at `codeFile`, at most 1280 px per side; the original if there
   * is none.
   */
  smallCodeFile: (path: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${queryParameters.fileSize}=${smallSize}`,
  /** Any file at `codeFile` as a download, never displayed. */
  savedCodeFile: (path: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${queryParameters.download}`,
  codesApi: '/api/v1',
  /** Pages of links in mails with which a reader confirms or ends a subscription. */
  subscriptions: '/api/v1/subscriptions',
  /** The API of one code; `part` is the address of an operation below it. */
  codeApi: (slug: string, part = '') => `/api/v1/codes/${slug}${part}`,
  /** Start page of the API's documentation. The addresses of problem types refer to its anchors. */
  developers: '/developers',
  developerPage: (page: DeveloperPage) => `/developers/${page}`,
  developerSearch: '/developers/search',
  /** Error page for a page that could not be rendered or hydrated. */
  failure: fallbackPaths.failure,
  /** Matches no route, so its page has the message for unknown addresses. */
  unknownPage: '/errors/unknown',
  scanner: '/qr-code-scanner',
  /** Share target of the installed site; redirects to the scanner. */
  scannerShare: '/qr-code-scanner/share',
  solution: (slug: string) => `/${slug}`,
  legalPage: (slug: string) => `/page/${slug}`,
  admin: '/admin',
  signIn: '/admin/login',
  forgotPassword: '/admin/forgot',
  /** Target of account links, see `cms/accounts`. */
  setUp: '/admin/set-up',
  api: '/api',
  /** Pictures of the CMS. */
  media: '/api/media/',
  /** Outlines of the letters in frames, see `public/glyphs`. */
  glyphs: '/glyphs',
  /** ICC profile of offset printing on coated paper, for PDF/X. */
  printProfile: '/print/fogra39-compact.icc',
  messages: '/messages',
  /** Messages of the editor's panels, in one language. */
  editorMessages: (locale: Locale) => `/messages/${locale}.json`,
  /** Messages of the scanner beyond its start screen, in one language. */
  scannerMessages: (locale: Locale) => `/messages/scanner-${locale}.json`,
  /** Messages of the editor of a dynamic code, in one language. */
  codeEditorMessages: (locale: Locale) => `/messages/codes-${locale}.json`,
  /** Messages of the pages of a workspace, in one language. */
  workspaceMessages: (locale: Locale) => `/messages/workspace-${locale}.json`,
  /** Messages that only one page of a workspace needs. */
  workspaceStatisticsMessages: (locale: Locale) => `/messages/workspaceStatistics-${locale}.json`,
  workspaceSettingsMessages: (locale: Locale) => `/messages/workspaceSettings-${locale}.json`,
  /** Messages of the batch steps, in one language. */
  batchMessages: (locale: Locale) => `/messages/batch-${locale}.json`,
  /** Messages around the content of a hosted page, for its preview in any language. */
  hostedMessages: (locale: Locale) => `/messages/hosted-${locale}.json`,
  /** Messages of the editor for dynamic codes and their files, in one language. */
  dynamicMessages: (locale: Locale) => `/messages/dynamic-${locale}.json`,
  /** Messages that suggest a page in another language, in that language. */
  suggestionMessages: (locale: Locale) => `/messages/suggestion-${locale}.json`,
  /** Messages that offer to install the site, in one language. */
  installMessages: (locale: Locale) => `/messages/install-${locale}.json`,
  versionMessages: (locale: Locale) => `/messages/version-${locale}.json`,
  /** Pictures of this site that other sites may embed. */
  pictures: '/pictures',
  /** A picture of a code; `site/code-pictures` packs and signs `packed`. */
  codePicture: (packed: string) => `/pictures/codes/${packed}.svg`,
  /** Picture of a section in the admin's block chooser, see `public/pictures/blocks`. */
  blockPicture: (name: string) => `/pictures/blocks/${name}.svg`,
  serviceWorker: '/sw.js',
  /** Id of the current build; answered by the HTTP layer, like `buildManifest`. */
  latestBuild: '/builds/latest.json',
  builds: '/builds',
  /** Files of a build, and its creation time. */
  buildManifest: (id: string) => `/builds/${id}.json`,
  sitemap: '/sitemap.xml',
  /** One file of the site map: its addresses in one language, numbered from 1. */
  sitemapFile: (locale: Locale, number: number) => `/sitemap/${locale}-${number}.xml`,
  manifest: '/manifest.webmanifest',
  /** A screenshot of a part of the tool, see `public/pictures/tool`. */
  toolCrop: (file: string) => `/pictures/tool/${file}`,
  flags: '/flags',
  flag: (locale: Locale) => `/flags/${locale}.svg`,
  icons: '/icons',
  icon: '/icon.svg',
  touchIcon: '/apple-touch-icon.png',
  /** The logo as a picture with this side length. */
  appIcon: (sizePx: 192 | 512) => `/icons/${sizePx}.png`,
  /** The logo with padding, for systems that crop icons. */
  maskableIcon: '/icons/maskable-512.png',
  /** The picture for previews of a page on other sites; `path` is the page's, without locale. */
  pagePicture: (locale: Locale, path: string) =>
    `/pictures/pages/${locale}${path === '/' ? '/home' : path}.png`,
  healthy: '/healthz',
  /** On a port of its own, see `METRICS_PORT`. */
  metrics: '/metrics',
  /** Contact for vulnerability reports, see RFC 9116. */
  securityText: '/.well-known/security.txt',
  ready: '/readyz',
  /** The routes that only our own processes and proxies call. */
  internal: '/internal',
  /** Shows editors a page with its drafts; `path` is the page's, with its locale. */
  preview: (path: string) =>
    `/internal/preview?${queryParameters.path}=${encodeURIComponent(path)}`,
  leavePreview: (path: string) =>
    `/internal/preview/leave?${queryParameters.path}=${encodeURIComponent(path)}`,
  /** Answers whether a proxy may request a certificate for a host. */
  certificate: '/internal/certificate',
} as const

/**
 * Articles on a page of a list, which decide how many addresses the list has: a featured one and two
 * rows of three.
 */
export const postsPerPage = 7

/** Query parameter with the source of a visit. */
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
 * The route of solutions. Solutions and the generator's types share the first path segment, where
 * Next allows only one dynamic route; `proxy.ts` tells them apart.
 */
export const solutionRoute = '/solutions'

/** Returns the public address of a page from the path of its route. */
export function publicPath(routePath: string): string {
  return routePath.startsWith(`${solutionRoute}/`)
    ? routePath.slice(solutionRoute.length)
    : routePath
}

/** Returns whether `/blog/slug` is the address of something other than an article. */
export function isReservedPostSlug(slug: string): boolean {
  return ['search', 'page', 'category', 'tag'].includes(slug)
}

/** Groups of the API's operations, in the order of its documentation. */
export const operationGroups = [
  'codes',
  'code-states',
  'workspaces',
  'workspace-codes',
  'folders',
  'workspace-keys',
  'files',
  'statistics',
  'webhooks',
  'domains',
  'subscriptions',
  'keys',
  'images',
  'others',
] as const
export type OperationGroup = (typeof operationGroups)[number]

/** The pages below the start page of the API's documentation: one for each group, and what they share. */
export const developerPages = [...operationGroups, 'objects', 'limits', 'changelog'] as const
export type DeveloperPage = (typeof developerPages)[number]

/** `data-processing-agreenent` is spelled this way in the specification. */
export const legalSlugs = [
  'acceptable-use-policy',
  'cookies-policy',
  'data-processing-agreenent',
  'legal-notice',
  'privacy-policy',
  'terms-of-conditions',
] as const

/**
 * Returns the address of a page of a code: the path is the same in all languages, and the query
 * contains the locale.
 */
export function codePath(locale: Locale, path: string): string {
  return `${path}?${queryParameters.locale}=${locale}`
}

/**
 * Returns whether a request's address is `base` or below it: `/admin/x?y`, but not
 * `/administrator`.
 */
export function isWithin(url: string, base: string): boolean {
  return url.startsWith(base) && ['', '/', '?'].includes(url.charAt(base.length))
}

/** Returns the locale whose sub-domain is `host`, if sub-domains of `siteHost` are configured. */
export function findHostLocale(
  host: string | null | undefined,
  siteHost: string | undefined,
): Locale | undefined {
  if (!host || !siteHost) return undefined
  const [label, ...base] = host.toLowerCase().split('.')
  return base.join('.') === siteHost ? localeCodes.find((code) => code === label) : undefined
}

/** Returns the host of a locale's sub-domain: `de.example.com`. `siteHost` may contain a port. */
export function localeHost(locale: Locale, siteHost: string): string {
  return `${locale}.${siteHost}`
}

/** Lists the host of the site and the sub-domains of its languages, with their ports. */
export function listSiteHosts(siteUrl: string, siteHost: string | undefined): string[] {
  const ofLocales = siteHost ? localeCodes.map((code) => localeHost(code, siteHost)) : []
  return [new URL(siteUrl).host, ...ofLocales]
}

/**
 * Returns the domain for cookies that the sub-domains of `siteHost` share; `siteHost` may contain a
 * port. Undefined for hosts with one label, such as localhost, and for IP addresses, which cannot
 * be a cookie's domain.
 */
export function findCookieDomain(siteHost: string): string | undefined {
  const name = siteHost.replace(/:\d+$/, '')
  return /^[^[\]:]+\.[^[\]:.]*[a-z][^[\]:.]*$/i.test(name) ? name : undefined
}

/** Addresses that were declared in the past and have no page; see `next.config.ts`. */
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
 * Redirects that editors can override: a page or a redirect of the CMS at the same address wins.
 */
export const fallbackRedirects: readonly { from: string; to: string }[] = [
  { from: '/page/data-processing-agreement', to: '/page/data-processing-agreenent' },
]

/** Addresses of the application itself, pages and files. */
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
  paths.workspace,
  paths.workspaceChanges,
  paths.workspaceStatistics,
  paths.workspaceSettings,
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
  paths.icon,
  paths.touchIcon,
]

/** First segments below which every address belongs to the application. */
const fixedFolders: readonly string[] = [
  '_next',
  'admin',
  'api',
  'builds',
  'contact-messages',
  'developers',
  'draft',
  'files',
  'flags',
  'gallery',
  'glyphs',
  'icons',
  'internal',
  'messages',
  'pictures',
  'print',
  'q',
  'sitemap',
]

/** Returns whether the application itself answers at a path, regardless of published content. */
export function isFixedPath(path: string): boolean {
  const [, first = ''] = path.split('/')
  return fixedPaths.includes(path) || fixedFolders.includes(first) || isRedirectedPath(path)
}

/**
 * Returns whether a path matches one of `redirectedPaths`, whose placeholders use the syntax of
 * Next.
 */
export function isRedirectedPath(path: string): boolean {
  return redirectedPaths.some(({ from }) => {
    const pattern = from.replace(/:\w+(\([^)]*\))?/g, (_, choice?: string) => choice ?? '[^/]+')
    return new RegExp(`^${pattern}$`).test(path)
  })
}

/** Where the team sends files for translators, memories and glossaries, below the API. */
export const exchangeUploads: readonly string[] = [
  '/exchange/preview',
  '/glossary/import',
  '/memory/imports',
]

/** Names that the application uses on the first level of addresses. */
export const fixedNames: ReadonlySet<string> = new Set([
  ...fixedPaths.map((path) => path.split('/')[1] ?? ''),
  ...redirectedPaths.map(({ from }) => from.slice(1)),
  ...fixedFolders,
  // Prefixes without their own page, but with pages below them.
  'page',
  solutionRoute.slice(1),
])
