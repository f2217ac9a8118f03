import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { writeSharedLink } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { CodeConflictDialog } from '@/tools/code-session/code-conflict-dialog'
import { LinkWarnings } from '@/tools/code-session/link-warnings'
import { NewKeyDialog } from '@/tools/code-session/new-key-dialog'
import { SplitNotice } from '@/tools/code-session/split-notice'
import { useStoredKey } from '@/tools/code-session/use-stored-key'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { useToast } from '@/ui/toast'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { type CodeDraft, editedDocument } from './code-draft'
import type { CodeLink } from './code-link'
import { findFieldErrors } from './find-field-errors'
import { type SavedCode, type SendFiles, useDynamicCode } from './use-dynamic-code'

export type DynamicStatus = {
  saved: SavedCode | undefined
  /** Shown after an export while there are unsaved changes. */
  exportWarning: string | undefined
}

export type DynamicCodeProps = {
  link: CodeLink
  shown: CodeDraft
  /** False, after a notice, while the form is not finished. */
  isFinished: () => boolean
  /** An action waits until the code is saved. */
  isSaveRequested: boolean
  onNotSaved: () => void
  sendFiles: SendFiles | undefined
  onSaved: (link: CodeLink) => void
  onOpened: (opened: CodeDraft & { link: CodeLink }) => void
  onRestored: (files: CodeDraft['files']) => void
  onStatus: (status: DynamicStatus) => void
  /** Called with the server's validation errors by field. */
  onErrors: (errors: Readonly<Record<string, string>>) => void
  /** Replaces the link of a code whose key is lost. */
  onLeaveLink: () => void
}

/** The status of a dynamic code, and the button that saves it. */
export function DynamicCode({
  isFinished,
  isSaveRequested,
  onNotSaved,
  onStatus,
  onErrors,
  onLeaveLink,
  ...props
}: DynamicCodeProps) {
  const t = useTranslations('dynamic.bar')
  const key = useTranslations('dynamic.key')
  const locale = useLocale()
  const showToast = useToast()
  const describeProblem = useProblemMessage()
  const { link, shown } = props
  const code = useDynamicCode(props)
  const { saved, isDirty, work, failure } = code
  const isBusy = work === 'saving' || work === 'sending'
  const isNewKey = code.newKey?.owned.slug === link.slug
  const isKeyAtRisk = isNewKey && code.newKey?.isKept === false && !code.hasBackup
  useUnsavedWork(isBusy || isDirty || code.isKeyShown || isKeyAtRisk)

  const { draft } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: a user who types on has seen what was wrong
  useEffect(() => onErrors({}), [draft])
  const problem = failure === 'filesNotSent' ? undefined : failure?.problem
  const fieldErrors = problem ? findFieldErrors(problem, describeProblem) : undefined
  const isShownAtField = fieldErrors !== undefined && Object.keys(fieldErrors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each failure
  useEffect(() => {
    if (isShownAtField) onErrors(fieldErrors)
  }, [failure])

  const save = async () => {
    const isSaved = await code.save()
    if (isSaved && saved) showToast(t('changesSaved'), { tone: 'good' })
    return isSaved
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one save for each request
  useEffect(() => {
    if (isSaveRequested) save().then((isSaved) => isSaved || onNotSaved())
  }, [isSaveRequested])
  const exportWarning = isDirty ? t('takenUnsaved') : undefined
  useEffect(() => onStatus({ saved, exportWarning }), [onStatus, saved, exportWarning])

  return (
    <section aria-label={t('label')} className="mb-3 flex flex-col gap-2.5">
      <ScanNotice saved={saved} />
      {failure && !isShownAtField && (
        <Notice tone="bad" live>
          <p>{failure === 'filesNotSent' ? t('filesNotSent') : describeProblem(failure.problem)}</p>
          {link.slug !== null && !saved && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={code.reload}>
              {t('again')}
            </Button>
          )}
        </Notice>
      )}
      <KeyNotice code={code} slug={link.slug} isAtRisk={isKeyAtRisk} />
      {code.isKeyMissing && <KeyMissing onLeaveLink={onLeaveLink} />}
      {saved && (
        <SplitNotice document={saved.view.document} isBusy={isBusy} onEnd={code.endSplit}>
          {(label) => (
            <Link
              href={paths.myCode(saved.view.slug)}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              {label}
            </Link>
          )}
        </SplitNotice>
      )}
      <LinkWarnings document={editedDocument(shown, locale, saved?.view.document)} />
      <SaveRow {...{ code, link }} onSave={() => isFinished() && save()} />
      {link.slug !== null && <ShortLink text={link.text} />}
      {saved && (
        <p className="-mt-1.5 text-ink-soft text-xs">
          {t.rich('inMyCodes', { link: linkToMyCodes })}
        </p>
      )}
      <NewKeyDialog
        owned={code.isKeyShown ? code.newKey?.owned : undefined}
        title={key('title')}
        text={key('lead')}
        name={saved?.view.name ?? ''}
        link={link.text}
        onBackup={code.confirmBackup}
        onClose={() => code.showKey(false)}
      >
        {code.newKey?.isKept ? (
          <p className="border-line border-t pt-4 text-ink-soft text-sm">
            {key.rich('kept', { link: linkToMyCodes })}
          </p>
        ) : (
          <Notice tone="warn" title={key('notKept.title')}>
            {key('notKept.text')}
          </Notice>
        )}
      </NewKeyDialog>
      <CodeConflictDialog
        conflict={code.conflict}
        onResolve={code.resolve}
        onTakeTheirs={code.takeTheirs}
        onClose={code.closeConflict}
      />
    </section>
  )
}

function linkToMyCodes(label: ReactNode) {
  return (
    <Link href={paths.myCodes} className="underline underline-offset-4 hover:text-ink">
      {label}
    </Link>
  )
}

/** Reminds of a new key that is stored nowhere, or only in this browser. */
function KeyNotice({
  code,
  slug,
  isAtRisk,
}: {
  code: ReturnType<typeof useDynamicCode>
  slug: string | null
  isAtRisk: boolean
}) {
  const t = useTranslations('dynamic.key')
  const stored = useStoredKey(slug ?? undefined)
  const needsBackup = stored !== undefined && !stored.backupAt
  if (!isAtRisk && (!needsBackup || code.isKeyShown)) return null
  const place = isAtRisk ? 'notKept' : 'reminder'
  return (
    <Notice tone="warn" title={t(`${place}.title`)}>
      <p>{t(`${place}.text`)}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => code.showKey(true)}>
        {t('reminder.save')}
      </Button>
    </Notice>
  )
}

/** The status of the code, and the button that saves it or opens its settings. */
function SaveRow({
  code,
  link,
  onSave,
}: {
  code: ReturnType<typeof useDynamicCode>
  link: CodeLink
  onSave: () => void
}) {
  const t = useTranslations('dynamic.bar')
  const { saved, isDirty, work, isKeyMissing, proofShare } = code
  const isBusy = work === 'saving' || work === 'sending'
  const isEditable = !saved || (saved.view.status !== 'blocked' && !saved.view.deletedAt)
  const canSave = !isKeyMissing && isEditable && (link.slug === null || isDirty || isBusy)
  const state = stateOf(code)
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
        {link.slug === null && work === 'idle' && (
          <p className="text-ink-soft max-md:sr-only">{t('sample')}</p>
        )}
      </div>
      {canSave && (
        <Button size="sm" busy={isBusy} className="max-md:min-w-1/2 max-md:grow" onClick={onSave}>
          <Icon name="save" />
          {t(link.slug === null ? 'save' : 'saveChanges')}
        </Button>
      )}
      {saved && !canSave && (
        <Link
          href={paths.myCode(saved.view.slug)}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          <Icon name="settings-2" />
          {t('settings')}
        </Link>
      )}
    </div>
  )
}

function KeyMissing({ onLeaveLink }: { onLeaveLink: () => void }) {
  const t = useTranslations('dynamic.bar.noKey')
  return (
    <Notice tone="warn" live title={t('title')}>
      <p>{t('text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link href={paths.myCodes} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
          {t('find')}
        </Link>
        <Button variant="secondary" size="sm" onClick={onLeaveLink}>
          {t('asNew')}
        </Button>
      </div>
    </Notice>
  )
}

function stateOf({ saved, isDirty, work, proofShare }: ReturnType<typeof useDynamicCode>) {
  if (proofShare !== null) return 'proof'
  if (work === 'loading') return 'loading'
  if (work !== 'idle') return work === 'sending' ? 'sending' : 'saving'
  if (!saved) return undefined
  return isDirty ? 'changed' : 'saved'
}

/** Explains why people who scan the code do not receive its content. */
function ScanNotice({ saved }: { saved: SavedCode | undefined }) {
  const t = useTranslations('dynamic.bar')
  if (!saved) return null
  const { status, deletedAt, blockReason } = saved.view
  if (deletedAt) return <Notice tone="warn">{t('deleted')}</Notice>
  if (status === 'paused') return <Notice tone="warn">{t('paused')}</Notice>
  if (status !== 'blocked') return null
  return (
    <Notice tone="bad" title={t('blocked')}>
      {blockReason}
    </Notice>
  )
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
