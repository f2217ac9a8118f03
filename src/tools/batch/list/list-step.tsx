'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { maxColumns, maxFileBytes, maxRows } from '@/qr/batch'
import { describeBytes } from '@/tools/shared/describe-file'
import { useLaunchedFiles } from '@/tools/shared/use-launched-files'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { Tabs } from '@/ui/tabs'
import { TextArea } from '@/ui/text-area'
import { useUnsavedWork } from '@/ui/unsaved-work'
import type { BatchList, BatchMapping } from './batch-list'
import { OpenList } from './open-list'
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

/** A form for rows pasted from a spreadsheet, or typed, one per line. */
function PasteForm({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('batch.list.paste')
  const [text, setText] = useState('')
  useUnsavedWork(text !== '')
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onText(text)
      }}
    >
      <Field label={t('label')} hint={t('hint')} className="w-full">
        {(control) => (
          <TextArea
            {...control}
            value={text}
            onChange={({ target }) => setText(target.value)}
            rows={6}
            spellCheck={false}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={text.trim() === '' || undefined}>
        {t('use')}
      </Button>
    </form>
  )
}

const tableEndings = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,text/plain'
const pictureEndings = 'image/*'

/** A drop zone and a file input for a list, optionally with the pictures that it names. */
function FileChoice({
  onFiles,
  isOver,
}: {
  onFiles: (files: readonly File[]) => void
  isOver: boolean
}) {
  const t = useTranslations('batch.list')
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const handleFiles = useRef(onFiles)
  // A file may have been chosen before hydration.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) handleFiles.current(early)
  }, [])
  return (
    <div
      className={classNames(
        'relative flex min-h-44 flex-col items-center justify-center gap-2 rounded-md border border-dashed px-4 py-6 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-paper hover:border-ink',
      )}
    >
      <Icon name="file-spreadsheet" strokeWidth={1.5} className="size-8 text-ink-faint" />
      <label htmlFor={id} className="font-medium text-base">
        {t('drop')}
      </label>
      <p id={`${id}-hint`} className="max-w-prose text-ink-soft text-xs">
        {t('dropHint', { limit: describeBytes(maxFileBytes, locale), rows: maxRows })}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={`${tableEndings},${pictureEndings}`}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  )
}

const places = ['Café Luna', 'Atelier Nord', 'Riverside Park', 'Museum', 'Bibliotek', 'Studio 9']

/** Six tables of a café and its neighbors: links, captions, colors and names for the files. */
function sampleList(headings: readonly [string, string, string, string]): BatchList {
  const colors = ['#000000', '#0b4f6c', '#7a1f3d', '#1f5c2e', '#4a2c7a', '#6b3e07']
  const rows = places.map((place, index) => [
    `https://example.com/menu?table=${index + 1}`,
    place,
    colors[index] ?? '',
    `table-${index + 1}`,
  ])
  return {
    origin: 'sample',
    name: '',
    cells: [headings, ...rows],
    hasHeadings: true,
    brokenRows: [],
    pictures: [],
  }
}
