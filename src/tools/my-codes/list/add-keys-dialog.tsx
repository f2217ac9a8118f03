import { ScanLine, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { OwnedKey } from '@/codes'
import { useKeyFiles } from '@/tools/shared/keys/use-key-files'
import { useIncomingFiles } from '@/tools/shared/use-incoming-files'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { FileButton } from '@/ui/file-button'
import { Skeleton } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { findBareKey, findKeys, findSlug } from './find-keys'

const KeyCamera = lazy(async () => ({
  default: (await import('@/tools/shared/keys/key-camera')).KeyCamera,
}))

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
  const { isReading, read, cancel } = useKeyFiles((found, isPicture) => {
    if (found === undefined) setFault('file')
    else add(found, isPicture ? 'picture' : 'none')
  })
  const isOver = useIncomingFiles((files) => read(files))

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
      {isScanning && (
        <Suspense fallback={<Skeleton className="aspect-4/3 w-full" />}>
          <KeyCamera
            labels={{
              aim: t('aim'),
              camera: t('cameraFault.camera'),
              reload: t('cameraFault.reload'),
            }}
            onText={(found) => add(found, 'picture')}
          />
        </Suspense>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isReading ? t('reading') : isOver ? t('drop') : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isReading}>
          {t('submit')}
        </Button>
        {isReading ? (
          <Button variant="secondary" onClick={cancel}>
            {t('cancel')}
          </Button>
        ) : (
          <FileButton
            variant="secondary"
            label={t('file')}
            accept={accepted}
            onFile={(file) => read([file])}
          >
            <Upload aria-hidden="true" />
          </FileButton>
        )}
        <Button variant="secondary" onClick={() => setScanning(!isScanning)}>
          <ScanLine aria-hidden="true" />
          {t(isScanning ? 'stopScanning' : 'scan')}
        </Button>
      </div>
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
