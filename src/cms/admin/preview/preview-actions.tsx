'use client'

import { Popup, PopupList, useLivePreviewContext, useModal } from '@payloadcms/ui'
import { useId } from 'react'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { isSharedEntity } from '@/cms/preview/shared-entities'
import { previewsPath } from './preview-path'
import type { PreviewProps } from './preview-texts'
import { ShareDrawer } from './share-drawer'

export function PreviewActions({ texts, names }: PreviewProps) {
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
            {texts.open}
          </span>
        }
        horizontalAlign="right"
        size="large"
        verticalAlign="bottom"
        render={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button id="action-all-languages" href={previewsPath(entity, id)}>
              {texts.allLanguages}
            </PopupList.Button>
            {isSharedEntity(entity) && (
              <PopupList.Button
                id="action-share"
                onClick={() => {
                  close()
                  openModal(slug)
                }}
              >
                {texts.share}
              </PopupList.Button>
            )}
          </PopupList.ButtonGroup>
        )}
      />
      {/* Loads its links each time it is opened. */}
      <ShareDrawer key={String(isModalOpen(slug))} slug={slug} texts={texts} names={names} />
    </>
  )
}
