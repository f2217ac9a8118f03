import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnedKey } from '@/codes'
import { KeySources } from '@/tools/shared/keys/key-sources'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { findBareKey, findKeys, findSlug } from './find-keys'

const accepted = '.txt,.json,.csv,.pdf,image/*,text/plain,application/json,text/csv,application/pdf'

type Fault = 'none' | 'file' | 'picture' | 'slug'

/**
 * Adds keys in every form in which the site shows or saves them: text, links, mails, tables, files,
 * and pictures of their QR codes.
 */
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
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {open && <AddKeys onClose={onClose} onAdd={onAdd} />}
    </Dialog>
  )
}

function AddKeys({
  onClose,
  onAdd,
}: {
  onClose: () => void
  onAdd: (keys: readonly OwnedKey[]) => void
}) {
  const t = useTranslations('myCodes.list.add')
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [isScanning, setScanning] = useState(false)
  const bareKey = findKeys(text).length === 0 ? findBareKey(text) : undefined

  const finish = (keys: readonly OwnedKey[]) => {
    onClose()
    onAdd(keys)
  }
  /** Adds what a text contains; a key without its code is left in the text field. */
  const add = (source: string, faultIfEmpty: Fault) => {
    const keys = findKeys(source)
    if (keys.length > 0) return finish(keys)
    const bare = findBareKey(source)
    setFault(bare ? undefined : faultIfEmpty)
    if (!bare) return
    setText(bare)
    setScanning(false)
  }
  const submit = () => {
    if (!bareKey) return add(text, 'none')
    const slug = findSlug(link)
    if (slug) finish([{ slug, editKey: bareKey }])
    else setFault('slug')
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-4"
    >
      <Field
        label={t('label')}
        hint={t('hint')}
        error={fault && fault !== 'slug' && t(`fault.${fault}`)}
      >
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
      {bareKey && (
        <LinkField
          link={link}
          isWrong={fault === 'slug'}
          onChange={(typed) => {
            setLink(typed)
            setFault(undefined)
          }}
        />
      )}
      <KeySources
        accept={accepted}
        isScanning={isScanning}
        onScanning={setScanning}
        labels={{
          ...{ submit: t('submit'), file: t('file'), reading: t('reading'), drop: t('drop') },
          ...{ cancel: t('cancel'), scan: t('scan'), stopScanning: t('stopScanning') },
          ...{ aim: t('aim'), camera: t('cameraFault.camera'), reload: t('cameraFault.reload') },
        }}
        onFile={(found, isPicture) => {
          if (found === undefined) setFault('file')
          else add(found, isPicture ? 'picture' : 'none')
        }}
        onScan={(found) => add(found, 'picture')}
      />
    </form>
  )
}

/** The link of the code that a key belongs to. */
function LinkField({
  link,
  isWrong,
  onChange,
}: {
  link: string
  isWrong: boolean
  onChange: (link: string) => void
}) {
  const t = useTranslations('myCodes.list.add')
  return (
    <Field label={t('slug')} hint={t('slugHint')} error={isWrong && t('fault.slug')}>
      {(control) => (
        <TextInput
          {...control}
          value={link}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
