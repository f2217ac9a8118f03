'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, useState } from 'react'
import { maxColumns, maxFileBytes, maxRows } from '@/qr/batch'
import { describeBytes } from '@/tools/shared/describe-file'
import { useLaunchedFiles } from '@/tools/shared/use-launched-files'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { Tabs } from '@/ui/tabs'
import type { BatchList, BatchMapping } from './batch-list'
import { FileChoice } from './file-choice'
import { OpenList } from './open-list'
import { PasteForm } from './paste-form'
import { sampleList } from './sample-list'
import { SerialForm } from './serial-form'
import { TemplateForm } from './template-form'
import { useIncomingList } from './use-incoming-list'

/** Step 1: a list from a file, from the clipboard or created here, and its properties. */
export function ListStep({
  value,
  mapping = null,
  onChange,
}: {
  value: BatchList | null
  /** Restored together with a removed list. */
  mapping?: BatchMapping | null
  onChange: (list: BatchList | null, mapping?: BatchMapping) => void
}) {
  const t = useTranslations('batch.list')
  const [isOver, setIsOver] = useState(false)
  const [removed, setRemoved] = useState<{ list: BatchList; mapping: BatchMapping | null } | null>(
    null,
  )
  const accept = (list: BatchList | null) => {
    setRemoved(null)
    onChange(list)
  }
  const incoming = useIncomingList(value, accept)
  useLaunchedFiles(incoming.takeFiles)

  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(over)
  }
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    drag(false)(event)
    incoming.takeFiles(files)
  }
  const remove = () => {
    if (value) setRemoved({ list: value, mapping })
    onChange(null)
  }
  const restore = () => {
    if (removed) onChange(removed.list, removed.mapping ?? undefined)
    setRemoved(null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the buttons inside do the same
    <div
      data-testid="batch-list"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col gap-5 rounded-md outline-2 outline-offset-8 outline-transparent transition-colors',
        isOver && 'bg-accent-soft outline-accent!',
      )}
    >
      {value ? (
        <OpenList
          list={value}
          canReadAgain={incoming.canReadAgain}
          onChange={accept}
          onReadAgain={incoming.readAgain}
          onPictures={incoming.addPictures}
          onFile={(file) => incoming.takeFiles([file])}
          onRemove={remove}
        />
      ) : (
        <ListSources incoming={incoming} isOver={isOver} onList={accept} />
      )}
      <div role="status" className="empty:hidden">
        <IncomingStatus incoming={incoming} />
        {removed && !value && (
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {t('removed')}
            <Button variant="secondary" size="sm" onClick={restore}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

type Incoming = ReturnType<typeof useIncomingList>

/** The ways to open or create a list. */
function ListSources({
  incoming,
  isOver,
  onList,
}: {
  incoming: Incoming
  /** Whether a file is dragged over the list. */
  isOver: boolean
  onList: (list: BatchList) => void
}) {
  const t = useTranslations('batch.list')
  return (
    <>
      <Tabs
        label={t('sources.label')}
        tabs={[
          {
            id: 'file',
            label: t('sources.file'),
            content: <FileChoice onFiles={incoming.takeFiles} isOver={isOver} />,
          },
          {
            id: 'paste',
            label: t('sources.paste'),
            content: <PasteForm onText={incoming.takeText} />,
          },
          {
            id: 'serial',
            label: t('sources.serial'),
            content: <SerialForm onList={onList} />,
          },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="secondary"
          onClick={() =>
            onList(
              sampleList([
                t('sample.link'),
                t('sample.caption'),
                t('sample.color'),
                t('sample.fileName'),
              ]),
            )
          }
        >
          {t('sample.use')}
        </Button>
        <p className="max-w-prose text-ink-soft text-sm">{t('private')}</p>
      </div>
      <TemplateForm />
    </>
  )
}

/** Names the file being read, or explains why reading failed. */
function IncomingStatus({ incoming }: { incoming: Incoming }) {
  const t = useTranslations('batch.list')
  const locale = useLocale()
  const limits = {
    limit: describeBytes(maxFileBytes, locale),
    rows: maxRows,
    columns: maxColumns,
  }
  return (
    <>
      {incoming.reading && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <Spinner className="size-4" />
          <span className="min-w-0 break-words">
            {t('reading', { name: incoming.reading.name })}
          </span>
          <Button variant="secondary" size="sm" onClick={incoming.cancel}>
            {t('cancel')}
          </Button>
        </p>
      )}
      {incoming.fault && (
        <Notice tone="bad" title={t('notRead', { name: incoming.fault.name })}>
          <p>{t(`failures.${incoming.fault.reason}`, limits)}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={incoming.dismiss}>
            {t('dismiss')}
          </Button>
        </Notice>
      )}
    </>
  )
}
