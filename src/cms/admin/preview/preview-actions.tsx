'use client'

import { Popup, PopupList, useLivePreviewContext, useModal } from '@payloadcms/ui'
import { useId } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { isSharedEntity } from '@/cms/preview/shared-entities'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { previewsPath } from './preview-path'
import { ShareDrawer } from './share-drawer'

/** The ways to show a document, in a menu above its form. */
export function PreviewActions() {
  const t = useTexts()
  const { entity, id, isSaved } = useEditedDocument()
  const { isLivePreviewEnabled } = useLivePreviewContext()
  const { isModalOpen, openModal } = useModal()
  const slug = `share-${useId()}`
  if (!isLivePreviewEnabled || !isSaved) return null
  return (
    <>
      <Popup
        button={
          <span className="btn btn--style-secondary btn--size-medium btn--no-margin">
            {t('preview.open')}
          </span>
        }
        horizontalAlign="right"
        size="large"
        verticalAlign="bottom"
        render={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button id="action-all-languages" href={previewsPath(entity, id)}>
              {t('preview.allLanguages')}
            </PopupList.Button>
            {isSharedEntity(entity) && (
              <PopupList.Button
                id="action-share"
                onClick={() => {
                  close()
                  openModal(slug)
                }}
              >
                {t('preview.share')}
              </PopupList.Button>
            )}
          </PopupList.ButtonGroup>
        )}
      />
      {/* Loads its links each time it is opened. */}
      <ShareDrawer key={String(isModalOpen(slug))} slug={slug} />
    </>
  )
}
