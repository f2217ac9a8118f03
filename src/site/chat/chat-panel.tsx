'use client'

import { useEffect, useRef, useState } from 'react'
import { storedText } from '@/std/stored-value'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { CloseIcon } from '@/ui/close-icon'
import { decideConsent } from '../consent/use-consent'
import type { ChatMessage } from './chat-window-script'

export type ChatPanelProps = {
  /** Address of the document that runs the provider's script. */
  address: string
  cookieDomain: string | undefined
  words: Record<'open' | 'news' | 'title' | 'ask' | 'agree' | 'notNow' | 'close', string>
  isOpen: boolean
  isAllowed: boolean
  onClose: () => void
  /** Called when a message arrives while the chat is closed, and when it has been read. */
  onNews: (hasNews: boolean) => void
}

/** Prompts for consent, then shows the chat, which stays loaded while it is closed. */
export function ChatPanel({
  address,
  cookieDomain,
  words,
  isOpen,
  isAllowed,
  onClose,
  onNews,
}: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [saved] = useState(readSavedChat)

  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<ChatMessage | undefined>) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      // A sandboxed document has an opaque origin.
      if (origin !== 'null') return
      if (data?.chat === 'stored') saveChat(data.state)
      if (data?.chat === 'news') onNews(!isOpen)
      if (data?.chat === 'read') onNews(false)
      if (data?.chat === 'left' && isOpen) onClose()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [isOpen, onClose, onNews])

  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={words.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={classNames(
        'fixed end-4 bottom-4 z-30 flex max-h-[calc(100dvh-2rem)] w-96 max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-lg border border-line bg-paper-raised text-ink shadow-float outline-none print:hidden',
        isAllowed && 'h-144',
        !isOpen && 'invisible',
      )}
    >
      <div className="flex items-center justify-between border-line border-b ps-4 pe-1">
        <h2 className="font-semibold font-text text-sm tracking-normal">{words.title}</h2>
        <Button variant="quiet" square aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      {isAllowed ? (
        <iframe
          ref={frame}
          src={address}
          name={saved}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          title={words.title}
          className="min-h-0 flex-1"
        />
      ) : (
        <div className="p-4 text-sm">
          <p>{words.ask}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" className="flex-1" onClick={onClose}>
              {words.notNow}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              className="flex-1"
              onClick={() => {
                decideConsent({ chat: true }, cookieDomain)
                panel.current?.focus()
              }}
            >
              {words.agree}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** `forgetChat` removes every key with this prefix. */
const savedChat = storedText('sessionStorage', 'twk-chat')
const maxLength = 100_000

/** Returns the state that the chat last sent in this tab; empty if storage is not available. */
const readSavedChat = (): string => savedChat.read() ?? ''

/** Stores what the sandboxed chat cannot store, so that a conversation survives the next page. */
function saveChat(state: unknown): void {
  if (typeof state === 'string' && state.length <= maxLength) savedChat.write(state)
}
