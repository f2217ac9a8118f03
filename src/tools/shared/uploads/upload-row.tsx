import { ArrowDown, ArrowUp, RotateCw, Trash2, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { FileUse } from '@/codes/code-document'
import { describeFile } from '@/tools/shared/describe-file'
import { Button } from '@/ui/button'
import { CautionIcon } from '@/ui/caution-icon'
import { TextInput } from '@/ui/text-input'
import type { UploadChoice } from './upload-choice'
import { type UploadItem, wayFaults } from './upload-item'
import { UploadPicture } from './upload-picture'
import { useFaultText } from './use-fault-text'

const maxCaptionLength = 300

/** One file of a list. */
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
}: {
  use: FileUse
  /** None where the server no longer has the file. */
  item: UploadItem | undefined
  place: { index: number; count: number }
  choice: UploadChoice
  hasCaption: boolean
  onCaption: (caption: string) => void
  onMove: (by: 1 | -1) => void
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}) {
  const t = useTranslations('uploads')
  const describeFault = useFaultText()
  const locale = useLocale()
  const id = useId()
  const name = item?.name ?? t('missing')
  const isGoing = item?.state === 'sending' || item?.state === 'checking'
  // What is wrong with the file itself stays so.
  const canRetry = item?.fault?.key !== 'gone' && wayFaults.some((key) => key === item?.fault?.key)

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
                <> · {t(`state.${item.state}`, { share: shareOf(item) })}</>
              )}
            </span>
          )}
        </div>
        {isGoing ? (
          <Button
            variant="quiet"
            square
            onClick={onCancel}
            data-focus={`cancel ${use.id}`}
            aria-label={t('cancel', { name })}
          >
            <X aria-hidden="true" />
          </Button>
        ) : (
          <Button
            variant="quiet"
            square
            onClick={onRemove}
            data-focus={`remove ${use.id}`}
            aria-label={t('remove', { name })}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      {isGoing && (
        <progress
          aria-label={t('sending', { name })}
          // Looking at it takes as long as it takes.
          {...(item.state === 'sending' && { value: shareOf(item) })}
          className="h-1.5 w-full accent-accent"
        />
      )}
      {item?.fault && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="flex min-w-40 flex-1 gap-1.5 text-bad text-xs">
            <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
            <span className="min-w-0">{describeFault(item.fault, choice)}</span>
          </p>
          {canRetry && (
            <Button
              size="sm"
              variant="secondary"
              onClick={onRetry}
              data-focus={`retry ${use.id}`}
              aria-label={t('retryName', { name })}
            >
              <RotateCw aria-hidden="true" />
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      {(hasCaption || count > 1) && (
        <div className="flex items-end gap-1">
          {hasCaption && (
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <label htmlFor={id} className="text-ink-soft text-xs">
                {t('caption')}
                <span className="sr-only"> ({name})</span>
              </label>
              <TextInput
                id={id}
                value={use.caption}
                maxLength={maxCaptionLength}
                onChange={({ target }) => onCaption(target.value)}
              />
            </div>
          )}
          {count > 1 && (
            <div className="ms-auto flex shrink-0">
              <Button
                variant="quiet"
                square
                aria-disabled={index === 0 || undefined}
                onClick={() => onMove(-1)}
                data-focus={`up ${use.id}`}
                aria-label={t('up', { name })}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                square
                aria-disabled={index === count - 1 || undefined}
                onClick={() => onMove(1)}
                data-focus={`down ${use.id}`}
                aria-label={t('down', { name })}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}

function shareOf({ sentBytes, bytes }: UploadItem): number {
  return bytes === 0 ? 0 : Math.min(1, sentBytes / bytes)
}
