import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Spinner } from '@/ui/spinner'
import type { ScannedPicture } from '../scanned-picture'
import { useDesk } from '../scanner-context'
import { usePictureName } from '../use-picture-name'

/** Thumbnails of all pictures with the number of their codes; one is selected. */
export function PictureStrip({ selectedId }: { selectedId: string }) {
  const t = useTranslations('scanner.picture')
  const { pictures } = useDesk().scans
  return (
    <ul
      aria-label={t('all', { count: pictures.length })}
      className="relative -mx-1 flex gap-2 overflow-x-auto px-1 py-1"
    >
      {pictures.map((picture) => (
        <Thumbnail key={picture.id} picture={picture} isSelected={picture.id === selectedId} />
      ))}
    </ul>
  )
}

function Thumbnail({ picture, isSelected }: { picture: ScannedPicture; isSelected: boolean }) {
  const t = useTranslations('scanner.picture')
  const { select, remove } = useDesk().scans
  const name = usePictureName()(picture)
  const { id, state, codes, preview } = picture
  const kind = state.kind === 'done' ? 'done' : state.kind === 'failed' ? 'failed' : 'busy'
  return (
    <li className="group relative shrink-0">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={t(`thumbnail.${kind}`, { name, count: codes.length })}
        title={name}
        onClick={() => select(id)}
        className={classNames(
          'relative flex size-18 items-center justify-center overflow-hidden rounded-md border-2 bg-paper-sunken',
          isSelected ? 'border-ink' : 'border-line hover:border-ink-faint',
        )}
      >
        {preview && (
          // biome-ignore lint/performance/noImgElement: a blob of this browser
          <img
            src={preview.url}
            alt=""
            loading="lazy"
            className={classNames('size-full object-cover', kind !== 'done' && 'opacity-50')}
          />
        )}
        <span className="absolute end-1 bottom-1 flex min-h-5 min-w-5 items-center justify-center rounded-sm bg-paper px-1 text-ink text-xs tabular-nums">
          {kind === 'done' && codes.length}
          {kind === 'busy' && <Spinner />}
          {kind === 'failed' && <Icon name="circle-alert" className="size-3.5 text-warn" />}
        </span>
      </button>
      <Button
        variant="secondary"
        size="sm"
        square
        aria-label={t('remove', { name })}
        onClick={() => remove(id)}
        className="absolute! -end-1 -top-1 min-h-6! p-0! opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
      >
        <Icon name="x" className="size-3.5!" />
      </Button>
    </li>
  )
}
