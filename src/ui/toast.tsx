'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names'
import { CloseIcon } from './close-icon'

export const toastDurationMs = 3000
const toastAnimationMs = 300

export const toastTones = ['neutral', 'good', 'warn', 'bad'] as const
export type ToastTone = (typeof toastTones)[number]

type Toast = { id: number; text: ReactNode; tone: ToastTone }
type ShowToast = (text: ReactNode, options?: { tone?: ToastTone }) => void

const ToastContext = createContext<ShowToast | null>(null)

const toneClass: Record<ToastTone, string> = {
  neutral: 'bg-ink-soft',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
}

/** Shows a short note at the top right that leaves on its own: `const showToast = useToast()`. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext)
  if (!showToast) throw new Error('useToast needs a ToastProvider above it')
  return showToast
}

/** Renders the notes of its descendants in a polite live region. */
export function ToastProvider({
  label,
  dismissLabel,
  children,
}: {
  /** Names the region of notes. */
  label: string
  dismissLabel: string
  children: ReactNode
}) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)

  const showToast = useCallback<ShowToast>((text, { tone = 'neutral' } = {}) => {
    lastId.current += 1
    const toast = { id: lastId.current, text, tone }
    setToasts((shown) => [...shown, toast])
  }, [])
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )

  return (
    <ToastContext value={showToast}>
      {children}
      <section
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions"
        className="pointer-events-none fixed end-4 top-4 z-50 flex w-[300px] max-w-[calc(100vw-2rem)] flex-col gap-2"
      >
        {toasts.map((toast) => (
          <ToastNote key={toast.id} toast={toast} dismissLabel={dismissLabel} onGone={remove} />
        ))}
      </section>
    </ToastContext>
  )
}

function ToastNote({
  toast,
  dismissLabel,
  onGone,
}: {
  toast: Toast
  dismissLabel: string
  onGone: (id: number) => void
}) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const held = hovered || focused
  const leftMs = useRef(toastDurationMs)
  const note = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    if (held || leaving) return
    const startedAtMs = performance.now()
    const timer = setTimeout(() => setLeaving(true), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAtMs
    }
  }, [held, leaving])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => onGone(toast.id), toastAnimationMs)
    return () => clearTimeout(timer)
  }, [leaving, onGone, toast.id])

  const dismiss = () => {
    setLeaving(true)
    // The focus would go with the note.
    if (note.current?.contains(document.activeElement)) cameFrom.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it stops its clock
    <div
      ref={note}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
      }}
      onBlur={() => setFocused(false)}
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-paper-raised py-2.5 ps-3.5 pe-1.5 text-ink text-sm shadow-float',
        leaving ? 'animate-toast-out' : 'animate-toast-in',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('mt-[0.45em] size-2 shrink-0', toneClass[toast.tone])}
      />
      <span className="min-w-0 flex-1 py-px">{toast.text}</span>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={dismiss}
        className="flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:text-ink"
      >
        <CloseIcon className="size-3" />
      </button>
    </div>
  )
}
