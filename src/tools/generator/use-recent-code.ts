import { useTranslations } from 'next-intl'
import { type ActionDispatch, useEffect, useRef } from 'react'
import { pageContentTitle } from '@/qr/content'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import type { useLinkedCode } from './dynamic/use-linked-code'
import type { GeneratorAction, GeneratorState } from './generator-state'

/**
 * Adds the code to the recent ones, on request and with each export, and runs the action that waited
 * until it was saved. A new design of the same content replaces the old one; other content is
 * another code.
 */
export function useRecentCode(
  { draft, design, drawing: { code }, link, pendingAction }: GeneratorState,
  dispatch: ActionDispatch<[GeneratorAction]>,
  { isReadyToExport, warnAfterExport }: ReturnType<typeof useLinkedCode>,
) {
  const t = useTranslations('generator.tools')
  const showToast = useToast()
  const last = useRef<{ id: string; text: string } | null>(null)
  /** False where the browser has no storage. */
  const store = async (): Promise<boolean> => {
    const { storeCode } = await import('@/tools/shared/recent/recent-codes')
    const { text } = code
    const known = last.current?.text === text ? { id: last.current.id } : {}
    const name = pageContentTitle(code.content)
    const saved = code.link === 'saved' && { link: text }
    const id = await storeCode({ ...known, draft, design, ...saved, name })
    last.current = id === null ? null : { id, text }
    return id !== null
  }
  const storeRecent = useHandler(async () => {
    if (!isReadyToExport('recent')) return
    const isStored = await store().catch(() => false)
    showToast(t(isStored ? 'kept' : 'notKept'), { tone: isStored ? 'good' : 'warn' })
  })
  const onExported = useHandler(() => {
    store().catch(() => {})
    warnAfterExport()
  })
  const dueAction = (link?.slug && pendingAction) || undefined
  // Effects of the panels run first, so the pending action has started by now.
  useEffect(() => {
    if (dueAction === 'recent') storeRecent()
    if (dueAction) dispatch({ do: 'saveFirst', action: null })
  }, [dueAction, storeRecent, dispatch])
  return { storeRecent, onExported, dueAction }
}
