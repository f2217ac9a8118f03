import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnedKey } from '@/codes'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { FileButton } from '@/ui/file-button'
import { TextArea } from '@/ui/text-area'
import { findKeys } from './find-keys'

/** A file of a thousand keys has about two hundred thousand bytes. */
const maxFileBytes = 5_000_000

/** Adds keys from any text or file that contains them: links, mails, tables. */
export function AddKeysDialog({
  open,
  onClose,
  onAdd,
}: {
  open: boolean
  onClose: () => void
  onAdd: (keys: readonly OwnedKey[]) => void
}) {
  const t = useTranslations('myCodes.list.add')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<'none' | 'file'>()

  const add = (source: string) => {
    const keys = findKeys(source)
    if (keys.length === 0) return setFault('none')
    setText('')
    setFault(undefined)
    onClose()
    onAdd(keys)
  }
  const addFile = async (file: File) => {
    if (file.size > maxFileBytes) return setFault('file')
    try {
      add(await file.text())
    } catch {
      setFault('file')
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add(text)
        }}
        className="flex flex-col gap-4"
      >
        <Field label={t('label')} hint={t('hint')} error={fault && t(`fault.${fault}`)}>
          {(control) => (
            <TextArea
              {...control}
              value={text}
              rows={3}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              onChange={({ target }) => {
                setText(target.value)
                setFault(undefined)
              }}
              className="font-mono text-sm"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('submit')}</Button>
          <FileButton
            variant="secondary"
            label={t('file')}
            accept=".txt,.json,.csv,text/plain,application/json,text/csv"
            onFile={addFile}
          >
            <Upload aria-hidden="true" />
          </FileButton>
        </div>
      </form>
    </Dialog>
  )
}
