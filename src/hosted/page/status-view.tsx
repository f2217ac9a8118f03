import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { RefusalReason } from '@/codes/code-decision'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'

/** RFC 9110, and RFC 7725 for what is blocked. */
const statusCodes: Record<RefusalReason, number> = {
  paused: 410,
  expired: 410,
  deleted: 410,
  blocked: 451,
  unknown: 404,
  limited: 429,
  unavailable: 503,
}

/** Why a code shows nothing, and what to do about it. */
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
      {/* A page cannot set its status: the front in src/http reads it here. */}
      <meta name="status" content={String(statusCodes[reason])} />
      <div className="page-frame grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-[1fr_minmax(0,24rem)]">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-title">{t(`${reason}.title`)}</h1>
          <p className="mt-5 max-w-[48ch] text-ink-soft text-lead">{t(`${reason}.lead`)}</p>
          {hinted.includes(reason) && (
            <p className="mt-3 max-w-[52ch] text-ink-soft">{t('hint')}</p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            {passing.includes(reason) && (
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

/** The person who handed out the code knows more. */
const hinted: readonly RefusalReason[] = ['paused', 'expired', 'deleted', 'unknown']
/** Over in a minute. */
const passing: readonly RefusalReason[] = ['limited', 'unavailable']
