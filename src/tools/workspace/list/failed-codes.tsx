import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useWorkspaceDesk } from './desk'

/** More would push the list out of view. */
const shownCodes = 20

/** The codes that a change did not reach, each with its reason. */
export function FailedCodes() {
  const { failed, dismissFailed } = useWorkspaceDesk().bulk
  const t = useTranslations('workspace.bulk')
  const problems = useTranslations('codes.problems')
  const close = useTranslations('dialogs')('close')
  if (failed.length === 0) return null
  return (
    <Notice tone="warn" live className="mb-6" title={t('notChanged', { count: failed.length })}>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
        {failed.slice(0, shownCodes).map(({ code, problem }) => (
          <li key={code.slug} className="wrap-anywhere">
            {t('reason', {
              name: code.name || code.slug,
              reason: problem === 'full' ? t('tooManyTags') : problems(problem, { minutes: 0 }),
            })}
          </li>
        ))}
      </ul>
      {failed.length > shownCodes && (
        <p className="mt-1">{t('moreFailed', { count: failed.length - shownCodes })}</p>
      )}
      <Button variant="secondary" size="sm" className="mt-3" onClick={dismissFailed}>
        {close}
      </Button>
    </Notice>
  )
}
