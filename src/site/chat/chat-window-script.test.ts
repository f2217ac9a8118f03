import { expect, test, vi } from 'vitest'
import { chatWindowScript } from './chat-window-script'

type Script = { src: string; async: boolean; onload: () => void; onerror: () => void }
type ChatApi = { onLoad: () => void; onUnreadCountChanged: (count: number) => void }
type ChatWindow = {
  name: string
  localStorage?: Storage
  Tawk_API?: ChatApi & Record<string, unknown>
}

/** Runs the script in a document that has only the members it uses, as in a sandbox. */
function run(name = '') {
  const requested: Script[] = []
  const parts = [
    { id: 'loading', hidden: false },
    { id: 'failed', hidden: true },
  ]
  const document = {
    currentScript: { dataset: { property: 'p1', widget: 'w1', lang: 'de-DE' } },
    querySelectorAll: () => parts,
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: Script) => requested.push(script) },
  } as unknown as { cookie: string }
  const notifyPage = vi.fn()
  const window: ChatWindow = { name }
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
    document,
    window,
    chat: window.Tawk_API,
    pressKey: (key: string) => listeners.get('keydown')?.({ key }),
    findShown: () => parts.filter(({ hidden }) => !hidden).map(({ id }) => id),
  }
}

test('the provider’s script is fetched, asynchronously and by both ids', () => {
  const { requested, findShown } = run()
  expect(requested).toMatchObject([{ src: 'https://embed.tawk.to/p1/w1', async: true }])
  expect(findShown()).toEqual(['loading'])
  requested[0]?.onload()
  expect(findShown()).toEqual([])
})

test('reports that the chat cannot be reached', () => {
  const { requested, findShown } = run()
  requested[0]?.onerror()
  expect(findShown()).toEqual(['failed'])
})

test('the page saves what the sandbox cannot, and the next window begins with it', () => {
  const { document, window, notifyPage } = run('no state')
  document.cookie = 'twk_uuid=a=1; Path=/; Max-Age=600'
  document.cookie = 'twk_gone=1'
  document.cookie = 'twk_gone=; Max-Age=0'
  window.localStorage?.setItem('twk_seen', '1')
  expect(document.cookie).toBe('twk_uuid=a=1')
  const { state } = notifyPage.mock.lastCall?.[0] ?? {}
  const next = run(state)
  expect(next.document.cookie).toBe('twk_uuid=a=1')
  expect(next.window.localStorage?.getItem('twk_seen')).toBe('1')
  expect(next.window.localStorage?.getItem('twk_other')).toBeNull()
})

test('sets the language and notifies the page of news and of Escape', () => {
  const { chat, notifyPage, pressKey } = run()
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
