import { useLocale, useTranslations } from 'next-intl'
import { writeOwnedKey } from '@/codes'
import { Link } from '@/i18n/link'
import { localizedPath, paths } from '@/paths'
import { KeyCard } from '@/tools/code-session/key-card'
import { MailKeyForm } from '@/tools/code-session/mail-key-form'
import { markBackup } from '@/tools/shared/dynamic/key-store'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import type { NewKey } from './use-dynamic-code'

type KeyDialogProps = {
  /** Name of the code. */
  name: string
  /** Link of the code. */
  link: string
  siteUrl: string
  onBackup: () => void
  onClose: () => void
}

/** Shows the edit key of a new code, with every way to save it. */
export function KeyDialog({
  newKey,
  ...props
}: KeyDialogProps & {
  newKey: NewKey | undefined
}) {
  const t = useTranslations('dynamic.key')
  return (
    <Dialog
      open={newKey !== undefined}
      onClose={props.onClose}
      title={t('title')}
      closeLabel={t('close')}
    >
      {newKey && <NewKeyParts newKey={newKey} {...props} />}
    </Dialog>
  )
}

function NewKeyParts({
  newKey: { owned, isKept },
  siteUrl,
  onClose,
  onBackup,
  ...code
}: KeyDialogProps & { newKey: NewKey }) {
  const t = useTranslations('dynamic.key')
  const locale = useLocale()
  const page = siteUrl + localizedPath(locale, paths.myCodes)
  const sent = () => {
    void markBackup([owned.slug])
    onBackup()
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t('lead')}</p>
      <KeyCard
        owned={owned}
        keyLink={`${page}#key=${writeOwnedKey(owned)}`}
        onBackup={onBackup}
        {...code}
      >
        <MailKeyForm owned={owned} onSent={sent} />
      </KeyCard>
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
