'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { PageType } from '@/qr/content/content-types'
import type { Design } from '@/qr/design/design'
import { classNames } from '@/ui/class-names'
import { ToastProvider, useToast } from '@/ui/toast'
import { CodeSheet } from './code-sheet'
import styles from './code-sheet.module.css'
import { ContentForm } from './content/content-form'
import { ContentNotices } from './content/content-notices'
import { fieldErrors } from './content/field-errors'
import { findField } from './content/find-field'
import { readForm } from './content/read-form'
import { ownTimeZone } from './content/time-zone-options'
import { ExportButtons } from './export/export-buttons'
import { advanceGenerator, startGenerator } from './generator-state'
import { LevelAndSize } from './level-and-size'
import { LookSettings } from './look-settings'
import { findSessionDesign, findSessionDraft, keepSession } from './session-draft'
import { useContentMessages } from './use-content-messages'

/** Form, code and settings of a type whose content goes into the code itself. */
export function CodeTool({ type }: { type: PageType }) {
  const t = useTranslations('generator.notes')
  return (
    <ToastProvider label={t('label')} dismissLabel={t('dismiss')}>
      <Workbench type={type} />
    </ToastProvider>
  )
}

function Workbench({ type }: { type: PageType }) {
  const t = useTranslations('generator')
  const messages = useContentMessages(type)
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(advanceGenerator, type, startGenerator)
  const { draft, design, drawing, restored } = state

  // Before the first paint in the browser, so that nobody sees the sample flash by.
  useLayoutEffect(() => {
    const kept = findSessionDraft(type)
    const typed = form.current ? readForm(form.current, type) : {}
    const timeZone = kept.timeZone || ownTimeZone()
    dispatch({
      do: 'restore',
      draft: { ...kept, ...typed, ...(type === 'event' && { timeZone }) },
      design: findSessionDesign(),
    })
  }, [type])

  useEffect(() => {
    if (restored) keepSession(draft, design)
  }, [restored, draft, design])

  const isReadyToTake = () => {
    if (drawing.status === 'ready') return true
    const paths = drawing.status === 'unfinished' ? drawing.issues.map(({ path }) => path) : []
    dispatch({ do: 'leave', fields: paths })
    if (form.current) findField(form.current, paths[0])?.focus()
    showToast(t(`export.not.${drawing.status}`), { tone: 'warn' })
    return false
  }

  const clear = () => {
    dispatch({ do: 'clear' })
    if (form.current) findField(form.current)?.focus()
  }
  const restyle = (change: Partial<Design>) => dispatch({ do: 'restyle', change })

  return (
    <div className="flex flex-col md:grid md:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div
        className={classNames(
          styles.clearOfSheet,
          'order-2 flex flex-col gap-8 px-4 py-6 md:order-none md:p-6 lg:p-8',
        )}
      >
        <ContentForm
          ref={form}
          draft={draft}
          errors={fieldErrors(state, messages, (count) =>
            t(design.level === 'L' ? 'form.tooLongForAny' : 'form.tooLong', { count }),
          )}
          onFill={(field, value) => dispatch({ do: 'fill', field, value })}
          onLeave={(field) => dispatch({ do: 'leave', fields: [field] })}
        >
          <ContentNotices state={state} />
        </ContentForm>
        <LookSettings design={design} onChange={restyle} />
      </div>
      <div className={classNames(styles.mat, 'contents md:block md:border-line md:border-s')}>
        <div className="contents md:sticky md:top-(--header-height) md:flex md:flex-col">
          <div className="sticky top-(--header-height) z-10 order-1 border-line border-b bg-paper px-4 py-3 md:static md:border-0 md:bg-transparent md:p-6 md:pt-8 md:pb-5 lg:px-8">
            <CodeSheet drawing={drawing} design={design} onClear={clear} />
          </div>
          <div className="order-3 px-4 pt-2 pb-6 md:border-line md:border-t md:bg-paper-raised md:px-6 md:py-5 lg:px-8">
            <LevelAndSize design={design} onChange={restyle} />
          </div>
          <div className="sticky bottom-0 z-10 order-4 border-line border-t bg-paper-raised px-4 py-3 md:px-6 md:py-4 lg:px-8 lg:py-5">
            <ExportButtons code={drawing.code} design={design} onPress={isReadyToTake} />
          </div>
        </div>
      </div>
    </div>
  )
}
