import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { getLocale, isLocale } from '@/i18n/locales'
import { takeTheirs } from '@/tools/code-session/merge-values'
import type { EditConflict } from '@/tools/code-session/save-code'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Segmented } from '@/ui/segmented'
import type { Editable } from './editable'

/** Shows what was changed to different values in two places, and offers the choice for each. */
export function ConflictDialog({
  conflict,
  onResolve,
  onTakeTheirs,
  onClose,
}: {
  conflict: EditConflict<Editable> | undefined
  onResolve: (edited: Editable) => void
  onTakeTheirs: () => void
  onClose: () => void
}) {
  const t = useTranslations('myCodes.edit.conflict')
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(44rem,calc(100vw-1.5rem))]!"
    >
      {conflict && (
        <Places key={conflict.code.revision} {...{ conflict, onResolve, onTakeTheirs }} />
      )}
    </Dialog>
  )
}

function Places({
  conflict: { conflicts, merged },
  onResolve,
  onTakeTheirs,
}: {
  conflict: EditConflict<Editable>
  onResolve: (edited: Editable) => void
  onTakeTheirs: () => void
}) {
  const t = useTranslations('myCodes.edit.conflict')
  const namePlace = usePlaceName()
  const [choices, setChoices] = useState<ReadonlySet<number>>(new Set())
  const choose = (index: number, isTheirs: boolean) => {
    const next = new Set(choices)
    if (isTheirs) next.add(index)
    else next.delete(index)
    setChoices(next)
  }
  const resolve = () => {
    const theirs = conflicts.filter((_, index) => choices.has(index))
    onResolve(takeTheirs(merged, theirs))
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft text-sm">{t(conflicts.length > 0 ? 'lead' : 'leadWithout')}</p>
      {conflicts.length > 0 && (
        <ul className="flex flex-col gap-4">
          {conflicts.map(({ path, mine, theirs }, index) => (
            <li
              key={path.join('/')}
              className="flex flex-col gap-3 rounded-md border border-line p-3"
            >
              <Segmented
                legend={namePlace(path)}
                options={[
                  { value: 'mine', label: t('mine') },
                  { value: 'theirs', label: t('theirs') },
                ]}
                value={choices.has(index) ? 'theirs' : 'mine'}
                onValueChange={(choice) => choose(index, choice === 'theirs')}
              />
              <p dir="auto" className="wrap-anywhere line-clamp-6 whitespace-pre-line text-sm">
                <Words value={choices.has(index) ? theirs : mine} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={resolve}>{t(conflicts.length > 0 ? 'settle' : 'keepBoth')}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
      </div>
    </div>
  )
}

/** Texts and colours as they are; for structured values, the texts in them. */
function Words({ value }: { value: unknown }) {
  const t = useTranslations('myCodes.edit.conflict')
  const words = findWords(value)
  return words.length > 0 ? words.join('\n') : <span className="text-ink-soft">{t('nothing')}</span>
}

function findWords(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findWords)
}

const versionParts = ['title', 'description', 'buttons', 'files', 'fields', 'messages'] as const
const parts = ['name', 'timeZone', 'look', 'rules', 'mainLocale'] as const

/** The name of a place in the edited values. */
function usePlaceName(): (path: readonly string[]) => string {
  const t = useTranslations('myCodes.edit.conflict.places')
  return (path) => {
    const [first, second, third] = path[0] === 'document' ? path.slice(1) : path
    if (first !== 'languages' || !isLocale(second)) {
      return t(parts.find((part) => part === first) ?? 'content')
    }
    const part = versionParts.find((each) => each === third)
    const language = getLocale(second).name
    return part ? t('version', { language, part: t(part) }) : t('language', { language })
  }
}
