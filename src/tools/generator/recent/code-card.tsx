import { Copy, Ellipsis, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { useFormatter, useNow, useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { typeIcons } from '@/tools/shared/content/type-icons'
import { type KeptCode, keptNameMaxLength } from '@/tools/shared/kept/kept-code'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem } from '@/ui/menu-item'
import { TextInput } from '@/ui/text-input'
import { KeptPicture } from './kept-picture'
import type { RecentCodeActions } from './use-recent-code-actions'

/** No one wants the seconds counted. */
const freshMs = 60_000

/** One kept code: its picture opens it, its menu does the rest. */
export function CodeCard({
  code,
  onOpen,
  act,
}: {
  code: KeptCode
  onOpen: () => void
  act: RecentCodeActions
}) {
  const t = useTranslations('editor.recent')
  const typeName = useTranslations('types')(`${code.draft.type}.label`)
  const now = useNow().getTime()
  const isFresh = now - code.updatedAt < freshMs
  const when = useFormatter().relativeTime(isFresh ? now : code.updatedAt, now)
  const [isRenaming, setRenaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const name = code.name || typeName

  return (
    <li className="flex min-w-0 flex-col gap-2">
      <button
        ref={opener}
        type="button"
        aria-label={t('open', { name })}
        onClick={onOpen}
        className="group relative aspect-square rounded-md border border-line bg-paper-sunken transition-colors hover:border-ink"
      >
        <KeptPicture
          code={code}
          className="absolute inset-4 transition-transform duration-140 group-hover:-translate-y-0.5 motion-reduce:transform-none"
        />
      </button>
      {isRenaming ? (
        <RenameInput
          label={t('name')}
          name={name}
          onRename={(given) => given && given !== name && act.rename(code, given)}
          onDone={(byKey) => {
            setRenaming(false)
            if (byKey) opener.current?.focus()
          }}
        />
      ) : (
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium text-sm" title={name}>
              {name}
            </p>
            <p className="flex items-center gap-1.5 text-ink-soft text-xs">
              <Icon name={typeIcons[code.draft.type]} className="size-3.5 shrink-0" />
              <span className="sr-only">{typeName}</span>
              <span className="truncate">{when}</span>
            </p>
          </div>
          <Menu
            group="kept-codes"
            label={
              <>
                <Ellipsis aria-hidden="true" />
                <span className="sr-only">{t('more', { name })}</span>
              </>
            }
            labelClassName={classNames(
              buttonStyle({ variant: 'quiet', size: 'sm', square: true }),
              '-me-2 min-h-10! cursor-pointer',
            )}
            panelClassName="end-0 bottom-full mb-1 w-44"
          >
            <MenuItem icon={<SquareArrowOutUpRight />} onClick={onOpen}>
              {t('actions.open')}
            </MenuItem>
            <MenuItem icon={<Pencil />} onClick={() => setRenaming(true)}>
              {t('actions.rename')}
            </MenuItem>
            <MenuItem icon={<Copy />} onClick={() => act.duplicate(code, name)}>
              {t('actions.duplicate')}
            </MenuItem>
            <MenuItem icon={<Trash2 />} onClick={() => act.remove([code], name)}>
              {t('actions.delete')}
            </MenuItem>
          </Menu>
        </div>
      )}
    </li>
  )
}

/** Enter and leaving the field keep the new name, Escape the old one. */
function RenameInput({
  label,
  name,
  onRename,
  onDone,
}: {
  label: string
  name: string
  onRename: (name: string) => void
  onDone: (byKey: boolean) => void
}) {
  const [text, setText] = useState(name)
  const isOver = useRef(false)
  const end = (kept: string, byKey: boolean) => {
    // Taking the field away blurs it once more.
    if (isOver.current) return
    isOver.current = true
    onRename(kept.trim())
    onDone(byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Escape would close the window as well.
    event.preventDefault()
    end(event.key === 'Enter' ? text : name, true)
  }
  return (
    <TextInput
      ref={focusAndSelect}
      aria-label={label}
      value={text}
      maxLength={keptNameMaxLength}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(text, false)}
      className="text-sm"
    />
  )
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
