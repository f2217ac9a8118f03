import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { defaultDesign } from '@/qr/design'
import { showLink } from '@/tools/shared/dynamic/show-link'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import type { PictureType } from './draw-picture'
import { useEditing } from './use-editing'

const mediaTypes: Record<PictureType, string> = { svg: 'image/svg+xml', png: 'image/png' }

/** Downloads of the code itself, which no edit changes, so they are always available. */
export function CodeDownload() {
  const t = useTranslations('myCodes.edit.code')
  const { saved, announce } = useEditing()
  const [drawing, setDrawing] = useState<PictureType>()
  const design = saved.design ?? defaultDesign

  const download = async (type: PictureType) => {
    setDrawing(type)
    try {
      const { drawPicture } = await import('./draw-picture')
      const title = saved.name || showLink(saved.link)
      const picture = await drawPicture({ text: saved.link, design, title, type })
      saveFile(picture, mediaTypes[type], fileName([saved.name, saved.slug], type))
    } catch {
      announce(t('failed'), 'bad')
    }
    setDrawing(undefined)
  }

  return (
    <section
      aria-label={t('label')}
      className="flex items-center gap-4 rounded-lg border border-line bg-paper-raised p-3"
    >
      <StoredCode
        text={saved.link}
        design={design}
        className="size-28 shrink-0 rounded-sm border border-line"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="wrap-anywhere font-mono text-ink-soft text-xs">{showLink(saved.link)}</p>
        <div className="flex flex-wrap gap-2">
          {(['svg', 'png'] as const).map((type) => (
            <Button
              key={type}
              variant="secondary"
              size="sm"
              busy={drawing === type}
              onClick={() => download(type)}
            >
              <Icon name="download" />
              {t(type)}
            </Button>
          ))}
        </div>
        <Link
          href={paths.editedCode(saved.type, saved.slug)}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          <Icon name="palette" />
          {t('look')}
        </Link>
      </div>
    </section>
  )
}
