'use client'

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '@/ui/class-names'
import { useConsent } from '../consent/use-consent'
import type { ChatPanelProps } from './chat-panel'

type ChatButtonProps = Pick<ChatPanelProps, 'address' | 'cookieDomain' | 'words'>

/** Moves up while the download bar is at the bottom, until there is room next to it. */
const place =
  'end-4 bottom-4 max-md:[body:has([data-bottom-bar])_&]:bottom-24 md:max-[90rem]:[body:has([data-bottom-bar])_&]:bottom-37 [body:has([data-corner-note])_&]:max-sm:invisible'

/**
 * Opens the chat. Nothing of the chat is fetched before the visitor has consented; afterwards it
 * loads in the background of every page.
 */
export function ChatButton(props: ChatButtonProps) {
  const isAllowed = useConsent()?.chat === true
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [isOpen, setOpen] = useState(false)
  const [hasNews, setNews] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAllowed = useRef(false)

  const loadPanel = useCallback(
    () =>
      import('./chat-panel').then(
        ({ ChatPanel }) => setPanel(() => ChatPanel),
        () => setOpen(false),
      ),
    [],
  )

  useEffect(() => {
    if (isAllowed) {
      wasAllowed.current = true
      const wait = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1000))
      wait(() => void loadPanel())
    } else if (wasAllowed.current) {
      wasAllowed.current = false
      setOpen(false)
      setNews(false)
      // The window, whose script would store data again, has been removed by now.
      void import('./forget-chat').then(
        ({ forgetChat }) => forgetChat(props.cookieDomain),
        () => {},
      )
    }
  }, [isAllowed, loadPanel, props.cookieDomain])

  const show = () => {
    setOpen(true)
    setNews(false)
    void loadPanel()
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={show}
        className={classNames(
          'fixed z-20 flex size-12 items-center justify-center rounded-full border border-line-strong bg-paper-raised text-ink shadow-float hover:border-ink hover:bg-paper-sunken noscript:hidden print:hidden',
          place,
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5 fill-none stroke-2 stroke-current"
        >
          <path d="M4 4h16v12H11l-5 4v-4H4z" />
        </svg>
        <span className="sr-only">{props.words.open}</span>
        {hasNews && <span className="absolute end-0 top-0 size-3 bg-accent" aria-hidden="true" />}
      </button>
      <span role="status" className="sr-only">
        {hasNews && props.words.news}
      </span>
      {Panel && (isOpen || isAllowed) && (
        <Panel {...props} isOpen={isOpen} isAllowed={isAllowed} onClose={close} onNews={setNews} />
      )}
    </>
  )
}
