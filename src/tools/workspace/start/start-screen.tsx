import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { workspaceLimits } from '@/codes'
import { Link } from '@/i18n/link'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { useApiRequest } from '@/tools/shared/dynamic/use-request'
import { TextForm } from '@/tools/shared/text-form'
import { storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'

const points = ['find', 'share', 'undo', 'leave'] as const

/** What a workspace is, and the ways to create or open one. */
export function StartScreen({ onAddKey }: { onAddKey: () => void }) {
  const t = useTranslations('workspace.start')
  const headingId = useId()
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
      <section className="flex flex-col gap-4 lg:col-span-7">
        <p className="max-w-[56ch] text-ink-soft text-lead">{t('lead')}</p>
        <ul className="flex max-w-[56ch] list-disc flex-col gap-2 ps-5 text-ink-soft">
          {points.map((point) => (
            <li key={point}>{t(`points.${point}`)}</li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">
          {t.rich('few', {
            link: (words) => (
              <Link href={paths.myCodes} className="text-ink underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
        </p>
      </section>
      <section
        aria-labelledby={headingId}
        className="flex flex-col gap-5 self-start rounded-lg border border-line bg-paper-raised p-5 lg:col-span-5"
      >
        <h2 id={headingId} className="text-subheading">
          {t('create.title')}
        </h2>
        <CreateWorkspaceForm />
        <div className="flex flex-col items-start gap-2 border-line border-t pt-5">
          <p className="text-ink-soft text-sm">{t('open.text')}</p>
          <Button variant="secondary" onClick={onAddKey}>
            <Icon name="key-round" />
            {t('open.button')}
          </Button>
        </div>
      </section>
    </div>
  )
}

/** Creates a workspace, stores the key of its owner in this browser and shows it. */
export function CreateWorkspaceForm({ onCreated }: { onCreated?: () => void }) {
  const t = useTranslations('workspace.start.create')
  const locale = useLocale()
  const request = useApiRequest()
  const create = async (name: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { name, locale, ...(timeZone && { timeZone }) }
    const created = await request.send('POST /workspaces', { body })
    if (!created) return
    const { workspace, secret } = created.body
    const { id, key } = workspace
    onCreated?.()
    storeWorkspaceKey({ id, name: workspace.name, role: key.role, secret, addedAt: Date.now() })
  }
  return (
    <TextForm
      request={request}
      label={t('name')}
      note={t('optional')}
      hint={t('hint')}
      input={{
        ...{ maxLength: workspaceLimits.nameLength, autoComplete: 'organization' },
        placeholder: t('example'),
      }}
      submit={t('submit')}
      variant="accent"
      onText={create}
    />
  )
}
