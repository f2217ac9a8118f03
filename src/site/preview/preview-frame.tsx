import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { readyMessage, savedType, writeFieldClick } from '@/cms/preview/preview-message'

const markedStyle = `
  [data-field] { cursor: pointer }
  [data-field]:hover { outline: 2px dashed var(--color-accent); outline-offset: 4px }
`

/**
 * Connects a previewed page with the admin that shows it: saves refresh the page, and a click on a
 * text focuses its field. Shows its children if the page is not part of the admin.
 */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const router = useRouter()
  const isConnected = useSyncExternalStore(
    () => () => {},
    () => findAdmin() !== null,
    () => false,
  )
  useEffect(() => {
    const admin = findAdmin()
    if (!admin) return undefined
    const { signal, abort } = createAbort()
    const send = (message: object) => admin.postMessage(message, window.location.origin)
    const listen = ({ data, origin, source }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin === window.location.origin && source === admin && data?.type === savedType)
        router.refresh()
    }
    const click = (event: MouseEvent) => {
      const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field
      if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      send(writeFieldClick({ page: window.location.pathname, field }))
    }
    window.addEventListener('message', listen, { signal })
    // Before links and folded questions react.
    document.addEventListener('click', click, { signal, capture: true })
    send(readyMessage)
    return abort
  }, [router])
  return isConnected ? <style>{markedStyle}</style> : children
}

function createAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Returns the window of the admin that shows this page in a frame or has opened it. */
function findAdmin(): Window | null {
  return window.parent === window ? (window.opener as Window | null) : window.parent
}
