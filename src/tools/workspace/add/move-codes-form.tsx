import { useTranslations } from 'next-intl'
import { type FormEvent, useMemo, useState } from 'react'
import { workspaceLimits } from '@/codes'
import { listStoredKeys, removeKeys, type StoredKey } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { matchWords } from '@/tools/shared/shelf/match-words'
import { useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../workspace-session'
import type { AddProps } from './add-props'
import { noPlace, PlaceFields, placeMembers } from './place-fields'

const codesAtOnce = 200

/** Moves codes of this browser into the workspace, by their edit keys. */
export function MoveCodesForm(props: AddProps) {
  const t = useTranslations('workspace.move')
  const { list } = useStoredList('keys', listStoredKeys)
  if (list.status === 'loading') return <Skeleton className="h-48 w-full" />
  if (list.status === 'unavailable') return <Notice tone="warn">{t('unavailable')}</Notice>
  if (list.entries.length === 0) return <p className="text-ink-soft text-sm">{t('empty')}</p>
  return <MoveForm {...props} keys={list.entries} />
}

function MoveForm({ keys, onAdded }: AddProps & { keys: readonly StoredKey[] }) {
  const t = useTranslations('workspace.move')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState(noPlace)
  const { move, progress, fault, failed } = useMoveCodes(onAdded)

  const wanted = keys.filter(({ slug }) => chosen.has(slug))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!progress && wanted.length > 0) void move(wanted, placeMembers(place))
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t('lead')}</p>
      <KeyChoice keys={keys} chosen={chosen} onChoose={setChosen} />
      <PlaceFields place={place} onChange={setPlace} />
      {(fault || failed.length > 0) && (
        <Notice tone="bad" live title={fault ?? t('failed', { count: failed.length })}>
          {failed.length > 0 && (
            <ul className="list-disc ps-5">
              {failed.map(({ name, reason }) => (
                <li key={name} className="wrap-anywhere">
                  {t('reason', { name, reason })}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {progress && t('progress', progress)}
      </p>
      <Button
        type="submit"
        busy={progress !== undefined}
        disabled={wanted.length === 0}
        className="self-start"
      >
        {t('submit', { count: wanted.length })}
      </Button>
    </form>
  )
}

function KeyChoice({
  keys,
  chosen,
  onChoose,
}: {
  keys: readonly StoredKey[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}) {
  const t = useTranslations('workspace.move')
  const [words, setWords] = useState('')
  const shown = useMemo(() => {
    const isMatch = matchWords(words)
    return keys.filter(({ name, slug }) => isMatch(`${name} ${slug}`))
  }, [keys, words])
  const isAll = shown.length > 0 && shown.every(({ slug }) => chosen.has(slug))
  const choose = (slugs: readonly string[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const slug of slugs) {
      if (isOn) next.add(slug)
      else next.delete(slug)
    }
    onChoose(new Set([...next].slice(0, workspaceLimits.codesAtOnce)))
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('codes')}</legend>
      {keys.length > 10 && (
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Checkbox
        label={t('all', { count: shown.length })}
        checked={isAll}
        onChange={({ target }) =>
          choose(
            shown.map(({ slug }) => slug),
            target.checked,
          )
        }
      />
      <ul className="max-h-64 overflow-y-auto rounded-md border border-line px-3 py-1.5">
        {shown.map(({ slug, name }) => (
          <li key={slug}>
            <Checkbox
              label={<span className="wrap-anywhere">{name || slug.toUpperCase()}</span>}
              hint={name ? slug.toUpperCase() : undefined}
              checked={chosen.has(slug)}
              onChange={({ target }) => choose([slug], target.checked)}
            />
          </li>
        ))}
        {shown.length === 0 && <li className="py-1 text-ink-soft text-sm">{t('nothingFound')}</li>}
      </ul>
    </fieldset>
  )
}

function useMoveCodes(onAdded: AddProps['onAdded']) {
  const t = useTranslations('workspace.move')
  const problems = useTranslations('codes.problems')
  const problemMessage = useProblemMessage()
  const { call } = useWorkspace()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [fault, setFault] = useState<string>()
  const [failed, setFailed] = useState<readonly { name: string; reason: string }[]>([])

  const move = async (keys: readonly StoredKey[], members: object) => {
    setFault(undefined)
    setFailed([])
    const notMoved: { name: string; reason: string }[] = []
    for (let start = 0; start < keys.length; start += codesAtOnce) {
      setProgress({ done: start, total: keys.length })
      const part = keys.slice(start, start + codesAtOnce)
      const body = { ...members, codes: part.map(({ slug, editKey }) => ({ slug, editKey })) }
      const answer = await call('POST /workspace/codes/move', { body })
      if (!answer.ok) {
        setProgress(undefined)
        return setFault(problemMessage(answer.problem))
      }
      const moved = part.filter((_, index) => answer.body.results[index]?.problem === null)
      // Their edit keys have ended.
      await removeKeys(moved.map(({ slug }) => slug)).catch(() => {})
      for (const [index, { problem }] of answer.body.results.entries()) {
        const { name = '', slug = '' } = part[index] ?? {}
        const reason = problem && problems(problem, { minutes: 0 })
        if (reason) notMoved.push({ name: name || slug.toUpperCase(), reason })
      }
    }
    setProgress(undefined)
    setFailed(notMoved)
    const count = keys.length - notMoved.length
    if (count > 0) onAdded(t('moved', { count }), { stay: notMoved.length > 0 })
  }
  return { move, progress, fault, failed }
}
