import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { canReadClipboard, readClipboard } from '@/tools/shared/read-clipboard'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { ScanOrder } from './scan-order'
import { useScanner } from './scanner-context'
import { loadScreenCapture, preloadDesk } from './scanner-parts'

/** Why a click had no result; message keys under `scanner.start.problems`. */
export type SourceProblem = 'nothing' | 'clipboard' | 'screen' | 'shared'

/** Extensions too, because some systems know no media type for them. */
const accepted = 'image/*,application/pdf,.pdf,.svg,.avif,.heic,.heif,.ico,.bmp,.tif,.tiff'

const canCaptureScreen = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'
const never = () => () => {}
/** Nearly all browsers support it; assuming so avoids a layout shift on hydration. */
const assumed = () => true

/** The sources of pictures besides dropping; unsupported ones are not shown. */
export function SourceButtons({
  isLarge,
  onCamera,
  onFiles,
  onProblem,
}: {
  isLarge: boolean
  onCamera: () => void
  onFiles: (order: ScanOrder) => void
  onProblem: (problem: SourceProblem | null) => void
}) {
  const t = useTranslations('scanner.start')
  const locale = useLocale()
  const { isCameraOn } = useScanner()
  const hasClipboard = useSyncExternalStore(never, canReadClipboard, assumed)
  const hasScreen = useSyncExternalStore(never, canCaptureScreen, assumed)
  const preload = () => preloadDesk(locale)
  const size = isLarge ? 'lg' : 'sm'

  const paste = async () => {
    try {
      const file = await readClipboard()
      onFiles({ files: file ? [file] : [], origin: 'paste' })
    } catch {
      onProblem('clipboard')
    }
  }
  const capture = async () => {
    try {
      const captureScreen = await loadScreenCapture()
      const picture = await captureScreen()
      if (picture) onFiles({ files: [picture], origin: 'screen' })
    } catch {
      onProblem('screen')
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads what the buttons need
    <div
      onPointerEnter={preload}
      onFocus={preload}
      className={classNames(
        'flex flex-wrap gap-2',
        isLarge && 'w-full max-w-200 flex-col gap-3 sm:flex-row sm:justify-center',
      )}
    >
      <Button
        variant={isLarge ? 'accent' : 'secondary'}
        size={size}
        aria-pressed={isLarge ? undefined : isCameraOn}
        onClick={onCamera}
      >
        <Icon name="camera" />
        {t('camera')}
      </Button>
      <PictureInput
        className={buttonStyle({ variant: isLarge ? 'primary' : 'secondary', size })}
        onFiles={(files) => onFiles({ files, origin: 'file' })}
      >
        <Icon name="images" />
        {t('choose')}
      </PictureInput>
      {hasClipboard && (
        <Button variant="secondary" size={size} onClick={paste}>
          <Icon name="clipboard-paste" />
          {t('paste')}
        </Button>
      )}
      {hasScreen && (
        // Phones cannot capture the screen, and have no fine pointer.
        <Button
          variant="secondary"
          size={size}
          onClick={capture}
          className="hidden any-pointer-fine:inline-flex"
        >
          <Icon name="screen-share" />
          {t('screen')}
        </Button>
      )}
    </div>
  )
}

/** A file input styled as a button, so that it opens before hydration. */
function PictureInput({
  className,
  onFiles,
  children,
}: {
  className: string
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const readInput = (target: HTMLInputElement | null) => {
    const files = [...(target?.files ?? [])]
    if (files.length === 0 || !target) return
    onFiles(files)
    // Lets the same files be chosen again.
    target.value = ''
  }
  const readInitial = useRef(readInput)
  // Files may have been chosen before hydration.
  useEffect(() => readInitial.current(input.current), [])
  return (
    <label
      className={classNames(
        className,
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      )}
    >
      {children}
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        onChange={({ currentTarget }) => readInput(currentTarget)}
        className="sr-only"
      />
    </label>
  )
}
