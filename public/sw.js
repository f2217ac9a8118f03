// The service worker of this site. It keeps the tools with all that they need, so that they work
// without a connection, and takes in what other apps share. What is not named here never passes
// through it. As it is served, a line above this one says which build it belongs to.

const pagesName = 'pages-1'
const filesName = 'files-1'
/** Read by `tools/scanner/sources/receive-shared-files.ts`. */
const sharedName = 'shared-1'
/** Old builds leave files behind, which old tabs may ask for; the tools need some two hundred. */
const maxFiles = 700
/** The tools of one language are fourteen pages. */
const maxPages = 42
const maxSharedFiles = 20
/** A connection this slow is none, where the page is kept. */
const patienceMs = 5000
/** Among the files: the words of the offline page; for which build all tools were kept. */
const wordsKey = '/offline-words'
const toolsKey = '/offline-tools'

/** Not ours to answer: administration, data, files of codes, and scans, which must be counted. */
const untouched = /^(\/[a-z]{2})?\/(admin|api|files|internal|q|healthz|readyz)(\/|$)/i
/** Named by their content, so they are good for ever. */
const lasting = /^\/_next\/static\//
const changing = /^\/(glyphs|messages|flags)\/|^\/[\w-]+\.(svg|ico|png|wasm|webmanifest)$/
/** Where a page names what it needs. */
const namedInPage = /\/(?:_next\/static|flags)\/[\w.~%/-]+\.\w+/g
const share = /^(\/[a-z]{2})?\/qr-code-scanner\/share$/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), deleteOthers([pagesName, filesName, sharedName])]),
  )
})

// A tool page says what it is, what it has loaded and what to say where nothing is kept; and, once
// somebody works with it, that all tools are to be kept.
self.addEventListener('message', (event) => {
  const { keep, keepTools } = event.data ?? {}
  if (keep) event.waitUntil(keepPage(keep).catch(() => {}))
  if (keepTools) event.waitUntil(keepAllTools(keepTools).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && share.test(pathname)) event.respondWith(receive(event, pathname))
  if (request.method !== 'GET') return
  if (request.headers.has('range') || untouched.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (lasting.test(pathname)) event.respondWith(answerFromKept(event))
  else if (changing.test(pathname)) event.respondWith(answerFromNetwork(event))
})

async function deleteOthers(names) {
  const all = await caches.keys()
  await Promise.all(all.filter((name) => !names.includes(name)).map((name) => caches.delete(name)))
}

async function keepPage({ page, files, words }) {
  const [pages, kept] = await Promise.all([caches.open(pagesName), caches.open(filesName)])
  await kept.put(wordsKey, toJson(words))
  const own = files.filter((address) => {
    const { origin, pathname } = new URL(address, self.location.origin)
    return origin === self.location.origin && (lasting.test(pathname) || changing.test(pathname))
  })
  await keepFiles(kept, own)
  await trim(kept, maxFiles, [wordsKey, toolsKey, ...own])
  // Last, so that a page that is kept has what it needs.
  if (!(await pages.match(page, { ignoreVary: true }))) await fetchAndKeepPage(page, pages, kept)
}

/** All pages of `addresses` as this build makes them, with every file that they may ask for. */
async function keepAllTools({ addresses, files }) {
  const [pages, kept] = await Promise.all([caches.open(pagesName), caches.open(filesName)])
  const version = typeof build === 'string' ? build : ''
  const wanted = { version, addresses }
  const known = await kept.match(toolsKey)
  if (known && JSON.stringify(await known.json()) === JSON.stringify(wanted)) return
  const all = [...files, ...(await listToolFiles(version))]
  await keepFiles(kept, all)
  for (const address of addresses) await fetchAndKeepPage(address, pages, kept)
  await kept.put(toolsKey, toJson(wanted))
  await trim(kept, maxFiles, [wordsKey, toolsKey, ...all])
  await trim(pages, maxPages, addresses)
}

async function listToolFiles(version) {
  if (!version) return []
  const answer = await fetch(`/builds/${version}.json`, { priority: 'low' })
  return answer.ok ? ((await answer.json()).toolFiles ?? []) : []
}

/** One after the other, since somebody is working meanwhile. Rejects when the connection is lost. */
async function keepFiles(kept, addresses) {
  for (const address of new Set(addresses)) {
    if (await kept.match(address, { ignoreVary: true })) continue
    const answer = await fetch(address, { priority: 'low' })
    if (isKeepable(answer)) await kept.put(address, answer)
  }
}

async function fetchAndKeepPage(address, pages, kept) {
  const answer = await fetch(address, { priority: 'low' })
  if (!isKeepable(answer)) return
  await keepFiles(kept, (await answer.clone().text()).match(namedInPage) ?? [])
  await pages.put(address, answer)
}

/** Takes the oldest entries away, but none that is needed. */
async function trim(cache, max, needed) {
  const requests = await cache.keys()
  const named = new Set(needed.map((at) => new URL(at, self.location.origin).href))
  const spare = requests.filter(({ url }) => !named.has(url))
  const excess = spare.slice(0, Math.max(0, requests.length - max))
  await Promise.all(excess.map((request) => cache.delete(request)))
}

/** Lays aside what was shared, for the scanner to take; the page says so where nothing came. */
async function receive({ request }, pathname) {
  await caches.delete(sharedName)
  try {
    const form = await request.formData()
    const cache = await caches.open(sharedName)
    const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0)
    for (const [index, file] of files.slice(0, maxSharedFiles).entries()) {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
      await cache.put(`/shared/${index}`, new Response(file, { headers }))
    }
  } catch {}
  const scanner = `${pathname.slice(0, pathname.lastIndexOf('/'))}?shared`
  return Response.redirect(new URL(scanner, self.location.origin), 303)
}

/** The network's page; the kept one where there is none in time, or only a gateway's complaint. */
async function answerPage(event, pathname) {
  const pages = await caches.open(pagesName)
  const kept = await pages.match(pathname, { ignoreVary: true })
  const asked = fetch(event.request)
  try {
    const answer = await (kept ? Promise.race([asked, failLater()]) : asked)
    if (kept && answer.status >= 502 && answer.status <= 504) return kept
    if (kept && isKeepable(answer)) event.waitUntil(put(pages, pathname, answer.clone()))
    return answer
  } catch (cause) {
    asked.catch(() => {})
    const instead = kept ?? (await makeOfflinePage(pages))
    if (instead) return instead
    throw cause
  }
}

async function answerFromKept(event) {
  const cache = await caches.open(filesName)
  const kept = await cache.match(event.request, { ignoreVary: true })
  // A new answer has no address of its own and takes that of the request. The kept one would bring
  // its first, and with it the fragment by which a worker learns what it is to run.
  return kept ? new Response(kept.body, kept) : fetchAndKeep(event, cache)
}

async function answerFromNetwork(event) {
  const cache = await caches.open(filesName)
  try {
    return await fetchAndKeep(event, cache)
  } catch (cause) {
    const kept = await cache.match(event.request, { ignoreVary: true })
    if (kept) return kept
    throw cause
  }
}

async function fetchAndKeep(event, cache) {
  const answer = await fetch(event.request)
  if (isKeepable(answer)) event.waitUntil(put(cache, event.request, answer.clone()))
  return answer
}

/** A full storage keeps nothing more; the answer itself is on its way all the same. */
async function put(cache, key, answer) {
  await cache.put(key, answer).catch(() => {})
}

function toJson(value) {
  return new Response(JSON.stringify(value))
}

function isKeepable(answer) {
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

/** Says that there is no connection, and which tools one can go to without. */
async function makeOfflinePage(pages) {
  const stored = await (await caches.open(filesName)).match(wordsKey)
  if (!stored) return undefined
  const { lang, title, text, addresses } = await stored.json()
  const links = await Promise.all(
    (await listKept(pages, addresses)).map(async (pathname) => {
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

/** In the language last used and in the order of the menus; else whatever there is. */
async function listKept(pages, addresses) {
  const kept = (await pages.keys()).map(({ url }) => new URL(url).pathname)
  const wanted = addresses.filter((address) => kept.includes(address))
  return wanted.length > 0 ? wanted : kept
}

const offlineStyle =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:#faf8f3;color:#1a1815}@media(prefers-color-scheme:dark){:root{background:#151310;color:#f3efe6}}main{max-width:32rem;margin:15vh auto;padding:0 1.5rem}svg{width:56px;fill:currentColor;shape-rendering:crispEdges}h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}ul{padding:0;list-style:none}a{display:block;padding:.6rem 0;color:inherit;text-underline-offset:.25em}'

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
