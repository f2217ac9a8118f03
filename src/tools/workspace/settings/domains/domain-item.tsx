import { useTranslations } from 'next-intl'
import type { DomainView } from '@/data/domains/api-schemas'
import { TextForm } from '@/tools/shared/text-form'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { useWorkspace } from '../../workspace-session'
import { ConfirmButton } from '../confirm-button'
import { CopyField } from '../copy-field'
import { useSend } from '../use-send'

/** A domain with its status, the instructions to verify it, and where other addresses lead. */
export function DomainItem({
  domain,
  onChanged,
}: {
  domain: DomainView
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.domains')
  const { isOwner } = useWorkspace()
  const { host, verifiedAt } = domain
  return (
    <li className="flex flex-col gap-3 border-line border-b py-4">
      <div className="text-sm">
        <p className="wrap-anywhere font-medium">{host}</p>
        <DomainStatus domain={domain} />
      </div>
      {isOwner && <DomainActions domain={domain} onChanged={onChanged} />}
      {isOwner && (
        <>
          <Fold label={t('steps.title')} isOpen={!verifiedAt}>
            <Instructions domain={domain} />
          </Fold>
          <Fold label={t('fallback.title')}>
            <FallbackForm domain={domain} onChanged={onChanged} />
          </Fold>
        </>
      )}
    </li>
  )
}

function DomainStatus({ domain: { verifiedAt, failure, checkedAt } }: { domain: DomainView }) {
  const t = useTranslations('workspace.settings.domains.status')
  const formatDate = useDateFormat()
  const date = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  if (verifiedAt) return <p className="text-good">{t('verified', { date: date(verifiedAt) })}</p>
  return (
    <>
      <p className={failure === 'moved' ? 'text-bad' : 'text-warn'}>
        {t(failure === 'moved' ? 'moved' : 'pending')}
      </p>
      {checkedAt && failure === 'missing' && (
        <p className="text-ink-soft text-xs">{t('missing', { date: date(checkedAt) })}</p>
      )}
    </>
  )
}

function DomainActions({
  domain: { id, host, verifiedAt },
  onChanged,
}: {
  domain: DomainView
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.domains')
  const { send, isBusy, fault } = useSend()
  const params = { domainId: id }
  const verify = async () => {
    const checked = await send('POST /workspace/domains/{domainId}/verify', { params })
    if (checked) onChanged(t(checked.body.verifiedAt ? 'verified' : 'notVerified', { host }))
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!verifiedAt && (
          <Button
            size="sm"
            busy={isBusy}
            aria-label={`${t('verify')}: ${host}`}
            onClick={() => void verify()}
          >
            {t('verify')}
          </Button>
        )}
        <ConfirmButton
          label={t('remove')}
          of={host}
          title={t('confirm.title', { host })}
          text={t('confirm.text', { host })}
          confirmLabel={t('confirm.submit')}
          act={(remove) => remove('DELETE /workspace/domains/{domainId}', { params })}
          onDone={() => onChanged(t('removed', { host }))}
        />
      </div>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {fault}
      </p>
    </>
  )
}

/** Both ways to prove the ownership, and the DNS record that leads visitors here. */
function Instructions({ domain: { host, record, file } }: { domain: DomainView }) {
  const t = useTranslations('workspace.settings.domains.steps')
  return (
    <ol className="flex list-decimal flex-col gap-5 ps-5 text-sm">
      <li>
        <p className="mb-3 max-w-[64ch]">{t('record')}</p>
        <div className="flex flex-col gap-3">
          <CopyField label={t('recordName')} value={record.name} />
          <CopyField label={t('recordValue')} value={record.value} />
        </div>
        <div className="mt-5 flex flex-col gap-3">
          <p className="font-medium">{t('orFile')}</p>
          <p className="max-w-[64ch]">{t('file')}</p>
          <CopyField label={t('fileUrl')} value={file.url} />
          <CopyField label={t('fileContent')} value={file.content} />
        </div>
      </li>
      <li className="max-w-[64ch]">{t('check')}</li>
      <li>
        <p className="mb-3 max-w-[64ch]">{t('point', { host })}</p>
        <CopyField label={t('pointTo')} value={location.hostname} />
      </li>
    </ol>
  )
}

function FallbackForm({
  domain: { id, host, fallbackUrl },
  onChanged,
}: {
  domain: DomainView
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.domains.fallback')
  const common = useTranslations('workspace.settings')
  const request = useSend()
  return (
    <TextForm
      request={request}
      label={t('label')}
      hint={t('hint', { host })}
      initial={fallbackUrl ?? ''}
      input={{
        ...{ type: 'url', inputMode: 'url', maxLength: 2048, placeholder: 'https://example.com' },
      }}
      submit={common('save')}
      isSmall
      onText={async (url) => {
        const saved = await request.send('PATCH /workspace/domains/{domainId}', {
          ...{ params: { domainId: id }, body: { fallbackUrl: url || null } },
        })
        if (!saved) return undefined
        onChanged(t('saved', { host }))
        return saved.body.fallbackUrl ?? ''
      }}
    />
  )
}
