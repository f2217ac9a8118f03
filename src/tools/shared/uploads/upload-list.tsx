import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { FileUse } from '@/codes/code-document'
import { Button } from '@/ui/button'
import type { UploadChoice } from './upload-choice'
import type { UploadItem } from './upload-item'
import { UploadRow } from './upload-row'
import type { Uploads } from './use-uploads'

type Removed = { use: FileUse; index: number; name: string }

/**
 * The files of a list in their order: how far each is, its caption, and what can be done with it.
 */
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
  const heldFocus = useRef<string>(undefined)
  const said = useNews(uploads.items, uses)

  // Rows that change places lose the focus, and so do buttons that go.
  useEffect(() => {
    const name = heldFocus.current
    heldFocus.current = undefined
    if (name === 'undo') undoButton.current?.focus()
    else if (name) list.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus()
  })

  const change = (id: string, difference: Partial<FileUse>) =>
    onUses(uses.map((use) => (use.id === id ? { ...use, ...difference } : use)))
  const move = (index: number, by: 1 | -1) => {
    const [use] = uses.slice(index, index + 1)
    if (!use || !uses[index + by]) return
    const others = without(uses, index)
    heldFocus.current = `${by > 0 ? 'down' : 'up'} ${use.id}`
    onUses(within(others, index + by, use))
  }
  const remove = (index: number) => {
    const use = uses[index]
    if (!use) return
    const item = uploads.items.get(use.id)
    // Sent in full it costs nothing to keep, until it is clear that no one wants it back.
    if (item && item.state !== 'done') uploads.cancel(use.id)
    setRemoved({ use, index, name: item?.name ?? '' })
    heldFocus.current = 'undo'
    onUses(without(uses, index))
  }
  const undo = () => {
    if (!removed) return
    const { use, index } = removed
    setRemoved(undefined)
    uploads.retry(use.id)
    heldFocus.current = `remove ${use.id}`
    onUses(within(uses, index, use))
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
                heldFocus.current = `retry ${use.id}`
                uploads.cancel(use.id)
              }}
              onRetry={() => {
                heldFocus.current = `remove ${use.id}`
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
              <Undo2 aria-hidden="true" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {said && t(`news.${said.state}`, { name: said.name })}
      </p>
    </>
  )
}

function without(uses: readonly FileUse[], index: number): FileUse[] {
  return uses.filter((_, at) => at !== index)
}

function within(uses: readonly FileUse[], index: number, use: FileUse): FileUse[] {
  return [...uses.slice(0, index), use, ...uses.slice(index)]
}

/** The last file of the list that has arrived or failed, for people who cannot see it. */
function useNews(
  items: ReadonlyMap<string, UploadItem>,
  uses: readonly FileUse[],
): { name: string; state: 'done' | 'failed' } | undefined {
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
