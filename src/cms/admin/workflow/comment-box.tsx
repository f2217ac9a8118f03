'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import type { Colleague } from '@/cms/workflow/colleagues'
import { commentLimits } from '@/cms/workflow/comments/limits'
import { storeMentions } from '@/cms/workflow/comments/mentions'
import layout from '@/desk/admin/layout.module.css'
import { commentDraft } from './comment-draft'
import styles from './workflow.module.css'

type Props = {
  label: string
  /** Name under which this tab stores what is not sent yet. */
  draftName: string
  submit: string
  colleagues: readonly Colleague[]
  isBusy: boolean
  /** Resolves to whether the comment was stored. */
  onSend: (body: string) => Promise<boolean>
}

const maxNames = 6
/** `@` and what follows it before the caret, except in addresses. */
const openMention = /(?<![\w.+-])@([^\n@]{0,40})$/u

/** A field for a comment, which lists colleagues after `@`. */
export function CommentBox({ label, draftName, submit, colleagues, isBusy, onSend }: Props) {
  const t = useTexts()
  const [text, setState] = useState(() => commentDraft(draftName).read() ?? '')
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const body = storeMentions(text, colleagues)
  const names = query === null ? [] : findNames(colleagues, query)
  const canSend = !isBusy && body.trim() !== '' && body.length <= commentLimits.characters

  function setText(typed: string) {
    setState(typed)
    commentDraft(draftName).write(typed || null)
  }

  function readQuery() {
    const caret = area.current?.selectionStart ?? 0
    setQuery(openMention.exec(area.current?.value.slice(0, caret) ?? '')?.[1] ?? null)
    setActive(0)
  }

  function choose({ name }: Colleague) {
    const caret = area.current?.selectionStart ?? text.length
    const start = caret - (query ?? '').length
    const chosen = `${text.slice(0, start)}${name} `
    setText(chosen + text.slice(caret))
    setQuery(null)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(chosen.length, chosen.length)
    })
  }

  async function send() {
    if (canSend && (await onSend(body))) setText('')
  }

  function handleKey(event: KeyboardEvent) {
    // These keys belong to the input method, for example of Japanese.
    if (event.nativeEvent.isComposing) return
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const chosen = names[active]
    if (isSend) send()
    else if (!chosen) return
    else if (event.key === 'ArrowDown') setActive((active + 1) % names.length)
    else if (event.key === 'ArrowUp') setActive((active + names.length - 1) % names.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else if (event.key === 'Escape') setQuery(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.return}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={layout.control}
        ref={area}
        id={id}
        rows={3}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={names.length > 0}
        aria-controls={`${id}-names`}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={names[active] && `${id}-${names[active].id}`}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          readQuery()
        }}
        onClick={readQuery}
        onKeyDown={handleKey}
        onBlur={() => setQuery(null)}
      />
      <div style={{ position: 'relative' }}>
        <NameList
          id={id}
          names={names}
          active={active}
          label={t('workflow.colleagues')}
          onChoose={choose}
        />
      </div>
      <small id={`${id}-hint`}>
        {t('workflow.mentionHint')} {body.length}/{commentLimits.characters}
      </small>
      <div>
        <Button size="small" margin={false} disabled={!canSend} onClick={send}>
          {submit}
        </Button>
      </div>
    </div>
  )
}

function findNames(colleagues: readonly Colleague[], query: string): Colleague[] {
  const wanted = query.trim().toLocaleLowerCase()
  return colleagues
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .slice(0, maxNames)
}

function NameList({
  id,
  names,
  active,
  label,
  onChoose,
}: {
  id: string
  names: readonly Colleague[]
  active: number
  label: string
  onChoose: (colleague: Colleague) => void
}) {
  if (names.length === 0) return null
  return (
    // The text field has the focus and the keys of the list.
    <div className={styles.names} id={`${id}-names`} role="listbox" aria-label={label}>
      {names.map((colleague, index) => (
        <div
          key={colleague.id}
          id={`${id}-${colleague.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the text field loses the focus.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(colleague)
          }}
        >
          {colleague.name}
        </div>
      ))}
    </div>
  )
}
