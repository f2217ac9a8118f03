import { useFormatter, useTranslations } from 'next-intl'
import { checkDensity } from '@/qr/check'
import { type Logo, logoSizeLimits } from '@/qr/design'
import { placeLogo } from '@/qr/render'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useExportChoice } from '../export/export-choice'
import { measurePicture } from '../export/judge-size'
import { useGenerator } from '../generator-context'

/** A smaller logo is a blot on paper. */
const leastWidthMm = 5
/** A lower resolution is visibly blurred at arm's length. */
const leastDpi = 120
const mmPerInch = 25.4

/** Warns of a logo that is tiny on paper, or has too few pixels for its size there. */
export function LogoNotices({
  logo,
  largest,
  onResize,
}: {
  logo: Logo
  /** The largest size that leaves enough error correction. */
  largest: number | undefined
  onResize: (size: number) => void
}) {
  const { code, design } = useGenerator()
  const t = useTranslations('editor.logo')
  const { number } = useFormatter()
  const { printWidthMm } = useExportChoice()
  const picture = measurePicture(code.matrix, design)
  const symbol = { x: 0, y: 0, sizeModules: picture.sizeModules }
  const { moduleMm, printWidthMm: paperMm } = checkDensity(
    { ...picture, symbol },
    printWidthMm ?? undefined,
  )
  const { width, height } = placeLogo(logo, picture.sizeModules).picture
  const widthMm = Math.max(width, height) * moduleMm
  const needed = Math.ceil((100 * leastWidthMm) / (picture.sizeModules * moduleMm)) / 100
  const canGrow = needed <= Math.min(largest ?? 0, logoSizeLimits.max)
  const longestPx = countPixels(logo.source)
  const isCoarse = longestPx !== undefined && (longestPx / widthMm) * mmPerInch < leastDpi
  return (
    <>
      {widthMm < leastWidthMm && (
        <Notice tone="warn">
          <p>
            {t('tiny', {
              logoMm: Math.floor(widthMm * 10) / 10,
              widthMm: Math.round(paperMm),
              leastMm: leastWidthMm,
            })}
          </p>
          {canGrow && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              onClick={() => onResize(Math.max(needed, logoSizeLimits.min))}
            >
              {t('enlarge', { size: number(needed, { style: 'percent' }) })}
            </Button>
          )}
        </Notice>
      )}
      {isCoarse && <Notice tone="warn">{t('coarse', { px: longestPx })}</Notice>}
    </>
  )
}

/** Returns the longer side in pixels; undefined for drawings, which are sharp at any size. */
function countPixels(source: Logo['source']): number | undefined {
  if (source.kind === 'icon' || source.dataUrl.startsWith('data:image/svg')) return undefined
  return Math.max(source.widthPx, source.heightPx)
}
