// The service worker of this site. It keeps the tool pages that one has visited with all that they
// need, so that they work without a connection. What is not named here never passes through it.

const pagesName = 'pages-1'
const filesName = 'files-1'
/** Old builds leave files behind; a page needs some sixty. */
const maxFiles = 400
/** A connection this slow is none, where the page is kept. */
const patienceMs = 5000
/** Where the words of the offline page lie among the files. */
const wordsKey = '/offline-words'

/** Not ours to answer: administration, data, and scans, which must be counted. */
const untouched = /^(\/[a-z]{2})?\/(admin|api|internal|q|healthz|readyz)(\/|$)/i
/** Named by their content, so they are good for ever. */
const lasting = /^\/_next\/static\//
const changing = /^\/(glyphs|messages|flags)\/|^\/[\w-]+\.(svg|ico|png|wasm|webmanifest)$/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOthers([pagesName, filesName])]))
})

// A tool page says what it is, what it has loaded and what to say where nothing is kept.
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (keep) event.waitUntil(keepPage(keep).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
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
  await kept.put(wordsKey, new Response(JSON.stringify(words)))
  const own = files.filter((address) => {
    const { origin, pathname } = new URL(address, self.location.origin)
    return origin === self.location.origin && (lasting.test(pathname) || changing.test(pathname))
  })
  for (const address of new Set(own)) {
    if (await kept.match(address, { ignoreVary: true })) continue
    const answer = await fetch(address).catch(() => undefined)
    if (answer && isKeepable(answer)) await kept.put(address, answer)
  }
  await trim(kept, own)
  // Last, so that a page that is kept has what it needs.
  if (await pages.match(page, { ignoreVary: true })) return
  const answer = await fetch(page)
  if (isKeepable(answer)) await pages.put(page, answer)
}

/** Takes the oldest files away, but none that a page has just named. */
async function trim(cache, needed) {
  const requests = await cache.keys()
  const named = new Set([wordsKey, ...needed].map((at) => new URL(at, self.location.origin).href))
  const spare = requests.filter(({ url }) => !named.has(url))
  const excess = spare.slice(0, Math.max(0, requests.length - maxFiles))
  await Promise.all(excess.map((request) => cache.delete(request)))
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

/** Says that there is no connection, and where one can go without. */
async function makeOfflinePage(pages) {
  const stored = await (await caches.open(filesName)).match(wordsKey)
  if (!stored) return undefined
  const { lang, title, text } = await stored.json()
  const links = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const html = await (await pages.match(request, { ignoreVary: true })).text()
      const name = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      return `<li><a href="${escapeHtml(new URL(request.url).pathname)}">${name}</a></li>`
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

const offlineStyle =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:#faf8f3;color:#1a1815}@media(prefers-color-scheme:dark){:root{background:#151310;color:#f3efe6}}main{max-width:32rem;margin:15vh auto;padding:0 1.5rem}svg{width:56px;fill:currentColor;shape-rendering:crispEdges}h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}ul{padding:0;list-style:none}a{display:block;padding:.6rem 0;color:inherit;text-underline-offset:.25em}'

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
