'use client'

import {
  CopyLocaleData,
  Popup,
  PopupList,
  UnpublishButton,
  useDocumentInfo,
  useFormInitializing,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'

/**
 * Payload shows its menu of a document only to people who may create or delete documents. Two of its
 * entries are also for translators.
 */
export function TranslatorMenu() {
  const { id, collectionSlug, docPermissions } = useDocumentInfo()
  const { t } = useTranslation()
  const isInitializing = useFormInitializing()
  const isProcessing = useFormProcessing()
  const rights = docPermissions as { create?: unknown; delete?: unknown } | undefined
  if (!collectionSlug || !id || rights?.create || rights?.delete) return null
  return (
    // At the end of the bar, where Payload's is.
    <div style={{ order: 1 }}>
      <Popup
        button={
          <div className="doc-controls__dots" role="img" aria-label={t('general:moreOptions')}>
            <div />
            <div />
            <div />
          </div>
        }
        className="doc-controls__popup"
        disabled={isInitializing || isProcessing}
        horizontalAlign="right"
        size="large"
        verticalAlign="bottom"
      >
        <PopupList.ButtonGroup>
          <CopyLocaleData />
          <UnpublishButton />
        </PopupList.ButtonGroup>
      </Popup>
    </div>
  )
}
