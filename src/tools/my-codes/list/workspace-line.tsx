import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { useWorkspaceKeys } from '@/tools/shared/workspaces/workspace-keys'

/** What a workspace is for, or the way to those whose keys are in this browser. */
export function WorkspaceLine() {
  const t = useTranslations('myCodes.list.workspace')
  const count = useWorkspaceKeys()?.keys.length ?? 0
  return (
    <p className="text-ink-soft text-sm">
      {t.rich(count > 0 ? 'open' : 'offer', {
        count,
        link: (words) => (
          <Link href={paths.workspace} className="text-ink underline underline-offset-4">
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
