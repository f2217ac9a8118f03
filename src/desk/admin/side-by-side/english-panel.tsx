'use client'

import { Button, toast, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TermGlossary } from '../../glossary/glossary'
import type { EnglishUnit } from '../../states/read-source'
import layout from '../layout.module.css'
import { useEditedDocument } from '../requests/use-edited-document'
import { announceChange, useRequest } from '../requests/use-request'
import { focusFormField } from '../states/focus-form-field'
import { StateMark } from '../states/state-mark'
import { useDeskTexts } from '../use-desk-texts'
import { useFormActions } from '../use-form-actions'
import { EnglishView } from './english-view'
import { FieldTerms } from './field-terms'
import styles from './side-by-side.module.css'
import { useCopyEnglish } from './use-copy-english'

type Props = {
  unit: EnglishUnit
  /** Path of the field in the form. */
  path: string
  isLocked: boolean
  glossary: TermGlossary | undefined
}

type CopyProps = Pick<Props, 'path' | 'unit'> & { isDisabled: boolean }

/** The English text of a field, with what changed in it, and what can be done about it. */
export function EnglishPanel({ unit, path, isLocked, glossary }: Props) {
  const t = useDeskTexts()
  const { hasSavePermission } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const canEdit = hasSavePermission === true && !isLocked
  return (
    <section
      className={`${layout.terms} ${styles.panel}`}
      aria-label={t('sideBySide.english')}
      data-field-path={path}
      data-state={unit.state}
    >
      <div className={`${layout.row} ${styles.head}`}>
        <span>{t('sideBySide.english')}</span>
        {unit.state !== 'done' && (
          <span>
            <StateMark state={unit.state} /> {t(`sideBySide.${unit.state}`)}
          </span>
        )}
      </div>
      <EnglishView unit={unit} terms={glossary?.terms} />
      {glossary && <FieldTerms english={unit.english} {...{ path, glossary }} />}
      {canEdit && (
        <div className={`${layout.row} ${styles.actions}`}>
          <CopyButton unit={unit} path={path} isDisabled={isProcessing} />
          {(unit.state === 'outdated' || unit.state === 'machine') && <MarkButton unit={unit} />}
        </div>
      )}
    </section>
  )
}

function CopyButton({ unit, path, isDisabled }: CopyProps) {
  const t = useDeskTexts()
  const { isEmpty, copy, undo } = useCopyEnglish(path, unit.english)
  const [isAsking, setAsking] = useState(false)
  const { getFields } = useForm()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.querySelector('button')?.focus()
  }, [isAsking])

  function answer(isYes: boolean) {
    setAsking(false)
    if (isYes) copy()
    focusFormField(path, getFields)
  }

  if (isAsking)
    return (
      <div
        ref={question}
        role="alertdialog"
        aria-label={t('sideBySide.replaceQuestion')}
        className={layout.row}
      >
        <span>{t('sideBySide.replaceQuestion')}</span>
        <SmallButton onClick={() => answer(true)}>{t('sideBySide.replace')}</SmallButton>
        <SmallButton onClick={() => answer(false)}>{t('sideBySide.keep')}</SmallButton>
      </div>
    )
  return (
    <>
      <SmallButton
        isDisabled={isDisabled}
        onClick={() => (isEmpty() ? answer(true) : setAsking(true))}
      >
        {t('sideBySide.copy')}
      </SmallButton>
      {undo && (
        <>
          <span role="status">{t('sideBySide.copied')}</span>
          <SmallButton isDisabled={isDisabled} onClick={undo}>
            {t('sideBySide.undo')}
          </SmallButton>
        </>
      )}
    </>
  )
}

/** Marks an outdated text as up to date, or confirms that of a machine. */
function MarkButton({ unit: { key, state } }: Pick<Props, 'unit'>) {
  const t = useDeskTexts()
  const { document, locale } = useEditedDocument()
  const { waitForSaves } = useFormActions(t('translations.failed'))
  const { send, isBusy } = useRequest(t('translations.failed'))
  const isOfMachine = state === 'machine'

  async function mark() {
    // What is confirmed is what was saved last.
    await waitForSaves()
    const body = { locale, keys: [key] }
    if (!(await send('POST /:document/translations/up-to-date', { document, body }))) return
    announceChange(`${document}/translations`)
    toast.success(t(isOfMachine ? 'machine.confirmed' : 'translations.marked'))
  }

  return (
    <SmallButton isDisabled={isBusy} onClick={mark}>
      {t(isOfMachine ? 'machine.confirm' : 'translations.markUpToDate')}
    </SmallButton>
  )
}

function SmallButton({
  children,
  isDisabled = false,
  onClick,
}: {
  children: ReactNode
  isDisabled?: boolean
  onClick: () => void
}) {
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
