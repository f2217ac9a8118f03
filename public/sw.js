// The service worker of this site. It caches the tools and their files, so that they work without a
// connection, and receives files that other apps share. All other requests go to the network. Two
// lines are added above when it is served (`src/http/write-service-worker.ts`): the id of the build,
// and `site`, the names and addresses of the site.

const pagesName = 'pages-1'
const filesName = 'files-1'
/** Open tabs may request files of earlier builds; the tools need about two hundred. */
const maxFiles = 700
/** The tools of one language are about thirty pages. */
const maxPages = 90
const maxSharedFiles = 20
/** After this time, a cached page is shown instead. */
const patienceMs = 5000
/** Among the files: the texts of the offline page. */
const textsKey = '/offline-words'

/** Addresses that always go to the network. */
const excluded = new RegExp(`^(/[a-z]{2})?/(${site.excluded.join('|')})(/|$)`, 'i')
/** Names that contain a hash of the content, which therefore never changes. */
const immutable = new RegExp(`^${site.staticFiles}`)
const changing = new RegExp(
  `^(${site.changingFolders.join('|')})/|^/[\\w-]+\\.(svg|ico|png|wasm|webmanifest)$`,
)
/** Files that the HTML of a page refers to. */
const namedInPage = new RegExp(`(?:${site.staticFiles}|${site.flags}/)[\\w.~%/-]+\\.\\w+`, 'g')
const share = new RegExp(`^(/[a-z]{2})?${site.shareTarget}$`)

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), deleteOthers([pagesName, filesName, site.sharedCache])]),
  )
})

// A tool page sends its address, its files and the texts of the offline page (`keep`) and, after
// the first interaction, the addresses of all tools (`keepTools`).
self.addEventListener('message', (event) => {
  const { keep: page, keepTools: tools } = event.data ?? {}
  if (page) event.waitUntil(cachePage(page).catch(() => {}))
  if (tools) event.waitUntil(cacheAndReport(tools, event.ports?.[0]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && share.test(pathname)) event.respondWith(receive(event, pathname))
  if (request.method !== 'GET') return
  if (request.headers.has('range') || excluded.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (immutable.test(pathname)) event.respondWith(answerFromCache(event))
  else if (changing.test(pathname)) event.respondWith(answerFromNetwork(event))
})

async function deleteOthers(names) {
  const all = await caches.keys()
  await Promise.all(all.filter((name) => !names.includes(name)).map((name) => caches.delete(name)))
}

async function cachePage({ page, files, words }) {
  const [pages, cached] = await Promise.all([caches.open(pagesName), caches.open(filesName)])
  await cached.put(textsKey, toJson(words))
  const own = files.filter((address) => {
    const { origin, pathname } = new URL(address, self.location.origin)
    return origin === self.location.origin && (immutable.test(pathname) || changing.test(pathname))
  })
  await cacheFiles(cached, own)
  const { files: toolFiles = [] } = (await readTools(cached)) ?? {}
  await trim(cached, maxFiles, [textsKey, site.toolsKey, ...toolFiles, ...own])
  // Last, so that the files of every cached page are cached.
  if (!(await pages.match(page, { ignoreVary: true }))) await fetchAndCachePage(page, pages, cached)
}

/** Reports to the page whether everything is cached. */
async function cacheAndReport(tools, port) {
  const isStored = await cacheAllTools(tools).then(
    () => true,
    () => false,
  )
  port?.postMessage({ isStored })
}

/** Caches all pages of `addresses` from this build, with every file that they may request, each once. */
async function cacheAllTools({ addresses, files }) {
  const [pages, cached] = await Promise.all([caches.open(pagesName), caches.open(filesName)])
  const version = typeof build === 'string' ? build : ''
  const known = await readTools(cached)
  if (known?.files && known.version === version && `${known.addresses}` === `${addresses}`) {
    await cacheEveryFile(cached, known.files)
    return
  }
  const all = new Set([...files, ...(await listToolFiles(version))])
  await cacheEveryFile(cached, all)
  for (const address of addresses) {
    for (const name of await fetchAndCachePage(address, pages, cached)) all.add(name)
  }
  await cached.put(site.toolsKey, toJson({ version, addresses, files: [...all] }))
  await trim(cached, maxFiles, [textsKey, site.toolsKey, ...all])
  await trim(pages, maxPages, addresses)
}

async function listToolFiles(version) {
  if (!version) return []
  const answer = await fetch(site.buildManifest.replace('{id}', version), { priority: 'low' })
  if (!answer.ok) throw new Error('The list of files is missing')
  return (await answer.json()).toolFiles ?? []
}

/** Returns the tools that were cached last, with their files; undefined without any. */
async function readTools(cached) {
  const known = await cached.match(site.toolsKey)
  return known?.json()
}

/** Rejects if a file cannot be cached, because the tools would lack it offline. */
async function cacheEveryFile(cached, addresses) {
  await cacheFiles(cached, addresses)
  for (const address of addresses) {
    if (!(await cached.match(address, { ignoreVary: true }))) throw new Error(`Lost: ${address}`)
  }
}

/** One request at a time, so that the page stays fast. Rejects if the connection is lost. */
async function cacheFiles(cached, addresses) {
  for (const address of new Set(addresses)) {
    if (await cached.match(address, { ignoreVary: true })) continue
    const answer = await fetch(address, { priority: 'low' })
    if (isCacheable(answer)) await cached.put(address, answer)
  }
}

async function fetchAndCachePage(address, pages, cached) {
  const answer = await fetch(address, { priority: 'low' })
  if (!isCacheable(answer)) return []
  const files = (await answer.clone().text()).match(namedInPage) ?? []
  await cacheFiles(cached, files)
  await pages.put(address, answer)
  return files
}

/** Deletes the oldest entries that are not needed. */
async function trim(cache, max, needed) {
  const requests = await cache.keys()
  const named = new Set(needed.map((at) => new URL(at, self.location.origin).href))
  const spare = requests.filter(({ url }) => !named.has(url))
  const excess = spare.slice(0, Math.max(0, requests.length - max))
  await Promise.all(excess.map((request) => cache.delete(request)))
}

/** Stores shared files for the scanner, whose page shows an error if there are none. */
async function receive({ request }, pathname) {
  await caches.delete(site.sharedCache)
  try {
    const form = await request.formData()
    const cache = await caches.open(site.sharedCache)
    const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0)
    for (const [index, file] of files.slice(0, maxSharedFiles).entries()) {
      const headers = {
        'content-type': file.type,
        [site.fileNameHeader]: encodeURIComponent(file.name),
      }
      await cache.put(`/shared/${index}`, new Response(file, { headers }))
    }
  } catch {}
  const scanner = `${pathname.slice(0, pathname.lastIndexOf('/'))}?${site.sharedParameter}`
  return Response.redirect(new URL(scanner, self.location.origin), 303)
}

/** Answers from the network; from the cache if that is slow, fails or a gateway reports an error. */
async function answerPage(event, pathname) {
  const pages = await caches.open(pagesName)
  const cached = await pages.match(pathname, { ignoreVary: true })
  const requested = fetch(event.request)
  try {
    const answer = await (cached ? Promise.race([requested, failLater()]) : requested)
    if (cached && answer.status >= 502 && answer.status <= 504) return cached
    if (cached && isCacheable(answer)) event.waitUntil(put(pages, pathname, answer.clone()))
    return answer
  } catch (cause) {
    requested.catch(() => {})
    const instead = cached ?? (await makeOfflinePage(pages))
    if (instead) return instead
    throw cause
  }
}

async function answerFromCache(event) {
  const cache = await caches.open(filesName)
  const cached = await cache.match(event.request, { ignoreVary: true })
  // A new response has the address of the request. The cached one has that of its first request,
  // with a fragment that tells a worker what to run.
  return cached ? new Response(cached.body, cached) : fetchAndCache(event, cache)
}

async function answerFromNetwork(event) {
  const cache = await caches.open(filesName)
  try {
    return await fetchAndCache(event, cache)
  } catch (cause) {
    const cached = await cache.match(event.request, { ignoreVary: true })
    if (cached) return cached
    throw cause
  }
}

async function fetchAndCache(event, cache) {
  const answer = await fetch(event.request)
  if (isCacheable(answer)) event.waitUntil(put(cache, event.request, answer.clone()))
  return answer
}

/** If the storage is full, the response is sent without being cached. */
async function put(cache, key, answer) {
  await cache.put(key, answer).catch(() => {})
}

function toJson(value) {
  return new Response(JSON.stringify(value))
}

function isCacheable(answer) {
  const control = answer.headers.get('cache-control') ?? ''
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !control.includes('no-store')
  )
}

function failLater() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network is too slow')), patienceMs)
  })
}

/** A page that explains the missing connection and links to the cached tools. */
async function makeOfflinePage(pages) {
  const stored = await (await caches.open(filesName)).match(textsKey)
  if (!stored) return undefined
  const { lang, title, text, addresses } = await stored.json()
  const links = await Promise.all(
    (await listCached(pages, addresses)).map(async (pathname) => {
      const html = await (await pages.match(pathname, { ignoreVary: true })).text()
      const name = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      return `<li><a href="${escapeHtml(pathname)}">${name}</a></li>`
    }),
  )
  const html = `<!doctype html><html lang="${escapeHtml(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${offlineStyle}</style><main><svg viewBox="0 0 7 7" aria-hidden="true"><path fill-rule="evenodd" d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"/></svg><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><ul>${links.join('')}</ul></main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** Cached tools in the language used last, in the order of the menus; otherwise all cached pages. */
async function listCached(pages, addresses) {
  const cached = (await pages.keys()).map(({ url }) => new URL(url).pathname)
  const wanted = addresses.filter((address) => cached.includes(address))
  return wanted.length > 0 ? wanted : cached
}

const offlineStyle =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:#faf8f3;color:#1a1815}@media(prefers-color-scheme:dark){:root{background:#151310;color:#f3efe6}}main{max-width:32rem;margin:15vh auto;padding:0 1.5rem}svg{width:56px;fill:currentColor;shape-rendering:crispEdges}h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}ul{padding:0;list-style:none}a{display:block;padding:.6rem 0;color:inherit;text-underline-offset:.25em}'

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
