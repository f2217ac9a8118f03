import { useFormatter, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import type { Logo } from '@/qr/design'
import { IconPicture } from '@/tools/shared/style/icon-picture'
import { LogoFileInput } from '@/tools/shared/style/logo-file-input'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

/** The current logo, with controls to replace or remove it. */
export function LogoCard({
  source,
  input,
  isReading,
  onFile,
  onRemove,
}: {
  source: Logo['source']
  input: RefObject<HTMLInputElement | null>
  isReading: boolean
  onFile: (file: File) => void
  onRemove: () => void
}) {
  const t = useTranslations('editor.logo')
  const { number } = useFormatter()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-paper-raised p-3">
      <span
        data-theme="light"
        className="flex size-16 shrink-0 items-center justify-center rounded-sm border border-line bg-white p-1.5"
      >
        {source.kind === 'icon' ? (
          <IconPicture name={source.name} color={source.color} className="size-full" />
        ) : (
          // biome-ignore lint/performance/noImgElement: the picture is in the address already
          <img src={source.dataUrl} alt="" className="size-full object-contain" />
        )}
      </span>
      <p className="min-w-32 flex-1">
        <span className="block font-medium text-sm">
          {source.kind === 'icon' ? t(`icons.${source.name}`) : t('own')}
        </span>
        <span className="block text-ink-soft text-xs tabular-nums">
          {source.kind === 'icon'
            ? t('builtIn')
            : isDrawing(source.dataUrl)
              ? t('drawing')
              : t('pixels', { width: number(source.widthPx), height: number(source.heightPx) })}
        </span>
      </p>
      <span className="flex gap-2">
        <span
          aria-busy={isReading}
          className={classNames(
            buttonStyle({ variant: 'secondary', size: 'sm' }),
            'min-h-10 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 aria-busy:opacity-50',
          )}
        >
          <span aria-hidden="true">{t('replace')}</span>
          <LogoFileInput ref={input} aria-label={t('replaceName')} onFile={onFile} />
        </span>
        <Button
          variant="quiet"
          square
          size="sm"
          onClick={onRemove}
          aria-label={t('remove')}
          title={t('remove')}
          className="min-h-10"
        >
          <Icon name="trash-2" />
        </Button>
      </span>
    </div>
  )
}

function isDrawing(dataUrl: string): boolean {
  return dataUrl.startsWith('data:image/svg')
}
