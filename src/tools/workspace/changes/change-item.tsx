import { useFormatter, useNow, useTranslations } from 'next-intl'
import { type WorkspaceAction, type WorkspaceChange, workspaceRoles } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useWorkspace } from '../workspace-session'

const dateStyle = { dateStyle: 'medium', timeStyle: 'short' } as const

/** What happens by itself or by a link in a mail. */
const keylessActions: readonly WorkspaceAction[] = [
  ...(['verifyDomain', 'loseDomain', 'confirmMails', 'unsubscribe'] as const),
]

/** The members whose values are short enough to be shown. */
const shownMembers = ['name', 'tags', 'folder', 'status'] as const
type ShownMember = (typeof shownMembers)[number]

/** A change: who, what, when, and the values before and after. */
export function ChangeItem({
  change,
  undone,
  folderName,
  isBusy,
  onUndo,
}: {
  change: WorkspaceChange
  /** Whether a later change has undone it. */
  undone: boolean
  folderName: (id: string | null) => string | undefined
  isBusy: boolean
  onUndo: () => void
}) {
  const t = useTranslations('workspace.changes')
  const { canEdit, workspace } = useWorkspace()
  const format = useFormatter()
  const formatDate = useDateFormat()
  const now = useNow().getTime()
  const { at, action, key, code, canUndo } = change
  const time = Date.parse(at)
  const what = t(`actions.${action}`)
  const name = code
    ? code.name || code.slug?.toUpperCase() || t('removedCode')
    : nameOfAddition(change)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm">
          <span className="font-medium">{what}</span>
          {name && (
            <>
              {': '}
              {code?.slug && canEdit ? (
                <Link
                  href={paths.workspaceCode(code.slug, workspace.id)}
                  className="wrap-anywhere underline underline-offset-4"
                >
                  {name}
                </Link>
              ) : (
                <span className="wrap-anywhere">{name}</span>
              )}
            </>
          )}
        </p>
        <ChangedValues change={change} folderName={folderName} />
        <Details change={change} />
        <p className="mt-0.5 text-ink-faint text-xs">
          {key
            ? t('by', { name: key.name || t('unnamedKey') })
            : t(keylessActions.includes(action) ? 'byNobody' : 'byCodeKey')}
          {' · '}
          <time dateTime={at} title={formatDate(new Date(time), dateStyle)}>
            {format.relativeTime(Math.min(time, now), now)}
          </time>
          {undone && ` · ${t('isUndone')}`}
        </p>
      </div>
      {canUndo && canEdit && !undone && (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onUndo}>
          <Icon name="undo-2" />
          {t('undo')}
          <span className="sr-only">
            : {what} {name}
          </span>
        </Button>
      )}
    </li>
  )
}

/** The name of a folder, key, webhook or domain; changed names are shown below. */
function nameOfAddition({ before, after }: WorkspaceChange): string | undefined {
  const isSame = before === null || before.name === after?.name
  return isSame && typeof after?.name === 'string' ? after.name : undefined
}

/** What else the entry tells: numbers, roles, and whether there is a secret, which it does not have. */
function Details({ change: { action, after } }: { change: WorkspaceChange }) {
  const t = useTranslations('workspace.changes.details')
  const roles = useTranslations('workspace.frame.roles')
  const { codes, role: written, paused, hasPassword, hasEmail, hasNewAddress } = after ?? {}
  const role = workspaceRoles.find((known) => known === written)
  const texts = [
    role && t('role', { role: roles(role) }),
    typeof codes === 'number' && t(action === 'revokeKey' ? 'ended' : 'codes', { count: codes }),
    hasNewAddress === true && t('newAddress'),
    action === 'editWebhook' && t(paused === true ? 'paused' : 'active'),
    typeof hasPassword === 'boolean' && t(hasPassword ? 'password' : 'noPassword'),
    action === 'changeEmail' && t(hasEmail === true ? 'email' : 'noEmail'),
  ].filter((text) => typeof text === 'string')
  return texts.length > 0 && <p className="mt-0.5 text-ink-soft text-sm">{texts.join(' · ')}</p>
}

function ChangedValues({
  change: { before, after },
  folderName,
}: Pick<Parameters<typeof ChangeItem>[0], 'change' | 'folderName'>) {
  const t = useTranslations('workspace.changes')
  const describe = (member: ShownMember, value: unknown): string => {
    if (member === 'folder') {
      const id = typeof value === 'string' ? value : null
      return folderName(id) ?? t(id === null ? 'values.noFolder' : 'values.deletedFolder')
    }
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
    if (member === 'status' && (text === 'active' || text === 'paused')) {
      return t(`values.${text}`)
    }
    return text || t('values.none')
  }
  const rows = shownMembers.flatMap((member) => {
    if (!before || !after || !(member in before) || !(member in after)) return []
    const [from, to] = [describe(member, before[member]), describe(member, after[member])]
    return from === to ? [] : [{ member, from, to }]
  })
  if (rows.length === 0) return null
  return (
    <ul className="mt-0.5 text-ink-soft text-sm">
      {rows.map(({ member, ...values }) => (
        <li key={member} className="wrap-anywhere">
          {t(`members.${member}`, values)}
        </li>
      ))}
    </ul>
  )
}
