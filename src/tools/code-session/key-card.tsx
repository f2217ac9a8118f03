import { Check, Copy, FileText, Link2, QrCode, ScanLine } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type OwnedKey, writeOwnedKey } from '@/codes'
import { useKeyboard } from '@/devices/use-keyboard'
import { defaultDesign } from '@/qr/design'
import { findStoredKey, markBackup, type StoredKey } from '@/tools/shared/dynamic/key-store'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { watchStore } from '@/tools/shared/store-channel'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { type KeySheet, writeKeyText } from './write-key-text'

const copiedForMs = 3000

type KeyCardProps = {
  owned: OwnedKey
  /** Name of the code, which may be empty. */
  name: string
  /** Short link of the code. */
  link: string
  /** Adds the key to another browser. */
  keyLink: string
  /** Called when the key was saved outside this browser. */
  onBackup?: () => void
  /** Sends the key by email, where the server can. */
  children?: ReactNode
}

/** The edit key of a code, with every way to save it outside this browser. */
export function KeyCard({ children, onBackup, ...props }: KeyCardProps) {
  const t = useTranslations('dynamic.key')
  const limits = useLimits()
  const { owned } = props
  const done = () => {
    void markBackup([owned.slug])
    onBackup?.()
  }
  return (
    <div className="flex flex-col gap-4">
      <KeyField owned={owned} keyLink={props.keyLink} />
      <SaveKey {...props} onSaved={done} />
      <KeyCode keyLink={props.keyLink} />
      {limits?.hasMail && children}
      {limits && !limits.hasMail && <Notice tone="warn">{t('noMail')}</Notice>}
      <BackupStatus owned={owned} onElsewhere={done} />
    </div>
  )
}

/** The key as text, and the buttons that copy it. */
function KeyField({ owned, keyLink }: Pick<KeyCardProps, 'owned' | 'keyLink'>) {
  const t = useTranslations('dynamic.key')
  const keyboard = useKeyboard()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'key' | 'link' | 'nothing'>()
  // Contains the slug, so that it is all that another browser needs.
  const key = writeOwnedKey(owned)

  const copy = async (what: 'key' | 'link') => {
    try {
      await navigator.clipboard.writeText(what === 'key' ? key : keyLink)
      setCopied(what)
      setTimeout(() => setCopied(undefined), copiedForMs)
    } catch {
      input.current?.select()
      setCopied('nothing')
    }
  }
  return (
    <>
      <Field
        label={t('label')}
        hint={t('hint')}
        error={copied === 'nothing' && t('cannotCopy', { keyboard })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            readOnly
            value={key}
            onFocus={(event) => event.currentTarget.select()}
            className="text-ellipsis font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => copy('key')}>
          {copied === 'key' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(copied === 'key' ? 'copied' : 'copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => copy('link')}>
          {copied === 'link' ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          {t(copied === 'link' ? 'copied' : 'copyLink')}
        </Button>
        <span role="status" className="sr-only">
          {(copied === 'key' || copied === 'link') && t('copied')}
        </span>
      </div>
    </>
  )
}

/** Saves the key as a PDF with its QR code, or as text. */
function SaveKey({
  owned,
  name,
  link,
  keyLink,
  onSaved,
}: Omit<KeyCardProps, 'children' | 'onBackup'> & { onSaved: () => void }) {
  const t = useTranslations('dynamic.key')
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const sheet: KeySheet = {
    title: name ? t('file.titleOf', { name }) : t('file.title'),
    rows: [t('file.link', { link }), t('file.key', { key: writeOwnedKey(owned) })],
    note: t('file.note'),
    keyLink,
  }
  const nameOf = (ending: string) => fileName([t('file.name'), owned.slug], ending)
  const saveText = () => {
    const rows = [...sheet.rows, t('file.open', { link: keyLink })]
    saveFile(writeKeyText({ ...sheet, rows }), 'text/plain;charset=utf-8', nameOf('txt'))
    onSaved()
  }
  const savePdf = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { writeKeyPdf } = await import('./write-key-pdf')
      const pdf = await writeKeyPdf({ ...sheet, note: `${t('file.scan')} ${sheet.note}` }, locale)
      saveFile(pdf, 'application/pdf', nameOf('pdf'))
      onSaved()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={isBusy} onClick={savePdf}>
        <QrCode aria-hidden="true" />
        {t('savePdf')}
      </Button>
      <Button variant="secondary" onClick={saveText}>
        <FileText aria-hidden="true" />
        {t('saveText')}
      </Button>
      <p role="alert" className="w-full text-bad text-sm empty:hidden">
        {hasFailed && t('pdfFailed')}
      </p>
    </div>
  )
}

/** The key as a QR code, which moves it to a phone or tablet. Hidden at first, like a password. */
function KeyCode({ keyLink }: Pick<KeyCardProps, 'keyLink'>) {
  const t = useTranslations('dynamic.key')
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <ScanLine aria-hidden="true" />
        {t(isShown ? 'hideCode' : 'showCode')}
      </Button>
      {isShown && (
        <figure className="flex flex-wrap items-center gap-4">
          <span role="img" aria-label={t('codeLabel')} className="block bg-white p-1">
            <StoredCode text={keyLink} design={defaultDesign} className="size-48" />
          </span>
          <figcaption className="min-w-0 flex-[1_1_12rem] text-ink-soft text-sm">
            {t('codeHint')}
          </figcaption>
        </figure>
      )}
    </div>
  )
}

/** Whether the key exists outside this browser, and what the browser may do with its copy. */
function BackupStatus({ owned, onElsewhere }: { owned: OwnedKey; onElsewhere: () => void }) {
  const t = useTranslations('dynamic.key.backup')
  const format = useFormatter()
  const stored = useStoredKey(owned.slug)
  const isPersistent = useIsPersistent()
  if (!stored) return null
  const { backupAt } = stored
  return (
    <Notice tone={backupAt ? 'good' : 'warn'} live>
      <p>
        {backupAt
          ? t('done', { date: format.dateTime(new Date(backupAt), { dateStyle: 'long' }) })
          : t('none')}{' '}
        {isPersistent === false && t('temporary')}
      </p>
      {!backupAt && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onElsewhere}>
          {t('elsewhere')}
        </Button>
      )}
    </Notice>
  )
}

/** The key as this browser stores it; undefined without one, and until it is read. */
export function useStoredKey(slug: string | undefined): StoredKey | undefined {
  const [stored, setStored] = useState<StoredKey>()
  useEffect(() => {
    if (!slug) return
    let isGone = false
    const read = () =>
      findStoredKey(slug).then(
        (found) => !isGone && setStored(found),
        () => {},
      )
    read()
    const leave = watchStore('keys', read)
    return () => {
      isGone = true
      leave()
    }
  }, [slug])
  return stored?.slug === slug ? stored : undefined
}

/** Whether the browser has agreed not to delete the site's data; undefined if unknown. */
function useIsPersistent(): boolean | undefined {
  const [isPersistent, setPersistent] = useState<boolean>()
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersistent, () => {})
  }, [])
  return isPersistent
}
