import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Logo } from '@/qr/design'
import type { DrawingReason } from '@/qr/drawing'
import { isSvg } from '@/qr/render'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

type Source = Logo['source']
type Remark = { of: Source } & ({ reason: DrawingReason } | { paths: Source })

/** Explains why a drawing is not printed as paths, or offers the conversion of an older one. */
export function DrawingRemark({
  source,
  onConvert,
}: {
  source: Source
  onConvert: (source: Source) => void
}) {
  const t = useTranslations('editor.logo.paths')
  const remark = useRemark(source)
  if (!remark || remark.of !== source) return null
  if ('reason' in remark) {
    return (
      <Notice tone="warn" title={t('notConverted')}>
        {t(`reasons.${remark.reason}`)}
      </Notice>
    )
  }
  return (
    <Notice>
      <p>{t('older')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => onConvert(remark.paths)}
      >
        {t('convert')}
      </Button>
    </Notice>
  )
}

function useRemark(source: Source): Remark | null {
  const [remark, setRemark] = useState<Remark | null>(null)
  useEffect(() => {
    if (source.kind !== 'image' || !isSvg(source)) return
    let isStale = false
    import('@/qr/drawing/convert-logo').then(
      ({ convertLogo }) => {
        const converted = convertLogo(source)
        if (isStale || (converted.ok && converted.source === source)) return
        setRemark({
          of: source,
          ...(converted.ok ? { paths: converted.source } : { reason: converted.reason }),
        })
      },
      // Without the converter, the logo is printed as a picture as before.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [source])
  return remark
}
