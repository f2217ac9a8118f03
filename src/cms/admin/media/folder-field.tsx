'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { useId } from 'react'

type Props = {
  path: string
  readOnly: boolean
  folders: readonly string[]
  texts: { label: string; hint: string }
}

/** A text input that suggests the existing folders. */
export function FolderField({ path: stalePath, readOnly, folders, texts }: Props) {
  const { path, disabled, setValue, showError, value } = useField<string>({
    potentiallyStalePath: stalePath,
  })
  const id = useId()
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel htmlFor={id} label={texts.label} path={path} />
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
        {texts.hint}
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
