import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type CodeView, type OwnedKey, writeOwnedKey } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { localizedPath, paths } from '@/paths'
import { markBackup } from '@/tools/shared/dynamic/key-store'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { KeyCopies } from './key-copies'
import { MailKeyForm } from './mail-key-form'
import { useStoredKey } from './use-stored-key'

type KeyCardProps = {
  owned: OwnedKey
  /** Name of the code, which may be empty. */
  name: string
  /** Short link of the code. */
  link: string
  /** Called when the key was saved outside this browser. */
  onBackup?: () => void
  /** Whether the key can be sent by email, where the server can. */
  canMail?: boolean
  /** The code, in its settings. */
  saved?: CodeView
  /** Called when the settings of the code were changed. */
  onChange?: (code: CodeView) => void
}

/** The edit key of a code, with every way to save it outside this browser. */
export function KeyCard({
  owned,
  name,
  link,
  canMail = true,
  saved,
  onBackup,
  onChange,
}: KeyCardProps) {
  const t = useTranslations('dynamic.key')
  const locale = useLocale()
  const limits = useLimits()
  const done = () => {
    void markBackup([owned.slug])
    onBackup?.()
  }
  // Contains the slug, so that it is all that another browser needs.
  const key = writeOwnedKey(owned)
  const keyLink = `${location.origin}${localizedPath(locale, paths.myCodes)}#key=${key}`
  return (
    <div className="flex flex-col gap-4">
      <KeyCopies
        keyText={key}
        sheet={{
          title: name ? t('file.titleOf', { name }) : t('file.title'),
          rows: [t('file.link', { link }), t('file.key', { key })],
          note: t('file.note'),
          keyLink,
        }}
        texts={{
          label: t('label'),
          hint: t('hint'),
          open: t('file.open', { link: keyLink }),
          scan: t('file.scan'),
          codeLabel: t('codeLabel'),
          codeHint: t('codeHint'),
        }}
        fileWords={[t('file.name'), owned.slug]}
        onSaved={done}
      />
      {limits?.hasMail && canMail && <MailKeyForm {...{ owned, saved, onChange }} onSent={done} />}
      {limits && !limits.hasMail && <Notice tone="warn">{t('noMail')}</Notice>}
      <BackupStatus owned={owned} onElsewhere={done} />
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

/** Whether the browser has agreed not to delete the site's data; undefined if unknown. */
function useIsPersistent(): boolean | undefined {
  const [isPersistent, setPersistent] = useState<boolean>()
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersistent, () => {})
  }, [])
  return isPersistent
}
