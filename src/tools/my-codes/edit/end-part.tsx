import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { graceDays } from '@/codes'
import { findPurgeDate } from '@/tools/my-codes/find-purge-date'
import { actOnCode, type CodeAction } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useEditing } from './use-editing'

const icons = { pause: 'pause', resume: 'play', delete: 'trash-2', restore: 'undo-2' } as const

/** Pauses a code until it is resumed, or deletes it, which can be undone for a limited time. */
export function EndPart() {
  const t = useTranslations('myCodes.edit.end')
  const format = useFormatter()
  const { source, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const [doing, setDoing] = useState<CodeAction>()

  const act = async (action: CodeAction) => {
    setDoing(action)
    const answer = await actOnCode(source.owned, action)
    setDoing(undefined)
    if (!answer.ok) return announce(problemMessage(answer.problem), 'bad')
    follow(answer.body)
    announce(t(`done.${action}`), 'good')
  }
  const { deletedAt, status } = saved
  const actions: Record<string, readonly CodeAction[]> = {
    active: ['pause', 'delete'],
    paused: ['resume', 'delete'],
  }
  const offered = deletedAt ? (['restore'] as const) : (actions[status] ?? ['delete'])
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 className="font-medium font-text text-sm">{t('title')}</h2>
      <p className="max-w-prose text-ink-soft text-xs">
        {deletedAt
          ? t('deleted', { date: format.dateTime(findPurgeDate(deletedAt), { dateStyle: 'long' }) })
          : t('hint', { days: graceDays })}
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="sm"
            busy={doing === action}
            onClick={() => act(action)}
          >
            <Icon name={icons[action]} />
            {t(action)}
          </Button>
        ))}
      </div>
    </section>
  )
}
