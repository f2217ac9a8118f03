import { useTranslations } from 'next-intl'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { type CreatedCode, chosenSlugLength, newDocument, type Problem, readSlug } from '@/codes'
import { Link } from '@/i18n/link'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../workspace-session'
import type { AddProps } from './add-props'
import { noPlace, PlaceFields, placeMembers } from './place-fields'

const maxNameLength = 120

type Fields = { url: string; name: string; slug: string }
type Faults = Partial<Record<keyof Fields | 'form', string>>

/** Creates a link code in the workspace, with a chosen end of its short link. */
export function CreateCodeForm({ onAdded }: AddProps) {
  const t = useTranslations('workspace.create')
  const [fields, setFields] = useState<Fields>({ url: '', name: '', slug: '' })
  const [place, setPlace] = useState(noPlace)
  const { create, isBusy, faults, setFaults } = useCreateCode(onAdded)
  const set = (name: keyof Fields, value: string) => {
    setFields({ ...fields, [name]: value })
    setFaults({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void create(fields, placeMembers(place))
  }
  const input = (name: keyof Fields, more: ComponentProps<typeof TextInput>) => (
    <Field
      label={t(`${name}.label`)}
      hint={t(`${name}.hint`, { ...chosenSlugLength })}
      error={faults[name]}
    >
      {(control) => (
        <TextInput
          {...control}
          {...more}
          value={fields[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {input('url', { type: 'url', inputMode: 'url', autoComplete: 'off', autoCapitalize: 'off' })}
      {input('name', { maxLength: maxNameLength, autoComplete: 'off' })}
      {input('slug', {
        ...{ maxLength: chosenSlugLength.max, autoComplete: 'off', autoCapitalize: 'off' },
        ...{ spellCheck: false, className: 'font-mono text-sm' },
      })}
      <PlaceFields place={place} onChange={setPlace} />
      <p role="alert" className="text-bad text-sm empty:hidden">
        {faults.form}
      </p>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('submit')}
      </Button>
      <p className="border-line border-t pt-4 text-ink-soft text-sm">
        {t.rich('generator', {
          link: (words) => (
            <Link href={paths.generator('url')} className="text-ink underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </form>
  )
}

function useCreateCode(onAdded: AddProps['onAdded']) {
  const t = useTranslations('workspace.create')
  const problemMessage = useProblemMessage()
  const locale = useLocale()
  const { call } = useWorkspace()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  /** The same for a repeated attempt without an answer, so that it creates no second code. */
  const [attempt, setAttempt] = useState<{ body: string; key: string }>()

  const create = async (fields: Fields, members: object) => {
    const url = withScheme(fields.url)
    const slug = fields.slug.trim().toLowerCase()
    const found = {
      ...(url === '' && { url: t('url.missing') }),
      ...(slug !== '' && !readSlug(slug) && { slug: t('slug.invalid', { ...chosenSlugLength }) }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const body = {
      ...{ document: newDocument({ type: 'url', url }, locale), name: fields.name.trim(), locale },
      ...{ ...(slug && { slug }), ...members },
    }
    const written = JSON.stringify(body)
    const key = attempt?.body === written ? attempt.key : crypto.randomUUID()
    setAttempt({ body: written, key })
    setBusy(true)
    const headers = { 'idempotency-key': key }
    const answer = await call('POST /codes', { body, headers })
    setBusy(false)
    if (answer.ok) return onAdded(t('created', { name: nameOf(answer.body) }))
    setFaults(placeFault(answer.problem, problemMessage(answer.problem)))
  }
  return { create, isBusy, faults, setFaults }
}

function nameOf({ code }: Pick<CreatedCode, 'code'>): string {
  return code.name || code.slug.toUpperCase()
}

/** Shows a problem at the field that it is about. */
function placeFault(problem: Problem | null, message: string): Faults {
  const pointer = problem?.errors?.[0]?.pointer ?? ''
  if (pointer === '/slug') return { slug: message }
  if (pointer === '/name') return { name: message }
  const isUrl = pointer.startsWith('/document') || problem?.key === 'target'
  return isUrl ? { url: message } : { form: message }
}

/** Completes an address that was typed without its scheme. */
function withScheme(typed: string): string {
  const url = typed.trim()
  return url === '' || /^[a-z][\w+.-]*:/i.test(url) ? url : `https://${url}`
}
