import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useKeyboard } from '@/devices/use-keyboard'
import { useLocale } from '@/i18n/use-locale'
import { defaultDesign } from '@/qr/design'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'
import { type KeySheet, writeKeyText } from './write-key-text'

const copiedForMs = 3000

type KeyCopiesProps = {
  /** The key, with all that another browser needs. */
  keyText: string
  sheet: KeySheet
  texts: Readonly<Record<'label' | 'hint' | 'open' | 'scan' | 'codeLabel' | 'codeHint', string>>
  /** Words of the names of files. */
  fileWords: readonly string[]
  /** Called when the key was saved as a file. */
  onSaved: () => void
}

/** A key as text, link, file and QR code. */
export function KeyCopies(props: KeyCopiesProps) {
  return (
    <>
      <KeyField {...props} />
      <SaveKey {...props} />
      <KeyCode {...props} />
    </>
  )
}

/** The key as text, and the buttons that copy it. */
function KeyField({ keyText, sheet: { keyLink }, texts }: KeyCopiesProps) {
  const t = useTranslations('dynamic.key')
  const keyboard = useKeyboard()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'key' | 'link' | 'nothing'>()
  const copy = async (what: 'key' | 'link') => {
    try {
      await navigator.clipboard.writeText(what === 'key' ? keyText : keyLink)
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
        label={texts.label}
        hint={texts.hint}
        error={copied === 'nothing' && t('cannotCopy', { keyboard })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            readOnly
            value={keyText}
            onFocus={(event) => event.currentTarget.select()}
            className="text-ellipsis font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => copy('key')}>
          {copied === 'key' ? <Icon name="check" /> : <Icon name="copy" />}
          {t(copied === 'key' ? 'copied' : 'copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => copy('link')}>
          {copied === 'link' ? <Icon name="check" /> : <Icon name="link-2" />}
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
function SaveKey({ sheet, texts, fileWords, onSaved }: KeyCopiesProps) {
  const t = useTranslations('dynamic.key')
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const nameOf = (ending: string) => fileName(fileWords, ending)
  const saveText = () => {
    const rows = [...sheet.rows, texts.open]
    saveFile(writeKeyText({ ...sheet, rows }), 'text/plain;charset=utf-8', nameOf('txt'))
    onSaved()
  }
  const savePdf = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { writeKeyPdf } = await import('./write-key-pdf')
      const pdf = await writeKeyPdf({ ...sheet, note: `${texts.scan} ${sheet.note}` }, locale)
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
        <Icon name="qr-code" />
        {t('savePdf')}
      </Button>
      <Button variant="secondary" onClick={saveText}>
        <Icon name="file-text" />
        {t('saveText')}
      </Button>
      <p role="alert" className="w-full text-bad text-sm empty:hidden">
        {hasFailed && t('pdfFailed')}
      </p>
    </div>
  )
}

/** The key as a QR code, which moves it to a phone or tablet. Hidden at first, like a password. */
function KeyCode({ sheet: { keyLink }, texts }: KeyCopiesProps) {
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
        <Icon name="scan-line" />
        {t(isShown ? 'hideCode' : 'showCode')}
      </Button>
      {isShown && (
        <figure className="flex flex-wrap items-center gap-4">
          <span role="img" aria-label={texts.codeLabel} className="block bg-white p-1">
            <StoredCode text={keyLink} design={defaultDesign} className="size-48" />
          </span>
          <figcaption className="min-w-0 flex-[1_1_12rem] text-ink-soft text-sm">
            {texts.codeHint}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
