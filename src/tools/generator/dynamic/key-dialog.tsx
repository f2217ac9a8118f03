import { Check, Copy, Download, Link2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { writeOwnedKey } from '@/codes'
import { useKeyboard } from '@/devices/use-keyboard'
import { Link } from '@/i18n/link'
import { localizedPath, paths } from '@/paths'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { MailKeyForm } from './mail-key-form'
import type { NewKey } from './use-dynamic-code'

const copiedForMs = 3000

/** Shows the edit key of a new code, once, with every way to save it. */
export function KeyDialog({
  newKey,
  name,
  link,
  siteUrl,
  onClose,
}: {
  newKey: NewKey | undefined
  name: string
  /** Link of the code. */
  link: string
  siteUrl: string
  onClose: () => void
}) {
  const t = useTranslations('dynamic.key')
  return (
    <Dialog
      open={newKey !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
    >
      {newKey && <NewKeyParts {...{ newKey, name, link, siteUrl, onClose }} />}
    </Dialog>
  )
}

function NewKeyParts({
  newKey: { owned, isKept },
  name,
  link,
  siteUrl,
  onClose,
}: {
  newKey: NewKey
  name: string
  link: string
  siteUrl: string
  onClose: () => void
}) {
  const t = useTranslations('dynamic.key')
  const locale = useLocale()
  const keyboard = useKeyboard()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'key' | 'link' | 'nothing'>()
  const page = siteUrl + localizedPath(locale, paths.myCodes)
  const keyLink = `${page}#key=${writeOwnedKey(owned)}`

  const copy = async (what: 'key' | 'link') => {
    try {
      await navigator.clipboard.writeText(what === 'key' ? owned.editKey : keyLink)
      setCopied(what)
      setTimeout(() => setCopied(undefined), copiedForMs)
    } catch {
      input.current?.select()
      setCopied('nothing')
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t('lead')}</p>
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
            value={owned.editKey}
            onFocus={(event) => event.currentTarget.select()}
            className="text-ellipsis font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copy('key')}>
          {copied === 'key' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(copied === 'key' ? 'copied' : 'copy')}
        </Button>
        <DownloadKey {...{ owned, name, link, keyLink }} />
        <Button variant="secondary" onClick={() => copy('link')}>
          {copied === 'link' ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          {t(copied === 'link' ? 'copied' : 'copyLink')}
        </Button>
        <span role="status" className="sr-only">
          {(copied === 'key' || copied === 'link') && t('copied')}
        </span>
      </div>
      <MailKeyForm owned={owned} />
      {isKept ? (
        <p className="border-line border-t pt-4 text-ink-soft text-sm">
          {t.rich('kept', {
            link: (words) => (
              <Link
                href={paths.myCodes}
                className="underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      ) : (
        <Notice tone="warn" title={t('notKept.title')}>
          {t('notKept.text')}
        </Notice>
      )}
      <Button variant="secondary" onClick={onClose} className="self-end">
        {t('done')}
      </Button>
    </div>
  )
}

/** Downloads a text file with the key and its purpose. */
function DownloadKey({
  owned,
  name,
  link,
  keyLink,
}: {
  owned: NewKey['owned']
  name: string
  link: string
  keyLink: string
}) {
  const t = useTranslations('dynamic.key')
  const download = () => {
    const rows = [
      name ? t('file.titleOf', { name }) : t('file.title'),
      '',
      t('file.link', { link }),
      t('file.key', { key: owned.editKey }),
      t('file.open', { link: keyLink }),
      '',
      t('file.note'),
      '',
    ]
    // Notepad needs CR LF, and the byte order mark to read anything but ASCII.
    const text = `\uFEFF${rows.join('\r\n')}`
    saveFile(text, 'text/plain;charset=utf-8', fileName([t('file.name'), owned.slug], 'txt'))
  }
  return (
    <Button variant="secondary" onClick={download}>
      <Download aria-hidden="true" />
      {t('download')}
    </Button>
  )
}
