import { GET } from '@/app/messages/[file]/route'

const fetchFromNetwork = window.fetch

/** Answers requests for `/messages/*.json` with the site's own route handler. */
export function serveMessages(): void {
  window.fetch = fetchMessages
}

const fetchMessages: typeof window.fetch = (input, init) => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  const [, file] = /^\/messages\/([^/]+)$/.exec(pathname) ?? []
  if (origin !== location.origin || !file) return fetchFromNetwork(input, init)
  return GET(new Request(location.origin + pathname), { params: Promise.resolve({ file }) })
}
