import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { FileUse } from '@/codes'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { UploadChoice } from './upload-choice'
import type { UploadItem } from './upload-item'
import { UploadRow } from './upload-row'
import type { Uploads } from './use-uploads'

type Removed = { use: FileUse; index: number; name: string }

/** Files in their order, each with its progress, caption and actions. */
export function UploadList({
  uploads,
  uses,
  onUses,
  choice,
  hasCaptions,
}: {
  uploads: Uploads
  uses: readonly FileUse[]
  onUses: (uses: readonly FileUse[]) => void
  choice: UploadChoice
  hasCaptions: boolean
}) {
  const t = useTranslations('uploads')
  const [removed, setRemoved] = useState<Removed>()
  const list = useRef<HTMLUListElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const pendingFocus = useRef<string>(undefined)
  const news = useNews(uploads.items, uses)

  // Rows that move and buttons that disappear lose the focus.
  useEffect(() => {
    const name = pendingFocus.current
    pendingFocus.current = undefined
    if (name === 'undo') undoButton.current?.focus()
    else if (name) list.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus()
  })

  const change = (id: string, difference: Partial<FileUse>) =>
    onUses(uses.map((use) => (use.id === id ? { ...use, ...difference } : use)))
  const move = (index: number, by: 1 | -1) => {
    const use = uses[index]
    if (!use || !uses[index + by]) return
    pendingFocus.current = `${by > 0 ? 'down' : 'up'} ${use.id}`
    onUses(withUse(withoutUse(uses, index), index + by, use))
  }
  const remove = (index: number) => {
    const use = uses[index]
    if (!use) return
    const item = uploads.items.get(use.id)
    // A complete upload stays on the server, so that undo need not send it again.
    if (item && item.state !== 'done') uploads.cancel(use.id)
    setRemoved({ use, index, name: item?.name ?? '' })
    pendingFocus.current = 'undo'
    onUses(withoutUse(uses, index))
  }
  const undo = () => {
    if (!removed) return
    const { use, index } = removed
    setRemoved(undefined)
    uploads.retry(use.id)
    pendingFocus.current = `remove ${use.id}`
    onUses(withUse(uses, index, use))
  }
  const isRemovedStill = removed && !uses.some(({ id }) => id === removed.use.id)

  return (
    <>
      {uses.length > 0 && (
        <ul ref={list} className="mt-1 flex flex-col gap-2">
          {uses.map((use, index) => (
            <UploadRow
              key={use.id}
              use={use}
              item={uploads.items.get(use.id)}
              place={{ index, count: uses.length }}
              choice={choice}
              hasCaption={hasCaptions}
              onCaption={(caption) => change(use.id, { caption })}
              onMove={(by) => move(index, by)}
              onCancel={() => {
                pendingFocus.current = `retry ${use.id}`
                uploads.cancel(use.id)
              }}
              onRetry={() => {
                pendingFocus.current = `remove ${use.id}`
                uploads.retry(use.id)
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div role="status" className="text-ink-soft text-sm">
        {isRemovedStill && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="wrap-anywhere min-w-0">{t('removed', { name: removed.name })}</span>
            <Button ref={undoButton} size="sm" variant="secondary" onClick={undo}>
              <Icon name="undo-2" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {news && t(`news.${news.state}`, { name: news.name })}
      </p>
    </>
  )
}

function withoutUse(uses: readonly FileUse[], index: number): FileUse[] {
  return uses.filter((_, at) => at !== index)
}

function withUse(uses: readonly FileUse[], index: number, use: FileUse): FileUse[] {
  return [...uses.slice(0, index), use, ...uses.slice(index)]
}

/** The last file that was uploaded or has failed, for screen readers. */
function useNews(items: ReadonlyMap<string, UploadItem>, uses: readonly FileUse[]) {
  const known = useRef(new Map<string, UploadItem['state']>())
  const [news, setNews] = useState<{ name: string; state: 'done' | 'failed' }>()
  useEffect(() => {
    for (const { id } of uses) {
      const item = items.get(id)
      if (!item) continue
      const before = known.current.get(id)
      known.current.set(id, item.state)
      const { name, state } = item
      const isStopped = item.fault?.key === 'stopped'
      if (before && before !== state && (state === 'done' || (state === 'failed' && !isStopped)))
        setNews({ name, state })
    }
  }, [items, uses])
  return news
}
