import { useTranslations } from 'next-intl'
import type { WorkspaceRole } from '@/codes'
import { paths } from '@/paths'
import { KeyCopies } from '@/tools/code-session/key-copies'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'

/** A workspace key, with every way to save it or to pass it on. */
export function WorkspaceKeyCard({
  name,
  role,
  secret,
  onSaved,
}: {
  /** Name of the workspace, which may be empty. */
  name: string
  role: WorkspaceRole
  secret: string
  /** Called when the key was saved outside this browser. */
  onSaved: () => void
}) {
  const t = useTranslations('workspace.key')
  const roles = useTranslations('workspace.frame.roles')
  const keyLink = writeWorkspaceLink(secret)
  const title = name ? t('file.title', { name }) : t('file.unnamed')
  const rows = [t('file.role', { role: roles(role) }), t('file.key', { key: secret })]
  const open = t('file.open', { link: keyLink })
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: [open, t('file.note')].join('\n\n') })}`
  return (
    <>
      <KeyCopies
        keyText={secret}
        sheet={{ title, rows, note: t('file.note'), keyLink }}
        texts={{
          label: t('label'),
          hint: t('hint'),
          open,
          scan: t('file.scan'),
          codeLabel: t('codeLabel'),
          codeHint: t('codeHint'),
        }}
        fileWords={[t('file.name'), name]}
        onSaved={onSaved}
      />
      <div className="flex flex-col items-start gap-1.5">
        {/* Programs for email read “+” literally. */}
        <a
          href={mail.replaceAll('+', '%20')}
          onClick={onSaved}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          <Icon name="mail" />
          {t('mail')}
        </a>
        <p className="text-ink-soft text-xs">{t('mailText')}</p>
      </div>
    </>
  )
}

/** Returns the link that opens a workspace in another browser, in the language of this page. */
function writeWorkspaceLink(secret: string): string {
  const { origin, pathname } = location
  const prefix = pathname.slice(0, Math.max(0, pathname.indexOf(paths.workspace)))
  return `${origin}${prefix}${paths.workspace}#key=${secret}`
}
