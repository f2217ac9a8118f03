import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { getLocale, isLocale } from '@/i18n/locales'
import { type FieldValue, pageFields } from '@/qr/content'
import type { Design } from '@/qr/design'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Dialog } from '@/ui/dialog'
import { Segmented } from '@/ui/segmented'
import type { Editable } from './editable'
import { acceptTheirs, type Conflict } from './merge-values'
import type { EditConflict } from './save-code'

const sides = ['mine', 'theirs'] as const

type ConflictProps = {
  conflict: EditConflict
  onResolve: (edited: Editable) => void
  onTakeTheirs: () => void
}

/** Shows what was changed to different values in two places, and offers the choice for each. */
export function CodeConflictDialog({
  conflict,
  onClose,
  ...props
}: Omit<ConflictProps, 'conflict'> & {
  conflict: EditConflict | undefined
  onClose: () => void
}) {
  const t = useTranslations('dynamic.conflict')
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(44rem,calc(100vw-1.5rem))]!"
    >
      {conflict && <Places key={conflict.code.revision} {...{ conflict, ...props }} />}
    </Dialog>
  )
}

function Places({ conflict: { code, conflicts, merged }, onResolve, onTakeTheirs }: ConflictProps) {
  const t = useTranslations('dynamic.conflict')
  const describe = useDescription(code)
  const [accepted, setAccepted] = useState<readonly Conflict[]>([])
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft text-sm">{t(conflicts.length > 0 ? 'lead' : 'leadWithout')}</p>
      {conflicts.length > 0 && (
        <ul className="flex flex-col gap-4">
          {conflicts.map((place) => {
            const chosen = accepted.includes(place) ? 'theirs' : 'mine'
            const { name, show } = describe(place.path)
            return (
              <li
                key={place.path.join('/')}
                className="flex flex-col gap-3 rounded-md border border-line p-3"
              >
                <Segmented
                  legend={name}
                  options={sides.map((value) => ({ value, label: t(value) }))}
                  value={chosen}
                  onValueChange={(side) => {
                    const others = accepted.filter((each) => each !== place)
                    setAccepted(side === 'theirs' ? [...others, place] : others)
                  }}
                />
                <div className="grid grid-cols-2 gap-3 text-sm">
                  {sides.map((side) => (
                    <div
                      key={side}
                      dir="auto"
                      className={classNames(
                        'wrap-anywhere line-clamp-6 whitespace-pre-line',
                        side !== chosen && 'text-ink-soft',
                      )}
                    >
                      {show(place[side]) ?? <span className="text-ink-soft">{t('nothing')}</span>}
                    </div>
                  ))}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onResolve(acceptTheirs(merged, accepted))}>
          {t(conflicts.length > 0 ? 'settle' : 'keepBoth')}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
      </div>
    </div>
  )
}

const versionParts = ['title', 'description', 'buttons', 'files', 'messages'] as const
const parts = ['name', 'timeZone', 'look', 'rules', 'mainLocale', 'design'] as const

/** Names a place in the edited values, and shows the values there; undefined for an empty one. */
function useDescription({ link, type }: EditConflict['code']) {
  const t = useTranslations('dynamic.conflict')
  const messages = useContentMessages(type)

  return (path: readonly string[]): { name: string; show: (value: unknown) => ReactNode } => {
    const [first = '', second, third] = path[0] === 'document' ? path.slice(1) : path
    const [parent, last] = path.slice(-2)
    const field =
      parent === 'fields' ? pageFields[type].find(({ name }) => name === last) : undefined
    const nameOwn = () => {
      if (field) return messages.label(field)
      return t(`places.${versionParts.find((part) => part === third) ?? 'fields'}`)
    }
    const name =
      first === 'languages' && isLocale(second)
        ? t(third ? 'places.version' : 'places.language', {
            language: getLocale(second).name,
            part: third ? nameOwn() : '',
          })
        : t(`places.${parts.find((part) => part === first) ?? 'content'}`)
    const show = (value: unknown): ReactNode => {
      if (first === 'design') {
        return <StoredCode text={link} design={value as Design} className="size-24" />
      }
      if (last === 'files') {
        return t('fileCount', { count: (value as readonly unknown[] | undefined)?.length ?? 0 })
      }
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      const isOption = field?.input === 'choice' && value
      return isOption ? messages.option(field, value as FieldValue & string) : showTexts(value)
    }
    return { name, show }
  }
}

/** Texts and colors as they are; for structured values, the texts in them. */
const showTexts = (value: unknown) => listTexts(value).join('\n') || undefined

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}
