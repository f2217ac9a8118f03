import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { FileKind, FileUse } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { describeFile } from '@/tools/shared/describe-file'
import { Button } from '@/ui/button'
import { CautionIcon } from '@/ui/caution-icon'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { TextInput } from '@/ui/text-input'
import type { UploadChoice } from './upload-choice'
import { transferFaults, type UploadFault, type UploadItem } from './upload-item'
import { useFaultText } from './use-fault-text'

const maxCaptionLength = 300

type RowProps = {
  use: FileUse
  /** undefined if the server no longer has the file. */
  item: UploadItem | undefined
  place: { index: number; count: number }
  choice: UploadChoice
  hasCaption: boolean
  onCaption: (caption: string) => void
  onMove: (by: 1 | -1) => void
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

/** A file in the list. */
export function UploadRow({
  use,
  item,
  place: { index, count },
  choice,
  hasCaption,
  onCaption,
  onMove,
  onCancel,
  onRetry,
  onRemove,
}: RowProps) {
  const t = useTranslations('uploads')
  const locale = useLocale()
  const captionId = useId()
  const name = item?.name ?? t('missing')
  const isSending = item?.state === 'sending' || item?.state === 'checking'

  const iconButton = (
    action: 'cancel' | 'remove' | 'up' | 'down',
    icon: IconName,
    onClick: () => void,
    isDisabled = false,
  ) => (
    <Button
      variant="quiet"
      square
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
      data-focus={`${action} ${use.id}`}
      aria-label={t(action, { name })}
    >
      <Icon name={icon} />
    </Button>
  )

  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-paper-raised p-2">
      <div className="flex items-center gap-3">
        <UploadPicture item={item} />
        <div className="min-w-0 flex-1">
          <bdi className="block truncate font-medium text-sm">{name}</bdi>
          {item && (
            <span className="block text-ink-soft text-xs tabular-nums">
              {describeFile({ name, type: '', size: item.bytes }, locale)}
              {item.state !== 'done' && item.state !== 'failed' && (
                <> · {t(`state.${item.state}`, { share: sentShare(item) })}</>
              )}
            </span>
          )}
        </div>
        {isSending
          ? iconButton('cancel', 'x', onCancel)
          : iconButton('remove', 'trash-2', onRemove)}
      </div>
      {isSending && (
        <progress
          aria-label={t('sending', { name })}
          // The duration of the server's check is unknown.
          {...(item.state === 'sending' && { value: sentShare(item) })}
          className="h-1.5 w-full accent-accent"
        />
      )}
      {item?.fault && <Fault {...{ name, choice, onRetry }} id={use.id} fault={item.fault} />}
      {(hasCaption || count > 1) && (
        <div className="flex items-end gap-1">
          {hasCaption && (
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <label htmlFor={captionId} className="text-ink-soft text-xs">
                {t('caption')}
                <span className="sr-only"> ({name})</span>
              </label>
              <TextInput
                id={captionId}
                value={use.caption}
                maxLength={maxCaptionLength}
                onChange={({ target }) => onCaption(target.value)}
              />
            </div>
          )}
          {count > 1 && (
            <div className="ms-auto flex shrink-0">
              {iconButton('up', 'arrow-up', () => onMove(-1), index === 0)}
              {iconButton('down', 'arrow-down', () => onMove(1), index === count - 1)}
            </div>
          )}
        </div>
      )}
    </li>
  )
}

function Fault({
  id,
  name,
  fault,
  choice,
  onRetry,
}: { id: string; name: string; fault: UploadFault } & Pick<RowProps, 'choice' | 'onRetry'>) {
  const t = useTranslations('uploads')
  const describeFault = useFaultText()
  // A fault of the file itself would occur again.
  const canRetry = fault.key !== 'gone' && transferFaults.some((key) => key === fault.key)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="flex min-w-40 flex-1 gap-1.5 text-bad text-xs">
        <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
        <span className="min-w-0">{describeFault(fault, choice)}</span>
      </p>
      {canRetry && (
        <Button
          size="sm"
          variant="secondary"
          onClick={onRetry}
          data-focus={`retry ${id}`}
          aria-label={t('retryName', { name })}
        >
          <Icon name="rotate-cw" />
          {t('retry')}
        </Button>
      )}
    </div>
  )
}

function sentShare({ sentBytes, bytes }: UploadItem): number {
  return bytes === 0 ? 0 : Math.min(1, sentBytes / bytes)
}

const icons: Record<FileKind, IconName> = {
  document: 'file',
  picture: 'file-image',
  drawing: 'file-image',
  audio: 'music',
  video: 'film',
  subtitles: 'captions',
}

/** A thumbnail, or an icon for the kind of file. Decorative: the name is next to it. */
function UploadPicture({ item }: { item: UploadItem | undefined }) {
  const [broken, setBroken] = useState<string>()
  const path = item?.kind === 'picture' ? item.file.path : undefined
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-paper-sunken text-ink-faint"
    >
      {path && path !== broken ? (
        // biome-ignore lint/performance/noImgElement: uploads pass through no optimizer
        <img
          src={path.startsWith('blob:') ? path : paths.smallCodeFile(path)}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(path)}
        />
      ) : (
        <Icon name={icons[item?.kind ?? 'document']} strokeWidth={1.5} className="size-6" />
      )}
    </span>
  )
}
