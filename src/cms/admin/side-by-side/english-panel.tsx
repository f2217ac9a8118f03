'use client'

import { Button, toast, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { announceChange, useRequest } from '@/cms/admin/requests/use-request'
import { focusFormField } from '@/cms/admin/translation/focus-form-field'
import { StateMark } from '@/cms/admin/translation/state-mark'
import type { TermGlossary } from '@/cms/glossary/glossary'
import type { EnglishUnit } from '@/cms/translation/read-source'
import layout from '../layout.module.css'
import { EnglishView } from './english-view'
import { FieldTerms } from './field-terms'
import styles from './side-by-side.module.css'
import type { SideBySideTexts } from './side-by-side-texts'
import { useCopyEnglish } from './use-copy-english'

type Props = {
  unit: EnglishUnit
  /** Path of the field in the form. */
  path: string
  isLocked: boolean
  glossary: TermGlossary | undefined
  texts: SideBySideTexts
}

type CopyProps = Pick<Props, 'path' | 'texts' | 'unit'> & { isDisabled: boolean }

/** The English text of a field, with what changed in it, and what can be done about it. */
export function EnglishPanel({ unit, path, isLocked, glossary, texts }: Props) {
  const { hasSavePermission } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const canEdit = hasSavePermission === true && !isLocked
  return (
    <section
      className={`${layout.terms} ${styles.panel}`}
      aria-label={texts.english}
      data-field-path={path}
      data-state={unit.state}
    >
      <div className={`${layout.row} ${styles.head}`}>
        <span>{texts.english}</span>
        {unit.state !== 'done' && (
          <span>
            <StateMark state={unit.state} /> {texts[unit.state]}
          </span>
        )}
      </div>
      <EnglishView unit={unit} terms={glossary?.terms} texts={texts} />
      {glossary && <FieldTerms english={unit.english} {...{ path, glossary, texts }} />}
      {canEdit && (
        <div className={`${layout.row} ${styles.actions}`}>
          <CopyButton unit={unit} path={path} isDisabled={isProcessing} texts={texts} />
          {unit.state === 'outdated' && <MarkButton unitKey={unit.key} texts={texts} />}
        </div>
      )}
    </section>
  )
}

function CopyButton({ unit, path, isDisabled, texts }: CopyProps) {
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
        aria-label={texts.replaceQuestion}
        className={layout.row}
      >
        <span>{texts.replaceQuestion}</span>
        <SmallButton onClick={() => answer(true)}>{texts.replace}</SmallButton>
        <SmallButton onClick={() => answer(false)}>{texts.keep}</SmallButton>
      </div>
    )
  return (
    <>
      <SmallButton
        isDisabled={isDisabled}
        onClick={() => (isEmpty() ? answer(true) : setAsking(true))}
      >
        {texts.copy}
      </SmallButton>
      {undo && (
        <>
          <span role="status">{texts.copied}</span>
          <SmallButton isDisabled={isDisabled} onClick={undo}>
            {texts.undo}
          </SmallButton>
        </>
      )}
    </>
  )
}

function MarkButton({ unitKey, texts }: { unitKey: string; texts: SideBySideTexts }) {
  const { document, locale } = useEditedDocument()
  const { send, isBusy } = useRequest(texts.markFailed)

  async function mark() {
    const body = { locale, keys: [unitKey] }
    if (!(await send('POST /:document/translations/up-to-date', { document, body }))) return
    announceChange(`${document}/translations`)
    toast.success(texts.marked)
  }

  return (
    <SmallButton isDisabled={isBusy} onClick={mark}>
      {texts.markUpToDate}
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
