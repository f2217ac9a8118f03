import { useTranslations } from 'next-intl'
import { useApiRequest } from '@/tools/shared/dynamic/use-request'
import { useWorkspace } from '../workspace-session'

/** Sends one change of the workspace at a time. */
export function useSend() {
  const t = useTranslations('workspace.settings')
  // For codes, “unknown” has another text.
  return useApiRequest(useWorkspace().call, (problem) =>
    problem?.key === 'unknown' ? t('gone') : undefined,
  )
}
