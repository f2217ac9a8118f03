'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import type { CodeView } from '@/codes'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { CodeNotices, SaveFailure } from '@/tools/code-session/code-notices'
import type { CodeSource } from '@/tools/code-session/code-source'
import { SplitNotice } from '@/tools/code-session/split-notice'
import { findCodeStatus } from '@/tools/my-codes/find-code-status'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { CodeStatusMark } from '@/tools/shared/dynamic/code-status-mark'
import { useHistoryKeys } from '@/tools/shared/use-history-keys'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { revealFocus } from '@/ui/reveal-focus'
import { Tabs } from '@/ui/tabs'
import { CodeDownload } from './code-download'
import { ContentPart } from './content-part'
import { LanguageBar } from './language-bar'
import { PagePart } from './page-part'
import { PhonePreview } from './phone-preview'
import { RulesPart } from './rules-part'
import { ScanTrial } from './scan-trial'
import { SettingsPart } from './settings-part'
import { EditProvider, useEditing, useNewEditing } from './use-editing'

type EditorTab = 'content' | 'page' | 'rules' | 'settings'

/** The settings of a code and its page, next to a preview. */
export function CodeEditor({
  code,
  source,
  mapTiles,
}: {
  code: CodeView
  source: CodeSource
  mapTiles?: MapTiles
}) {
  const t = useTranslations('myCodes.edit')
  const area = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<EditorTab>('content')
  const editing = useNewEditing(code, source, (pointer) => showPlace(pointer))
  const { saving, edited, issues, setLocale } = editing
  useHistoryKeys(area, editing)

  const isUrl = edited.document.type === 'url'
  const trySave = () => {
    const first = issues.findFirst()
    if (!first) return void saving.save()
    issues.showAll(true)
    showPlace(first.pointer)
    editing.announce(t('saving.toMend'), 'warn')
  }
  /** Shows the place of an issue and moves the focus there. */
  const showPlace = (pointer: string) => {
    const [, part, of, member] = pointer.split('/')
    if (part === 'rules') setTab('rules')
    else if (part === 'languages') {
      setLocale(of as Locale)
      if (isUrl && member === 'messages') setTab('rules')
      else setTab(member === 'fields' || member === 'files' || isUrl ? 'content' : 'page')
    }
    const name = member === 'fields' ? pointer.split('/').at(-1) : pointer
    // After the panel is shown.
    requestAnimationFrame(() =>
      area.current
        ?.querySelector<HTMLElement>(`[role=tabpanel]:not([hidden]) [name="${name}"]`)
        ?.focus(),
    )
  }

  return (
    <EditProvider value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls */}
      <div ref={area} onFocus={revealFocus} className="flex flex-col gap-6">
        <EditorHeader />
        <CodeNotices editing={saving} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <EditorTabs {...{ tab, mapTiles }} onTab={setTab} />
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <CodeDownload />
            {isUrl ? <ScanTrial /> : <PhonePreview />}
          </div>
        </div>
        <SaveBar onSave={trySave} />
      </div>
    </EditProvider>
  )
}

function EditorHeader() {
  const t = useTranslations('myCodes.edit')
  const { saved, edited, source, wasRestored } = useEditing()
  const linkStyle = buttonStyle({ variant: 'quiet', size: 'sm' })
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="wrap-anywhere min-w-0 font-medium text-lg">{edited.name || t('unnamed')}</p>
        <CodeStatusMark status={findCodeStatus(saved)} />
        <span className="ms-auto flex flex-wrap gap-2">
          {source.place === 'workspace' && (
            <Link href={source.list} className={linkStyle}>
              {t('toWorkspace')}
            </Link>
          )}
          <Link href={paths.codeStatistics(saved.slug)} className={linkStyle}>
            {t('statistics')}
          </Link>
        </span>
      </header>
      {wasRestored && (
        <Notice title={t('restored.title')}>
          <p>{t('restored.text')}</p>
        </Notice>
      )}
    </>
  )
}

function EditorTabs({
  tab,
  mapTiles,
  onTab,
}: {
  tab: EditorTab
  mapTiles: MapTiles | undefined
  onTab: (tab: EditorTab) => void
}) {
  const t = useTranslations('myCodes.edit.tabs')
  const { edited, locale, change } = useEditing()
  const isUrl = edited.document.type === 'url'
  const inLanguages = (part: ReactNode) => (
    <div className="flex flex-col gap-6">
      {!isUrl && <LanguageBar />}
      {part}
    </div>
  )
  const contents: Record<EditorTab, ReactNode> = {
    content: inLanguages(
      <>
        <SplitNotice document={edited.document} onEnd={() => change('/rules/split', [])}>
          {(label) => (
            <Button variant="secondary" size="sm" onClick={() => onTab('rules')}>
              {label}
            </Button>
          )}
        </SplitNotice>
        <ContentPart key={locale} {...(mapTiles && { mapTiles })} />
      </>,
    ),
    page: isUrl ? null : inLanguages(<PagePart key={locale} />),
    rules: <RulesPart />,
    settings: <SettingsPart />,
  }
  return (
    <Tabs
      label={t('label')}
      // A change elsewhere may have replaced the type, and with it this tab.
      selected={contents[tab] ? tab : 'content'}
      onSelect={onTab}
      tabs={(['content', 'page', 'rules', 'settings'] as const)
        .filter((id) => contents[id])
        .map((id) => ({ id, label: t(id), content: contents[id] }))}
    />
  )
}

function SaveBar({ onSave }: { onSave: () => void }) {
  const t = useTranslations('myCodes.edit.saving')
  const bar = useTranslations('dynamic.bar')
  const { saving, canUndo, canRedo, undo, redo } = useEditing()
  const { work, isDirty, state } = saving
  const quiet = { variant: 'quiet', square: true } as const
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0"
    >
      <div className="basis-full empty:hidden">
        <SaveFailure failure={saving.failure} />
      </div>
      <Button busy={work !== undefined} disabled={!isDirty && !work} onClick={onSave}>
        {bar('saveChanges')}
      </Button>
      <Button {...quiet} aria-label={t('undo')} disabled={!canUndo} onClick={undo}>
        <Icon name="undo-2" />
      </Button>
      <Button {...quiet} aria-label={t('redo')} disabled={!canRedo} onClick={redo}>
        <Icon name="redo-2" />
      </Button>
      <p role="status" className="max-sm:sr-only min-w-0 text-ink-soft text-xs">
        {state && bar(state)}
      </p>
    </div>
  )
}
