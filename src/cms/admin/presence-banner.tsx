'use client'

import {
  Button,
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { FormNotice } from '@/desk/admin/form-notice'
import { intlTag } from '@/i18n/locales'
import { usePresence } from './use-presence'
import { useTexts } from './use-texts'

/** Shows the current editor of the document, and locks the form while that is another user. */
export function PresenceBanner() {
  const t = useTexts()
  const [fields] = useAllFormFields()
  const { setProcessing } = useForm()
  const isProcessing = useFormProcessing()
  const isModified = useFormModified()
  const router = useRouter()
  const [isReloading, startReload] = useTransition()
  const { i18n } = useTranslation()
  const { editor, isTheirs, wasTakenOver, takeOver } = usePresence(
    isModified ? fields : null,
    // Loads the changes of other users into this form, unless it contains unsaved changes.
    () => {
      if (!isModified) startReload(() => router.refresh())
    },
  )

  // The form is locked only after its changes are saved or their conflict is resolved. It is also
  // locked during a reload, which would replace typed text.
  const isLocked = (isTheirs && !isModified) || isReloading
  const hasLocked = useRef(false)
  useEffect(() => {
    if (isLocked) {
      hasLocked.current = true
      if (!isProcessing) setProcessing(true)
    } else if (hasLocked.current) {
      hasLocked.current = false
      setProcessing(false)
    }
  }, [isLocked, isProcessing, setProcessing])

  if (!isTheirs || !editor) return null
  const since = new Intl.DateTimeFormat(intlTag(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <FormNotice>
      <section role="status" className="banner banner--type-info">
        <strong>{wasTakenOver ? t('presence.takenOver') : t('presence.editing')}</strong>
        <p>
          {editor.name} ({editor.email}) · {t('presence.since')}{' '}
          {since.format(new Date(editor.since))}
        </p>
        <p style={{ marginBlockEnd: '0.5rem' }}>
          {wasTakenOver ? t('presence.takenOverHint') : t('presence.editingHint')}
        </p>
        <Button size="small" margin={false} onClick={takeOver}>
          {t('presence.takeOver')}
        </Button>
      </section>
    </FormNotice>
  )
}
