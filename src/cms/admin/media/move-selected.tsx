'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { useRequest } from '@/desk/admin/requests/use-request'
import { MediaFolderList } from './folder-field'

type Props = {
  folders: readonly string[]
}

/** Moves the selected pictures of the list into a folder; shown once some are selected. */
export function MoveSelected({ folders }: Props) {
  const t = useTexts()
  const { selectedIDs, toggleAll } = useSelection()
  const router = useRouter()
  const [folder, setFolder] = useState('')
  const { send, isBusy } = useRequest(t('failures.failed'))
  const id = useId()
  if (selectedIDs.length === 0) return null

  async function move(event: FormEvent) {
    event.preventDefault()
    if (!(await send('POST /media/move', { body: { ids: selectedIDs, folder } }))) return
    toast.success(t('pictures.moved'))
    toggleAll(false)
    router.refresh()
  }

  return (
    <form className={layout.row} style={{ marginBlockEnd: '1rem' }} onSubmit={move}>
      <label htmlFor={id}>{t('pictures.moveTo')}</label>
      <input
        className={layout.control}
        id={id}
        type="text"
        list={`${id}-folders`}
        autoComplete="off"
        value={folder}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setFolder(event.target.value)}
      />
      <MediaFolderList id={`${id}-folders`} folders={folders} />
      <Button type="submit" size="medium" margin={false} disabled={isBusy}>
        {t('pictures.move')}
      </Button>
      <small id={`${id}-hint`} style={{ flexBasis: '100%' }}>
        {t('pictures.folderHint')}
      </small>
    </form>
  )
}
