import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { type Destination, readSlug } from '@/codes'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { LinkView } from './link-view'

type Found = Destination | 'looking' | 'unknown' | 'failed'

/** The destination of a dynamic code of this site; the request does not count as a scan. */
export function OwnDestination({ slug: scanned, link }: { slug: string; link: string }) {
  const t = useTranslations('scanner.results.own')
  const { found, retry } = useDestination(scanned)
  if (typeof found === 'object' && found.status === 'active' && found.url !== null) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm">{t('link')}</p>
        <LinkView link={found.url} />
        {found.hasRules && <p className="text-ink-soft text-sm">{t('rules')}</p>}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <LinkView link={link} isOurs />
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
        {found === 'looking' && <Spinner />}
        {typeof found === 'string' ? t(found) : <DestinationStatus destination={found} />}
        {found === 'failed' && (
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('again')}
          </Button>
        )}
      </p>
    </div>
  )
}

function DestinationStatus({
  destination: { status, type, hasPassword },
}: {
  destination: Destination
}) {
  const t = useTranslations('scanner.results.own')
  const types = useTranslations('types')
  switch (status) {
    case 'scheduled':
      return t('scheduled')
    case 'paused':
      return t('paused')
    case 'blocked':
      return t('blocked')
    case 'deleted':
      return t('deleted')
    case 'expired':
      return t('expired')
    case 'active':
      return hasPassword ? t('password') : t('page', { type: types(`${type}.label`) })
    default:
      return status satisfies never
  }
}

function useDestination(scanned: string): { found: Found; retry: () => void } {
  const slug = readSlug(scanned)
  const [found, setFound] = useState<Found>('looking')
  const request = useCallback(
    async (signal?: AbortSignal) => {
      setFound('looking')
      if (!slug) return setFound('unknown')
      const answer = await callApi('GET /destinations/{slug}', {
        params: { slug },
        ...(signal && { signal }),
      }).catch(() => null)
      if (signal?.aborted || !answer) return
      if (answer.ok) setFound(answer.body)
      else setFound(answer.problem?.key === 'unknown' ? 'unknown' : 'failed')
    },
    [slug],
  )
  useEffect(() => {
    const unmount = new AbortController()
    request(unmount.signal)
    return () => unmount.abort()
  }, [request])
  return { found, retry: () => request() }
}
