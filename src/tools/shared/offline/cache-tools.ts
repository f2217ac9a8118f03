import type { Locale } from '@/i18n/locales'
import { localizedPath, paths, splitLocalizedPath } from '@/paths'
import { editorPages } from '@/qr/content'
import { frameFonts } from '@/qr/design'
import { type FontFile, fetchGlyphs, outlineText } from '@/qr/text'
import { workerNames } from '@/service-worker'
import { loadMoreMessages } from '../more-messages'

/** Skips short visits and does not compete with the first interaction. */
const delayMs = 20_000
const interactions = ['pointerdown', 'keydown'] as const

/** The messages of the page that is shown offline in place of one that is not cached. */
export type OfflineMessages = { lang: string; title: string; text: string }

/**
 * Caches this page at once, and all tools in this language after the first interaction, unless data
 * saving is on. If the site is installed, or the tools were cached before, no interaction is
 * needed.
 *
 * @returns whether all tools, with every file that they may request, are cached
 */
export async function cacheTools(
  locale: Locale,
  messages: OfflineMessages,
  signal: AbortSignal,
): Promise<boolean> {
  await navigator.serviceWorker.register(paths.serviceWorker)
  const { active } = await navigator.serviceWorker.ready
  const addresses = listToolAddresses(locale)
  const pageFiles = performance.getEntriesByType('resource').map(({ name }) => name)
  // Not the router's pathname: on a language's own domain the address has no prefix.
  active?.postMessage({
    keep: { page: location.pathname, files: pageFiles, words: { ...messages, addresses } },
  })

  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || signal.aborted) return false
  if (!isInstalled() && !(await caches.match(workerNames.toolsKey))) await waitForWork(signal)
  if (signal.aborted || !active) return false
  const files = [
    ...(await listGlyphFiles()),
    paths.editorMessages(locale),
    paths.dynamicMessages(locale),
    paths.scannerMessages(locale),
    paths.batchMessages(locale),
    paths.printProfile,
  ]
  const isStored = await requestTools(active, { addresses, files }, signal)
  await fetchFrameLetters(locale)
  return isStored
}

/** Resolves with the worker's report, or with false once the page is left. */
function requestTools(
  worker: ServiceWorker,
  tools: { addresses: string[]; files: string[] },
  leave: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (isStored: boolean) => {
      port1.close()
      resolve(isStored)
    }
    port1.onmessage = ({ data }: MessageEvent<{ isStored: boolean }>) => end(data.isStored)
    leave.addEventListener('abort', () => end(false))
    worker.postMessage({ keepTools: tools }, [port2])
  })
}

/** As in this page's links, which have no prefix on a language's own domain. */
function listToolAddresses(locale: Locale): string[] {
  const tools = [paths.home, ...editorPages.map(paths.generator), paths.scanner, paths.batch]
  const isPrefixed = splitLocalizedPath(location.pathname).locale === locale
  return isPrefixed ? tools.map((path) => localizedPath(locale, path)) : tools
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Resolves some time after the first interaction, on installation, or on abort. */
function waitForWork(leave: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      done.abort()
      resolve()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer ??= setTimeout(end, delayMs)
    }
    const { signal } = done
    for (const type of interactions)
      document.addEventListener(type, begin, { passive: true, signal })
    window.addEventListener('appinstalled', end, { signal })
    leave.addEventListener('abort', end, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/**
 * Fetches the glyphs of all suggested texts of frames and templates, so that the service worker
 * caches their ideographs.
 */
async function fetchFrameLetters(locale: Locale): Promise<void> {
  const { editor } = (await loadMoreMessages(paths.editorMessages(locale))) as EditorCalls
  const { calls } = editor.frame
  const { suggested } = editor.print.template
  const text = [...Object.values(calls), ...Object.values(suggested)].join('')
  const load = fetchGlyphs(paths.glyphs)
  for (const font of frameFonts) {
    await outlineText(`Scan me 0123456789 ${text}`, { font, language: locale, load })
  }
}

type EditorCalls = {
  editor: {
    frame: { calls: Record<string, string> }
    print: { template: { suggested: Record<string, string> } }
  }
}

/**
 * Lists the files of all letters that frames and captions may need. Ideographs are too large to
 * store all of them; they are in fonts of their own.
 */
async function listGlyphFiles(): Promise<string[]> {
  const load = fetchGlyphs(paths.glyphs)
  const files = await Promise.all(
    frameFonts.map(async (font) => {
      const { blocks } = (await load(`${font}/font.json`)) as FontFile
      return ['font', ...blocks.split(' ')].map((name) => `${paths.glyphs}/${font}/${name}.json`)
    }),
  )
  return files.flat()
}
