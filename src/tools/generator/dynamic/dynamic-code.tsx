import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { type OwnedKey, writeSharedLink } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { CodeNotices, SaveFailure } from '@/tools/code-session/code-notices'
import { NewKeyDialog } from '@/tools/code-session/new-key-dialog'
import { SplitNotice } from '@/tools/code-session/split-notice'
import { useStoredKey } from '@/tools/code-session/use-stored-key'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { useGenerator } from '../generator-context'
import { useDynamicCode } from './use-dynamic-code'

/** The status of a dynamic code, and the button that saves it. */
export function DynamicCode() {
  const t = useTranslations('dynamic.bar')
  const { link, linked, pendingAction, dispatch, isFinished } = useGenerator()
  const code = useDynamicCode()
  const { session, edited, editing } = code
  const { uploads, errors, isDirty } = editing
  const { onStatus } = linked
  const slug = link?.slug
  const isSaveRequested = pendingAction !== null && slug === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: one save for each request
  useEffect(() => {
    if (isSaveRequested) {
      code.save().then((isSaved) => isSaved || dispatch({ do: 'saveFirst', action: null }))
    }
  }, [isSaveRequested])
  const exportWarning = isDirty ? t('takenUnsaved') : undefined
  useEffect(
    () => onStatus({ uploads, errors, exportWarning }),
    [onStatus, uploads, errors, exportWarning],
  )
  useEffect(() => () => onStatus(undefined), [onStatus])

  if (!link) return null
  return (
    <section aria-label={t('label')} className="mb-3 flex flex-col gap-2.5">
      <CodeNotices editing={editing}>
        <SaveFailure failure={editing.failure} />
        <OpeningNotice {...code} />
        <KeyDialog {...code} />
        <SplitNotice
          document={edited.document}
          isBusy={editing.work !== undefined}
          onEnd={code.endSplit}
        >
          {(label) => slug && <SettingsLink slug={slug}>{label}</SettingsLink>}
        </SplitNotice>
      </CodeNotices>
      <SaveRow {...{ code }} onSave={() => isFinished() && code.save()} />
      {slug !== null && <ShortLink text={link.text} />}
      {session && (
        <p className="-mt-1.5 text-ink-soft text-xs">
          {t.rich('inMyCodes', { link: linkToMyCodes })}
        </p>
      )}
    </section>
  )
}

type Code = ReturnType<typeof useDynamicCode>

function linkToMyCodes(label: ReactNode) {
  return (
    <Link href={paths.myCodes} className="underline underline-offset-4 hover:text-ink">
      {label}
    </Link>
  )
}

/** A new key with every way to save it, and later a reminder if it has no copy elsewhere. */
function KeyDialog({ session, created }: Code) {
  const t = useTranslations('dynamic.key')
  const [opened, setOpened] = useState<OwnedKey>()
  const [hasBackup, setBackup] = useState(false)
  useEffect(() => {
    setOpened(created?.owned)
    setBackup(false)
  }, [created])
  const stored = useStoredKey(session?.code.slug)
  const owned = session?.source.owned
  const isLoose = created?.owned === owned && created?.isKept === false
  const isAtRisk = isLoose && !hasBackup
  useUnsavedWork(isAtRisk || opened !== undefined)
  const place = isAtRisk ? 'notKept' : 'reminder'
  return (
    <>
      {(isAtRisk || (stored && !stored.backupAt && !opened)) && (
        <Notice tone="warn" title={t(`${place}.title`)}>
          <p>{t(`${place}.text`)}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpened(owned)}>
            {t('reminder.save')}
          </Button>
        </Notice>
      )}
      <NewKeyDialog
        owned={opened}
        title={t('title')}
        text={t('lead')}
        name={session?.code.name ?? ''}
        link={session?.code.link ?? ''}
        onBackup={() => setBackup(true)}
        onClose={() => setOpened(undefined)}
      >
        {isLoose ? (
          <Notice tone="warn" title={t('notKept.title')}>
            {t('notKept.text')}
          </Notice>
        ) : (
          <p className="border-line border-t pt-4 text-ink-soft text-sm">
            {t.rich('kept', { link: linkToMyCodes })}
          </p>
        )}
      </NewKeyDialog>
    </>
  )
}

/** The status of the code, and the button that saves it or opens its settings. */
function SaveRow({ code, onSave }: { code: Code; onSave: () => void }) {
  const t = useTranslations('dynamic.bar')
  const { session, editing, isOpening, failed, proofShare } = code
  const { isDirty, work } = editing
  const isNew = useGenerator().link?.slug === null
  const isEditable = session?.code.status !== 'blocked' && !session?.code.deletedAt
  const canSave = failed?.is !== 'noKey' && isEditable && (isNew || isDirty || work !== undefined)
  const state = proofShare !== null ? 'proof' : isOpening ? 'loading' : editing.state
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-[1_1_8rem] text-xs">
        <p role="status" className="font-medium text-ink">
          {state && t(state)}
        </p>
        {proofShare !== null && (
          <progress
            value={proofShare}
            aria-label={t('proof')}
            className="h-1.5 w-full accent-accent"
          />
        )}
        {isNew && !work && <p className="text-ink-soft max-md:sr-only">{t('sample')}</p>}
      </div>
      {canSave && (
        <Button
          size="sm"
          busy={work !== undefined}
          className="max-md:min-w-1/2 max-md:grow"
          onClick={onSave}
        >
          <Icon name="save" />
          {t(isNew ? 'save' : 'saveChanges')}
        </Button>
      )}
      {session && !canSave && (
        <SettingsLink slug={session.code.slug}>
          <Icon name="settings-2" />
          {t('settings')}
        </SettingsLink>
      )}
    </div>
  )
}

function SettingsLink({ slug, children }: { slug: string; children: ReactNode }) {
  const style = buttonStyle({ variant: 'secondary', size: 'sm' })
  return (
    <Link href={paths.myCode(slug)} className={style}>
      {children}
    </Link>
  )
}

/** Explains why the code could not be opened, or why its scans do not show its content. */
function OpeningNotice({ session, failed, open }: Code) {
  const t = useTranslations('dynamic.bar')
  const describe = useProblemMessage()
  const { dispatch, linked } = useGenerator()
  if (failed?.is === 'failed') {
    return (
      <Notice tone="bad" live>
        <p>{describe(failed.problem)}</p>
        <Button variant="secondary" size="sm" className="mt-2" onClick={open}>
          {t('again')}
        </Button>
      </Notice>
    )
  }
  if (failed) {
    return (
      <Notice tone="warn" live title={t('noKey.title')}>
        <p>{t('noKey.text')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Link href={paths.myCodes} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
            {t('noKey.find')}
          </Link>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => dispatch({ do: 'link', link: linked.newLink })}
          >
            {t('noKey.asNew')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (session?.code.deletedAt) return <Notice tone="warn">{t('deleted')}</Notice>
  return session?.code.status === 'paused' && <Notice tone="warn">{t('paused')}</Notice>
}

function ShortLink({ text }: { text: string }) {
  const t = useTranslations('dynamic.bar')
  const copy = useCopyText()
  return (
    <p className="-mt-1.5 flex items-center gap-1 text-xs">
      <bdi className="min-w-0 break-all font-mono text-ink-soft">{text}</bdi>
      <button
        type="button"
        aria-label={t('copyLink')}
        title={t('copyLink')}
        onClick={() => copy(writeSharedLink(text))}
        className="flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
      >
        <Icon name="copy" className="size-4" />
      </button>
    </p>
  )
}
