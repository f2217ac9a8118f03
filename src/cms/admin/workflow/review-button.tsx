'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
} from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { announceChange, useAnswer, useRequest } from '@/desk/admin/requests/use-request'
import { useFormActions } from '@/desk/admin/use-form-actions'
import type { WorkStep } from '@/desk/states/work-steps'

/**
 * Requests a review of the edited language, and becomes the given button, which publishes, once the
 * text is approved. For users whose role cannot publish without an approval.
 */
export function ReviewButton({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { lastUpdateTime } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const { send, isBusy } = useRequest(t('translations.failed'))
  const { saveDraft } = useFormActions(t('translations.failed'))
  const { disabled } = useForm()
  const isInitializing = useFormInitializing()
  const isModified = useFormModified()
  const wish = isSaved ? { document, query: { locale } } : undefined
  const step = useAnswer('GET /:document/workflow', wish, lastUpdateTime).answer?.step

  async function ask() {
    if (!(await saveDraft())) return
    const body = { locale, action: 'ask' } as const
    const asked = await send('POST /:document/workflow', { document, body })
    announceChange(`${document}/workflow`)
    if (asked) toast.success(t('workflow.actions.reviewAsked'))
  }

  return (
    <ReviewStep
      step={step}
      isModified={isModified}
      isLocked={isBusy || isInitializing || Boolean(disabled)}
      onAsk={ask}
    >
      {children}
    </ReviewStep>
  )
}

type StepProps = {
  /** Undefined while it is loaded. */
  step: WorkStep | undefined
  /** Whether the form has changes that are not saved; a change withdraws the approval. */
  isModified: boolean
  isLocked: boolean
  onAsk: () => void
  children: ReactNode
}

export function ReviewStep({ step, isModified, isLocked, onAsk, children }: StepProps) {
  const t = useTexts()
  if (step === 'approved' && !isModified) return children
  const isAsked = step === 'in_review'
  return (
    <Button
      id="action-ask"
      size="medium"
      margin={false}
      disabled={isLocked || !step || isAsked}
      onClick={onAsk}
    >
      {t(isAsked ? 'workflow.steps.in_review' : 'workflow.ask')}
    </Button>
  )
}
