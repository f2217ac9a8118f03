'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { useId } from 'react'
import { useTexts } from '@/cms/admin/use-texts'

type Props = {
  path: string
  readOnly: boolean
  folders: readonly string[]
}

/** A text input that suggests the existing folders. */
export function FolderField({ path: stalePath, readOnly, folders }: Props) {
  const t = useTexts()
  const { path, disabled, setValue, showError, value } = useField<string>({
    potentiallyStalePath: stalePath,
  })
  const id = useId()
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel htmlFor={id} label={t('pictures.folder')} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          name={path}
          list={`${id}-folders`}
          autoComplete="off"
          value={value ?? ''}
          disabled={readOnly || disabled}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setValue(event.target.value)}
        />
        <MediaFolderList id={`${id}-folders`} folders={folders} />
      </div>
      <div id={`${id}-hint`} className="field-description">
        {t('pictures.folderHint')}
      </div>
    </div>
  )
}

/** The suggestions of an input for a folder. */
export function MediaFolderList({ id, folders }: { id: string; folders: readonly string[] }) {
  return (
    <datalist id={id}>
      {folders.map((folder) => (
        <option key={folder} value={folder} />
      ))}
    </datalist>
  )
}
