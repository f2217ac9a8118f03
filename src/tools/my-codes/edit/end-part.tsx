import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { graceDays } from '@/codes'
import { findPurgeDate } from '@/tools/my-codes/find-purge-date'
import { actOnCode, type CodeAction } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useEditing } from './edit-context'

/** Pauses a code until it is resumed, or deletes it, which can be undone for a limited time. */
export function EndPart() {
  const t = useTranslations('myCodes.edit.end')
  const format = useFormatter()
  const { owned, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const [doing, setDoing] = useState<CodeAction>()

  const act = async (action: CodeAction) => {
    setDoing(action)
    const answer = await actOnCode(owned, action)
    setDoing(undefined)
    if (!answer.ok) return announce(problemMessage(answer.problem), 'bad')
    follow(answer.body)
    announce(t(`done.${action}`), 'good')
  }
  const { deletedAt, status } = saved
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 className="font-medium font-text text-sm">{t('title')}</h2>
      <p className="max-w-prose text-ink-soft text-xs">
        {deletedAt
          ? t('deleted', {
              date: format.dateTime(findPurgeDate(deletedAt), { dateStyle: 'long' }),
            })
          : t('hint', { days: graceDays })}
      </p>
      <div className="flex flex-wrap gap-2">
        {!deletedAt && status === 'active' && (
          <Button
            variant="secondary"
            size="sm"
            busy={doing === 'pause'}
            onClick={() => act('pause')}
          >
            <Icon name="pause" />
            {t('pause')}
          </Button>
        )}
        {!deletedAt && status === 'paused' && (
          <Button
            variant="secondary"
            size="sm"
            busy={doing === 'resume'}
            onClick={() => act('resume')}
          >
            <Icon name="play" />
            {t('resume')}
          </Button>
        )}
        {deletedAt ? (
          <Button
            variant="secondary"
            size="sm"
            busy={doing === 'restore'}
            onClick={() => act('restore')}
          >
            <Icon name="undo-2" />
            {t('restore')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={doing === 'delete'}
            onClick={() => act('delete')}
          >
            <Icon name="trash-2" />
            {t('delete')}
          </Button>
        )}
      </div>
    </section>
  )
}
