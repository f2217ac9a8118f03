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
 * The two entries of Payload's document menu that translators may use. Payload shows its own menu
 * only to users who may create or delete documents.
 */
export function TranslatorMenu() {
  const { id, collectionSlug, docPermissions } = useDocumentInfo()
  const { t } = useTranslation()
  const isInitializing = useFormInitializing()
  const isProcessing = useFormProcessing()
  const rights = docPermissions as { create?: unknown; delete?: unknown } | undefined
  if (!collectionSlug || !id || rights?.create || rights?.delete) return null
  return (
    // Placed at the end of the bar, like Payload's menu.
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
