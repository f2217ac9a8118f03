import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useState } from 'react'
import { blankPageContent, pageFields } from '@/qr/content/page-content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { classNames } from '@/ui/class-names'
import { Notice } from '@/ui/notice'
import { useUnsavedWork } from '@/ui/unsaved-work'
import styles from './code-sheet.module.css'
import { ContentForm } from './content/content-form'
import { FileDrop } from './file-drop'
import { findSessionDraft, keepDraft } from './session-draft'
import type { FileType } from './type-groups'

/** The form of a type whose content will live on a hosted page. It draws no code: none would work. */
export function FileTool({ type }: { type: FileType }) {
  const t = useTranslations('generator.file')
  const messages = useContentMessages(type)
  const [draft, setDraft] = useState(() => blankPageContent(type))
  const [restored, setRestored] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [file, setFile] = useState<File>()
  useUnsavedWork(isTouched || file !== undefined)
  const upload = pageFields[type].find((field) => field.input === 'upload')

  useLayoutEffect(() => {
    setDraft((blank) => ({ ...blank, ...findSessionDraft(type) }) as typeof blank)
    setRestored(true)
  }, [type])

  useEffect(() => {
    if (restored) keepDraft(draft)
  }, [restored, draft])

  return (
    <div className="flex flex-col md:grid md:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="flex flex-col gap-6 px-4 py-6 md:p-6 lg:p-8">
        {upload && (
          <FileDrop
            label={messages.label(upload)}
            hint={messages.hint(upload)}
            accept={upload.accept ?? ''}
            file={file}
            onFile={setFile}
          />
        )}
        <ContentForm
          draft={draft}
          errors={{}}
          onFill={(change) => {
            setTouched(true)
            setDraft((old) => ({ ...old, ...change, type }))
          }}
        />
        <Notice title={t('notYet.title')}>{t('notYet.text')}</Notice>
      </div>
      <div
        className={classNames(
          'module-mat',
          'border-line border-t px-4 py-6 md:border-s md:border-t-0 md:p-6 lg:p-8',
        )}
      >
        <div
          className={classNames(
            styles.cropped,
            'relative mx-auto flex aspect-3/1 max-w-100 items-center justify-center border border-line-strong border-dashed p-6 md:aspect-square',
          )}
        >
          <p className="max-w-60 text-balance text-center text-ink-soft text-sm">{t('noCode')}</p>
        </div>
      </div>
    </div>
  )
}
