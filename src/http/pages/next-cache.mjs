// Next's cache of responses, as a module that Next loads by itself. It contains the pages of the
// current generation of content that were rendered or requested last, so that the document, the data
// for Next's router and its prefetches of a page come from one render, as do missing pages and answers
// with a cookie, which are not stored ready to be sent.

const maxPages = 50

/** By key, the least recently used first. */
const pages = new Map()

process.on('contentChanged', () => pages.clear())

export default class NextCache {
  async get(key) {
    const page = pages.get(key)
    if (page) put(key, page)
    return page ?? null
  }

  async set(key, value) {
    // Answers to `fetch` are not pages.
    if (value && value.kind !== 'FETCH') put(key, { value, lastModified: Date.now() })
  }

  /** Nothing has a tag. */
  async revalidateTag() {}

  resetRequestCache() {}
}

function put(key, page) {
  pages.delete(key)
  pages.set(key, page)
  if (pages.size > maxPages) pages.delete(pages.keys().next().value)
}
