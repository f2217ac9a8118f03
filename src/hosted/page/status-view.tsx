import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { RefusalReason } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { statusCodes } from './status-codes'

/** Why a code cannot be shown, and what to do about it. */
export async function StatusView({
  reason,
  picture,
}: {
  reason: RefusalReason
  picture: ReactNode
}) {
  const [t, errors] = await Promise.all([
    getTranslations('hosted.status'),
    getTranslations('site.errors'),
  ])
  return (
    <>
      {/* A page cannot set its status: the HTTP layer in src/http reads it here. */}
      <meta name="status" content={String(statusCodes[reason])} />
      <div className="page-frame grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-[1fr_minmax(0,24rem)]">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-title">{t(`${reason}.title`)}</h1>
          <p className="mt-5 max-w-[48ch] text-ink-soft text-lead">{t(`${reason}.lead`)}</p>
          {withHint.includes(reason) && (
            <p className="mt-3 max-w-[52ch] text-ink-soft">{t('hint')}</p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            {temporary.includes(reason) && (
              // biome-ignore lint/a11y/useValidAnchor: the address of the document itself
              <a href="" className={buttonStyle({ size: 'lg' })}>
                {errors('retry')}
              </a>
            )}
            <Link href={paths.home} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
              {errors('home')}
            </Link>
          </div>
        </div>
        <div className="max-w-64 lg:max-w-md">{picture}</div>
      </div>
    </>
  )
}

/** Reasons with a hint to contact the owner of the code. */
const withHint: readonly RefusalReason[] = ['scheduled', 'paused', 'expired', 'deleted', 'unknown']
/** Reasons that are likely to pass within a minute. */
const temporary: readonly RefusalReason[] = ['limited', 'unavailable']
