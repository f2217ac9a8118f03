import { expect, test } from 'vitest'
import { chatWindowScript } from './chat-window-script'

/** Runs the script in a document that only has what it uses; returns the scripts it asks for. */
function run(cookie: string): string[] {
  const asked: string[] = []
  const document = {
    cookie,
    currentScript: { dataset: { property: 'p1', widget: 'w1', lang: 'de-DE' } },
    querySelectorAll: () => [],
    createElement: () => ({ src: '', async: false }),
    head: { append: ({ src, async }: { src: string; async: boolean }) => async && asked.push(src) },
  }
  new Function('window', 'document', 'addEventListener', chatWindowScript)({}, document, () => {})
  return asked
}

test.each(['consent=chat-yes', 'a=1; consent=badge-no.chat-yes; b=2', 'consent=chat-yes.badge-no'])(
  'with “%s” the provider’s script is fetched, asynchronously and by both ids',
  (cookie) => {
    expect(run(cookie)).toEqual(['https://embed.tawk.to/p1/w1'])
  },
)

test.each(['', 'consent=chat-no.badge-yes', 'consent=badge-yes', 'other=chat-yes; consent='])(
  'with “%s” nothing is fetched',
  (cookie) => {
    expect(run(cookie)).toEqual([])
  },
)
