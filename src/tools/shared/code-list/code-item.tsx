import { useFormatter, useNow, useTranslations } from 'next-intl'
import { lazy, memo, Suspense } from 'react'
import { writeSharedLink } from '@/codes'
import { Link } from '@/i18n/link'
import { typeFacts } from '@/qr/content'
import type { Design } from '@/qr/design'
import { CodeStatusMark } from '@/tools/shared/dynamic/code-status-mark'
import { showLink } from '@/tools/shared/dynamic/show-link'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Checkbox } from '@/ui/checkbox'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem, menuItemStyle } from '@/ui/menu-item'
import { Skeleton } from '@/ui/skeleton'
import { type RowAction, type ShownCode, useCodeListSource } from './code-list-source'

// The code that draws QR codes is larger than the rest of the list.
const StoredCode = lazy(async () => ({
  default: (await import('@/tools/shared/style/stored-code')).StoredCode,
}))

/** A code in a list: its place, its destination and its status, and the actions on it. */
export function CodeItem({ row }: { row: ShownCode }) {
  const t = useTranslations('codeList')
  const { query, onQuery } = useCodeListSource()
  const { slug, name, page, status, facts, picture, tags = [], selection } = row
  const remarks = row.remarks?.filter((remark) => !!remark) ?? []
  const actions = row.actions.filter((action) => !!action)
  return (
    <li
      className={classNames(
        'flex items-start gap-3 border-line border-b py-3 has-checked:bg-paper-sunken',
        // As high as it will be, so that the rows below stay in place.
        picture === 'loading' && 'min-h-65 sm:min-h-40',
      )}
    >
      {selection && (
        <Checkbox
          label={<span className="sr-only">{t('select', { name })}</span>}
          checked={selection.isOn}
          onChange={({ target, nativeEvent }) =>
            selection.choose(target.checked, (nativeEvent as MouseEvent).shiftKey === true)
          }
          className="shrink-0 p-1.5"
        />
      )}
      {picture && (
        <span className="size-18 shrink-0 rounded-sm border border-line bg-paper-sunken p-1 sm:me-2 sm:size-22">
          {picture === 'loading' && <Skeleton className="size-full" />}
          {typeof picture === 'object' && facts && <Picture text={facts.link} design={picture} />}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-medium font-text text-base leading-snug">
            {page ? (
              <Link href={page} className="wrap-anywhere underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              <span className="wrap-anywhere">{name}</span>
            )}
          </h2>
          {status && <CodeStatusMark status={status} />}
          {row.isArchived && (
            <span className="inline-flex items-center gap-1.5 text-ink-soft text-xs">
              <Icon name="archive" className="size-3.5" />
              {t('archived')}
            </span>
          )}
        </div>
        {facts ? (
          <CodePlace row={row} facts={facts} />
        ) : (
          <p className="font-mono text-ink-soft text-xs">{slug.toUpperCase()}</p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  title={t('showTag', { tag })}
                  onClick={() => onQuery({ ...query, tag })}
                  className="min-h-6 wrap-anywhere rounded-sm border border-line px-2 text-ink-soft text-xs hover:border-ink hover:text-ink"
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
        {facts && <CodeNumbers row={row} facts={facts} />}
        {remarks.map(({ tone, text }) => (
          <p key={text} className={`text-sm ${tones[tone]}`}>
            {text}
          </p>
        ))}
        <RowButtons name={name} actions={actions} />
      </div>
      <RowMenu name={name} actions={actions} />
    </li>
  )
}

const tones = { bad: 'text-bad', warn: 'text-warn', 'ink-soft': 'text-ink-soft' } as const

const Picture = memo(function Picture({ text, design }: { text: string; design: Design }) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <StoredCode text={text} design={design} className="size-full" />
    </Suspense>
  )
})

type WithFacts = { row: ShownCode; facts: NonNullable<ShownCode['facts']> }

/** Its type, short link, folder and destination. */
function CodePlace({ row: { name, folder, target }, facts: { type, link } }: WithFacts) {
  const t = useTranslations('codeList')
  const typeName = useTranslations('types')(`${type}.label`)
  const { onOutcome } = useCodeListSource()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeSharedLink(link))
      onOutcome({ note: t('linkCopied') })
    } catch {
      onOutcome({ note: t('notCopied') })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-soft text-sm">
      <span className="inline-flex items-center gap-1.5">
        <Icon name={typeFacts[type].icon} strokeWidth={1.75} className="size-3.5 shrink-0" />
        {typeName}
      </span>
      <span className="inline-flex min-w-0 items-center gap-1">
        <span className="wrap-anywhere font-mono text-xs">{showLink(link)}</span>
        <button
          type="button"
          aria-label={t('copyLink', { name })}
          title={t('copyLink', { name })}
          onClick={copy}
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-sm hover:bg-paper-sunken hover:text-ink"
        >
          <Icon name="copy" className="size-3.5" />
        </button>
      </span>
      {folder !== undefined && (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Icon name="folder-closed" className="size-3.5 shrink-0" />
          <span className="sr-only">{t('folder')}</span>
          <span className="wrap-anywhere">{folder}</span>
        </span>
      )}
      {target && target !== name && (
        <span className="flex min-w-0 max-w-full items-center gap-1.5">
          <Icon name="arrow-right" className="size-3.5 shrink-0" />
          <span className="sr-only">{t('leadsTo')}</span>
          <span className="truncate" dir="auto" title={target}>
            {target}
          </span>
        </span>
      )}
    </div>
  )
}

/** Times within a minute are shown as now. */
const freshMs = 60_000
const dateStyle = { dateStyle: 'medium', timeStyle: 'short' } as const

function CodeNumbers({ row: { externalId }, facts: { scans, updatedAt } }: WithFacts) {
  const t = useTranslations('codeList')
  const now = useNow().getTime()
  const format = useFormatter()
  const formatDate = useDateFormat()
  const changedAt = Date.parse(updatedAt)
  const when = format.relativeTime(now - changedAt < freshMs ? now : changedAt, now)
  return (
    <p className="text-ink-faint text-xs">
      {t('scans', { count: scans })}
      {' · '}
      <time dateTime={updatedAt} title={formatDate(new Date(changedAt), dateStyle)}>
        {t('changed', { when })}
      </time>
      {externalId && ` · ${t('externalId', { id: externalId })}`}
    </p>
  )
}

type WithActions = { name: string; actions: readonly RowAction[] }

function RowButtons({ name, actions }: WithActions) {
  const shown = actions.filter(({ isButton }) => isButton)
  if (shown.length === 0) return null
  return (
    <div className="mt-1.5 flex flex-wrap gap-2">
      {shown.map(({ label, icon, does }, at) => {
        const style = { variant: at === 0 ? 'secondary' : 'quiet', size: 'sm' } as const
        const content = (
          <>
            <Icon name={icon} />
            {label}
            <span className="sr-only">: {name}</span>
          </>
        )
        return typeof does === 'string' ? (
          <Link key={label} href={does} className={buttonStyle(style)}>
            {content}
          </Link>
        ) : (
          <Button key={label} {...style} onClick={does}>
            {content}
          </Button>
        )
      })}
    </div>
  )
}

function RowMenu({ name, actions }: WithActions) {
  const t = useTranslations('codeList')
  return (
    <div className="shrink-0">
      <Menu
        group="codes"
        label={
          <>
            <Icon name="ellipsis" />
            <span className="sr-only">{t('moreActions', { name })}</span>
          </>
        }
        labelClassName={`${buttonStyle({ variant: 'quiet', square: true })} cursor-pointer`}
        panelClassName="end-0 top-full mt-1 w-60"
      >
        {actions.map(({ label, icon, does }) =>
          typeof does === 'string' ? (
            <Link key={label} href={does} className={menuItemStyle}>
              <Icon name={icon} />
              {label}
            </Link>
          ) : (
            <MenuItem key={label} icon={<Icon name={icon} />} onClick={does}>
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
    </div>
  )
}
