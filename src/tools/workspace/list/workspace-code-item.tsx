import { useFormatter, useNow, useTranslations } from 'next-intl'
import { memo } from 'react'
import { type ListedCode, writeSharedLink } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { typeFacts } from '@/qr/content'
import { CodeStatusMark } from '@/tools/shared/dynamic/code-status-mark'
import { showLink } from '@/tools/shared/dynamic/show-link'
import { Checkbox } from '@/ui/checkbox'
import { Icon } from '@/ui/icon/icon'
import { useWorkspace } from '../workspace-session'
import { type CodeItemActions, CodeMenu } from './code-menu'

type CodeItemProps = CodeItemActions & {
  code: ListedCode
  /** Name of its folder. */
  folder: string | undefined
  isSelected: boolean
  onSelect: (code: ListedCode, isOn: boolean, isRange: boolean) => void
  onTag: (tag: string) => void
  onCopied: (note: string) => void
}

/** A code in the list: its place, its destination and its status, and the actions on it. */
export const WorkspaceCodeItem = memo(function WorkspaceCodeItem({
  code,
  folder,
  isSelected,
  onSelect,
  onTag,
  onCopied,
  ...act
}: CodeItemProps) {
  const t = useTranslations('workspace.list')
  const { canEdit, workspace } = useWorkspace()
  const name = code.name || code.target?.replace(/^https?:\/\//i, '') || code.slug.toUpperCase()
  const address = paths.workspaceCode(code.slug, workspace.id)
  return (
    <li className="flex items-start gap-3 border-line border-b py-3 has-checked:bg-paper-sunken">
      <Checkbox
        label={<span className="sr-only">{t('select', { name })}</span>}
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          onSelect(code, target.checked, (nativeEvent as MouseEvent).shiftKey === true)
        }
        className="shrink-0 p-1.5"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-medium font-text text-base leading-snug">
            {canEdit && code.status !== 'deleted' ? (
              <Link href={address} className="wrap-anywhere underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              <span className="wrap-anywhere">{name}</span>
            )}
          </h2>
          <CodeStatusMark status={code.status} />
          {code.archivedAt && (
            <span className="inline-flex items-center gap-1.5 text-ink-soft text-xs">
              <Icon name="archive" className="size-3.5" />
              {t('archived')}
            </span>
          )}
        </div>
        <CodeLine code={code} name={name} folder={folder} onCopied={onCopied} />
        {code.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-1.5">
            {code.tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  title={t('showTag', { tag })}
                  onClick={() => onTag(tag)}
                  className="min-h-6 wrap-anywhere rounded-sm border border-line px-2 text-ink-soft text-xs hover:border-ink hover:text-ink"
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
        <CodeNumbers code={code} />
      </div>
      <CodeMenu code={code} name={name} {...act} />
    </li>
  )
})

function CodeLine({
  code,
  name,
  folder,
  onCopied,
}: Pick<CodeItemProps, 'code' | 'folder' | 'onCopied'> & { name: string }) {
  const t = useTranslations('workspace.list')
  const typeName = useTranslations('types')(`${code.type}.label`)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeSharedLink(code.link))
      onCopied(t('linkCopied'))
    } catch {
      onCopied(t('notCopied'))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-soft text-sm">
      <span className="inline-flex items-center gap-1.5">
        <Icon name={typeFacts[code.type].icon} strokeWidth={1.75} className="size-3.5 shrink-0" />
        {typeName}
      </span>
      <span className="inline-flex min-w-0 items-center gap-1">
        <span className="wrap-anywhere font-mono text-xs">{showLink(code.link)}</span>
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
      {code.target && (
        <span className="flex min-w-0 max-w-full items-center gap-1.5">
          <Icon name="arrow-right" className="size-3.5 shrink-0" />
          <span className="sr-only">{t('leadsTo')}</span>
          <span className="truncate" dir="auto" title={code.target}>
            {code.target.replace(/^https?:\/\//i, '')}
          </span>
        </span>
      )}
    </div>
  )
}

/** Times within a minute are shown as now. */
const freshMs = 60_000

function CodeNumbers({ code }: { code: ListedCode }) {
  const t = useTranslations('workspace.list')
  const now = useNow().getTime()
  const format = useFormatter()
  const changedAt = Date.parse(code.updatedAt)
  const when = format.relativeTime(now - changedAt < freshMs ? now : changedAt, now)
  return (
    <p className="text-ink-faint text-xs">
      {t('scans', { count: code.scans })}
      {' · '}
      <time dateTime={code.updatedAt}>{t('changed', { when })}</time>
      {code.externalId && ` · ${t('externalId', { id: code.externalId })}`}
    </p>
  )
}
