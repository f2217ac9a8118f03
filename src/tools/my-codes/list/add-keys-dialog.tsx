import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnedKey } from '@/codes'
import { KeyForm } from '@/tools/shared/keys/key-form'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { findBareKey, findKeys, findSlug } from './find-keys'

const accepted = '.txt,.json,.csv,.pdf,image/*,text/plain,application/json,text/csv,application/pdf'

type AddProps = { onClose: () => void; onAdd: (keys: readonly OwnedKey[]) => void }

/**
 * Adds keys in every form in which the site shows or saves them: text, links, mails, tables, files,
 * and pictures of their QR codes.
 */
export function AddKeysDialog({ open, ...props }: AddProps & { open: boolean }) {
  const t = useTranslations('myCodes.list.add')
  const close = useTranslations('dialogs')('close')
  return (
    <Dialog open={open} onClose={props.onClose} title={t('title')} closeLabel={close}>
      {open && <AddKeys {...props} />}
    </Dialog>
  )
}

function AddKeys({ onClose, onAdd }: AddProps) {
  const t = useTranslations('myCodes.list.add')
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const [fault, setFault] = useState<'none' | 'file' | 'picture' | 'slug'>()
  const bareKey = findKeys(text).length === 0 ? findBareKey(text) : undefined

  const finish = (keys: readonly OwnedKey[]) => {
    onClose()
    onAdd(keys)
    return true
  }
  /** Adds what a text contains; a key without its code is left in the text field. */
  const add = (source: string, faultIfEmpty: typeof fault): boolean => {
    const keys = findKeys(source)
    if (keys.length > 0) return finish(keys)
    const bare = findBareKey(source)
    setFault(bare ? undefined : faultIfEmpty)
    if (bare) setText(bare)
    return bare !== undefined
  }
  const submit = () => {
    const slug = bareKey && findSlug(link)
    if (!bareKey) add(text, 'none')
    else if (slug) finish([{ slug, editKey: bareKey }])
    else setFault('slug')
  }

  return (
    <KeyForm
      text={text}
      labels={{ label: t('label'), hint: t('hint'), submit: t('submit') }}
      accept={accepted}
      fault={fault && fault !== 'slug' && t(`fault.${fault}`)}
      onText={(typed) => {
        setText(typed)
        setFault(undefined)
      }}
      onSubmit={submit}
      onFile={(found, isPicture) => {
        if (found === undefined) setFault('file')
        else add(found, isPicture ? 'picture' : 'none')
      }}
      onScan={(found) => add(found, 'picture')}
    >
      {bareKey && (
        <Field label={t('slug')} hint={t('slugHint')} error={fault === 'slug' && t('fault.slug')}>
          {(control) => (
            <TextInput
              {...control}
              value={link}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              onChange={({ target }) => {
                setLink(target.value)
                setFault(undefined)
              }}
            />
          )}
        </Field>
      )}
    </KeyForm>
  )
}
