import { useFormatter, useTranslations } from 'next-intl'
import { lazy, memo, Suspense } from 'react'
import type { CodeView } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { defaultDesign } from '@/qr/design'
import { findPurgeDate } from '@/tools/my-codes/find-purge-date'
import { CodeStatusMark } from '@/tools/shared/dynamic/code-status-mark'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import { findCodeName } from './arrange-codes'
import { CodeFacts } from './code-facts'
import { findStatus, type OwnCode } from './listed-code'
import { RowMenu } from './row-menu'
import type { CodeActions } from './use-code-actions'

// The code that draws QR codes is larger than the rest of the list.
const StoredCode = lazy(async () => ({
  default: (await import('@/tools/shared/style/stored-code')).StoredCode,
}))

/** One code: its type, destination and status, and the actions on it. */
export const CodeListItem = memo(function CodeListItem({
  listed,
  act,
}: {
  listed: OwnCode
  act: CodeActions
}) {
  const t = useTranslations('myCodes.list')
  const { key, state } = listed
  const code = state.is === 'ready' ? state.code : undefined
  const name = findCodeName(listed)
  const status = findStatus(state)
  return (
    <li className="flex gap-4 border-line border-b py-4 sm:gap-5">
      <span className="size-18 shrink-0 rounded-sm border border-line bg-paper-sunken p-1 sm:size-22">
        {code && <Picture code={code} />}
        {state.is === 'loading' && <Skeleton className="size-full" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-medium font-text text-base leading-snug">
            {status === 'lost' ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <Link
                href={paths.myCode(key.slug)}
                className="wrap-anywhere underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            )}
          </h2>
          {status && <CodeStatusMark status={status} />}
        </div>
        {code && <CodeFacts code={code} name={name} act={act} />}
        {state.is === 'lost' && <p className="text-ink-soft text-sm">{t('lost')}</p>}
        {state.is !== 'ready' && (
          <p className="font-mono text-ink-soft text-xs">{key.slug.toUpperCase()}</p>
        )}
        {code?.status === 'blocked' && (
          <p className="text-bad text-sm">
            {code.blockReason
              ? t('blockedBecause', { reason: code.blockReason })
              : t('blockedWithoutReason')}
          </p>
        )}
        {code?.deletedAt && <GoneOn deletedAt={code.deletedAt} />}
        {code && !code.deletedAt && (
          <div className="mt-1.5 flex flex-wrap gap-2">
            <Link
              href={paths.myCode(key.slug)}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              <Icon name="pencil" />
              {t('actions.edit')}
              <span className="sr-only">: {name}</span>
            </Link>
            <Link
              href={paths.codeStatistics(key.slug)}
              className={buttonStyle({ variant: 'quiet', size: 'sm' })}
            >
              <Icon name="chart-no-axes-column" />
              {t('actions.statistics')}
              <span className="sr-only">: {name}</span>
            </Link>
          </div>
        )}
        {code?.deletedAt && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-1.5 self-start"
            onClick={() => act.change(key, 'restore', name)}
          >
            {t('actions.restore')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      <RowMenu listed={listed} name={name} act={act} />
    </li>
  )
})

function Picture({ code: { link, design } }: { code: CodeView }) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <StoredCode text={link} design={design ?? defaultDesign} className="size-full" />
    </Suspense>
  )
}

function GoneOn({ deletedAt }: { deletedAt: string }) {
  const t = useTranslations('myCodes.list')
  const format = useFormatter()
  return (
    <p className="text-sm text-warn">
      {t('goneOn', { date: format.dateTime(findPurgeDate(deletedAt), { dateStyle: 'long' }) })}
    </p>
  )
}
