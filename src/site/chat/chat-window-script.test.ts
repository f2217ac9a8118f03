import { expect, test, vi } from 'vitest'
import { chatWindowScript } from './chat-window-script'

type Script = { src: string; async: boolean; onload: () => void; onerror: () => void }
type ChatApi = { onLoad: () => void; onUnreadCountChanged: (count: number) => void }

/** Runs the script in a document that only has what it uses. */
function run(cookie: string) {
  const requested: Script[] = []
  const parts = [
    { id: 'loading', hidden: false },
    { id: 'failed', hidden: true },
  ]
  const document = {
    cookie,
    currentScript: { dataset: { property: 'p1', widget: 'w1', lang: 'de-DE' } },
    querySelectorAll: () => parts,
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: Script) => requested.push(script) },
  }
  const notifyPage = vi.fn()
  const window: { Tawk_API?: ChatApi & Record<string, unknown> } = {}
  const listeners = new Map<string, (event: { key: string }) => void>()
  new Function('window', 'document', 'addEventListener', 'parent', 'location', chatWindowScript)(
    window,
    document,
    (type: string, listener: (event: { key: string }) => void) => listeners.set(type, listener),
    { postMessage: notifyPage },
    { origin: 'https://qz.example' },
  )
  return {
    requested,
    notifyPage,
    chat: window.Tawk_API,
    pressKey: (key: string) => listeners.get('keydown')?.({ key }),
    findShown: () => parts.filter(({ hidden }) => !hidden).map(({ id }) => id),
  }
}

test.each(['consent=chat-yes', 'a=1; consent=badge-no.chat-yes; b=2', 'consent=chat-yes.badge-no'])(
  'with “%s” the provider’s script is fetched, asynchronously and by both ids',
  (cookie) => {
    const { requested, findShown } = run(cookie)
    expect(requested).toMatchObject([{ src: 'https://embed.tawk.to/p1/w1', async: true }])
    expect(findShown()).toEqual(['loading'])
    requested[0]?.onload()
    expect(findShown()).toEqual([])
  },
)

test.each(['', 'consent=chat-no.badge-yes', 'consent=badge-yes', 'other=chat-yes; consent='])(
  'with “%s” nothing is fetched',
  (cookie) => {
    const { requested, findShown } = run(cookie)
    expect(requested).toEqual([])
    expect(findShown()).toEqual(['failed'])
  },
)

test('reports that the chat cannot be reached', () => {
  const { requested, findShown } = run('consent=chat-yes')
  requested[0]?.onerror()
  expect(findShown()).toEqual(['failed'])
})

test('sets the language and notifies the page of news and of Escape', () => {
  const { chat, notifyPage, pressKey } = run('consent=chat-yes')
  const setAttributes = vi.fn()
  Object.assign(chat as object, { setAttributes })
  chat?.onLoad()
  expect(setAttributes).toHaveBeenCalledWith({ language: 'de-DE' }, expect.any(Function))
  chat?.onUnreadCountChanged(1)
  chat?.onUnreadCountChanged(0)
  pressKey('Enter')
  pressKey('Escape')
  expect(notifyPage.mock.calls).toEqual([
    [{ chat: 'news' }, 'https://qz.example'],
    [{ chat: 'read' }, 'https://qz.example'],
    [{ chat: 'left' }, 'https://qz.example'],
  ])
})
