import { Check, Copy, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Design } from '@/qr/design/design'
import { contentTitle } from '@/tools/shared/content-title'
import { copyPng } from '@/tools/shared/copy-png'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { useToast } from '@/ui/toast'
import type { Code } from '../draw-code'
import { useCodeName } from '../use-code-name'

/** Takes the code away: as PNG, as SVG, on the clipboard. The encoders come with the first press. */
export function ExportButtons({
  code,
  design,
  onPress,
}: {
  code: Code
  design: Design
  /** Called first; false when what is shown is not for taking away. */
  onPress: () => boolean
}) {
  const t = useTranslations('generator')
  const showToast = useToast()
  const [copied, setCopied] = useState(false)
  const title = useCodeName(code.content)
  const nameOf = (extension: string) =>
    fileName([code.content.type, contentTitle(code.content)], extension)

  /** The picture, or undefined after telling why there is none. */
  const drawPng = async () => {
    const { writePlainPng } = await import('@/qr/render/write-plain-png')
    const drawn = writePlainPng(code.matrix, design, { title })
    if (drawn.ok) return drawn.png
    showToast(t('export.tooSmall', { sizePx: drawn.minSizePx }), { tone: 'bad' })
    return undefined
  }
  const attempt = async (take: () => Promise<void>) => {
    if (!onPress()) return
    try {
      await take()
    } catch {
      showToast(t('export.failed'), { tone: 'bad' })
    }
  }

  const savePng = () =>
    attempt(async () => {
      const png = await drawPng()
      if (png) saveFile(png, 'image/png', nameOf('png'))
    })
  const saveSvg = () =>
    attempt(async () => {
      const { renderCodeSvg } = await import('@/qr/render/render-code')
      saveFile(renderCodeSvg(code.matrix, design, { title }), 'image/svg+xml', nameOf('svg'))
    })
  const copy = () =>
    attempt(async () => {
      let isDrawn = true
      const png = drawPng().then((drawn) => {
        isDrawn = drawn !== undefined
        return drawn ?? Promise.reject(new Error('No picture'))
      })
      if (await copyPng(png)) {
        setCopied(true)
        setTimeout(() => setCopied(false), 3000)
        showToast(t('export.copied'), { tone: 'good' })
      } else if (isDrawn) {
        showToast(t('export.cannotCopy'), { tone: 'warn' })
      }
    })

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={savePng} className="min-w-0 flex-1 px-3! md:basis-full xl:basis-0">
        <Download aria-hidden="true" />
        {t('export.png')}
      </Button>
      <Button
        variant="secondary"
        onClick={saveSvg}
        aria-label={t('export.svg')}
        className="px-3! md:flex-1 xl:flex-none"
      >
        <Download aria-hidden="true" />
        {t('export.svgShort')}
      </Button>
      <Button variant="secondary" square onClick={copy} aria-label={t('export.copy')}>
        {copied ? <Check aria-hidden="true" className="text-good" /> : <Copy aria-hidden="true" />}
      </Button>
    </div>
  )
}
