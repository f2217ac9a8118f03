import { useFormatter, useNow, useTranslations } from 'next-intl'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { encodePageContent, typeFacts } from '@/qr/content'
import { type RecentCode, storedNameMaxLength } from '@/tools/shared/recent/recent-code'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem } from '@/ui/menu-item'
import { TextInput } from '@/ui/text-input'
import type { RecentCodeActions } from './use-recent-code-actions'

/** Times within a minute are shown as now. */
const freshMs = 60_000

/** One recent code: its picture opens it, its menu has the other actions. */
export function CodeCard({
  code,
  onOpen,
  act,
}: {
  code: RecentCode
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
        <Picture
          code={code}
          className="absolute inset-4 transition-transform duration-140 group-hover:-translate-y-0.5 motion-reduce:transform-none"
        />
      </button>
      {isRenaming ? (
        <RenameInput
          label={t('name')}
          name={name}
          onRename={(newName) => newName && newName !== name && act.rename(code, newName)}
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
              <Icon
                name={typeFacts[code.draft.type].icon}
                strokeWidth={1.75}
                className="size-3.5 shrink-0"
              />
              <span className="sr-only">{typeName}</span>
              <span className="truncate">{when}</span>
            </p>
          </div>
          <Menu
            group="recent-codes"
            label={
              <>
                <Icon name="ellipsis" />
                <span className="sr-only">{t('more', { name })}</span>
              </>
            }
            labelClassName={classNames(
              buttonStyle({ variant: 'quiet', size: 'sm', square: true }),
              '-me-2 min-h-10! cursor-pointer',
            )}
            panelClassName="end-0 bottom-full mb-1 w-44"
          >
            <MenuItem icon={<Icon name="square-arrow-out-up-right" />} onClick={onOpen}>
              {t('actions.open')}
            </MenuItem>
            <MenuItem icon={<Icon name="pencil" />} onClick={() => setRenaming(true)}>
              {t('actions.rename')}
            </MenuItem>
            <MenuItem icon={<Icon name="copy" />} onClick={() => act.duplicate(code, name)}>
              {t('actions.duplicate')}
            </MenuItem>
            <MenuItem icon={<Icon name="trash-2" />} onClick={() => act.remove([code], name)}>
              {t('actions.delete')}
            </MenuItem>
          </Menu>
        </div>
      )}
    </li>
  )
}

function Picture({
  code: { draft, design, link },
  className,
}: {
  code: RecentCode
  className: string
}) {
  const text = useMemo(() => {
    if (link !== undefined) return link
    const encoded = encodePageContent(draft)
    return encoded.ok ? encoded.text : undefined
  }, [draft, link])
  return <StoredCode text={text} design={design} className={className} />
}

/** Enter and leaving the field save the new name; Escape restores the old one. */
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
  const end = (newName: string, byKey: boolean) => {
    // Removing the field blurs it again.
    if (isOver.current) return
    isOver.current = true
    onRename(newName.trim())
    onDone(byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Escape would also close the dialog.
    event.preventDefault()
    end(event.key === 'Enter' ? text : name, true)
  }
  return (
    <TextInput
      ref={focusAndSelect}
      aria-label={label}
      value={text}
      maxLength={storedNameMaxLength}
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
