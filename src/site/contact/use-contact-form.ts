import { type RefObject, useActionState, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContactDraft,
  type ContactField,
  type ContactIssue,
  checkContactDraft,
  contactFields,
  contactLimits,
  findContactIssue,
  tidyContactField,
} from '@/cms/contact/check-contact-draft'
import { submitContactForm } from '@/data/contact/submit-contact-form'
import { loadHttp } from '@/std/load-http'
import { storedValue } from '@/std/stored-value'
import { useUnsavedWork } from '@/ui/unsaved-work'
import { type ContactOutcome, sendContactForm } from './send-contact-form'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Issues = Partial<Record<ContactField, ContactIssue>>

/**
 * State of the contact form. The controls are uncontrolled, so that text entered before hydration
 * is not lost. Without JavaScript, the server processes the form through `action` and `reply`.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [reply, action] = useActionState(submitContactForm, null)
  const [outcome, setOutcome] = useState<ContactOutcome | undefined>(reply?.answer)
  const [issues, setIssues] = useState<Issues>(() => byField(issuesOf(reply?.answer)))
  const [isSending, setSending] = useState(false)
  const [isAlive, setAlive] = useState(false)
  const [left, setLeft] = useState<number>(contactLimits.message)
  const [hasText, setHasText] = useState(false)
  const startedAt = useRef(0)
  useUnsavedWork(hasText)

  // Loads the HTTP client early, before the connection may be lost.
  useEffect(() => {
    if (hasText) loadHttp().catch(() => {})
  }, [hasText])

  useEffect(() => {
    setAlive(true)
    const stored = savedDraft.read()
    startedAt.current = stored?.startedAt || Date.now()
    for (const field of contactFields) {
      const control = controlOf(form.current, field)
      if (control?.value === '' && stored) control.value = stored.draft[field]
    }
    setLeft(countLeft(form.current))
    setHasText(isFormFilled(form.current))
    if (reply?.answer.status === 'invalid') focusFirst(form.current, reply.answer.issues)
  }, [form, reply])

  function checkField(field: ContactField) {
    const issue = findContactIssue(field, controlOf(form.current, field)?.value ?? '')
    setIssues(({ [field]: _, ...others }) => (issue ? { ...others, [field]: issue } : others))
  }

  return {
    reply,
    outcome,
    issues,
    isSending,
    isAlive,
    /** Number of characters left for the message. */
    left,
    action,
    onInput(event: { target: EventTarget }) {
      savedDraft.write({ draft: readDraft(form.current), startedAt: startedAt.current })
      setLeft(countLeft(form.current))
      setHasText(isFormFilled(form.current))
      const field = fieldOf(event.target)
      if (field && issues[field]) checkField(field)
    },
    onBlur(event: { target: EventTarget; relatedTarget: EventTarget | null }) {
      // A new error message would move the button away from the pointer during the press.
      if (event.relatedTarget instanceof HTMLButtonElement) return
      const field = fieldOf(event.target)
      if (field && (event.target as Control).value !== '') checkField(field)
    },
    async onSubmit(event: { preventDefault: () => void }) {
      event.preventDefault()
      if (isSending || !form.current) return
      const draft = readDraft(form.current)
      savedDraft.write({ draft, startedAt: startedAt.current })
      const checked = checkContactDraft(draft)
      if (!checked.ok) return refuse(checked.issues)
      setIssues({})
      setOutcome(undefined)
      setSending(true)
      const elapsedMs = Date.now() - startedAt.current
      const answer = await sendContactForm(new FormData(form.current), elapsedMs)
      setSending(false)
      if (answer.status === 'invalid') return refuse(answer.issues)
      if (answer.status === 'sent') {
        savedDraft.write(null)
        setHasText(false)
      }
      setOutcome(answer)
    },
    beginAnew() {
      startedAt.current = Date.now()
      setLeft(contactLimits.message)
      setOutcome(undefined)
    },
  }

  function refuse(found: readonly ContactIssue[]) {
    flushSync(() => {
      setOutcome({ status: 'invalid', issues: found })
      setIssues(byField(found))
    })
    focusFirst(form.current, found)
  }
}

function issuesOf(answer: ContactOutcome | undefined): readonly ContactIssue[] {
  return answer?.status === 'invalid' ? answer.issues : []
}

function byField(issues: readonly ContactIssue[]): Issues {
  return Object.fromEntries(issues.map((issue) => [issue.field, issue]))
}

function fieldOf(target: EventTarget): ContactField | undefined {
  return contactFields.find((field) => field === (target as Control).name)
}

function controlOf(form: HTMLFormElement | null, field: ContactField): Control | undefined {
  return (form?.elements.namedItem(field) as Control | null) ?? undefined
}

function readDraft(form: HTMLFormElement | null): ContactDraft {
  const texts = contactFields.map((field) => [field, controlOf(form, field)?.value ?? ''])
  return Object.fromEntries(texts) as ContactDraft
}

function isFormFilled(form: HTMLFormElement | null): boolean {
  return Object.values(readDraft(form)).some((text) => text !== '')
}

function countLeft(form: HTMLFormElement | null): number {
  const message = tidyContactField('message', controlOf(form, 'message')?.value ?? '')
  return contactLimits.message - [...message].length
}

function focusFirst(form: HTMLFormElement | null, issues: readonly ContactIssue[]): void {
  const first = contactFields.find((field) => issues.some((issue) => issue.field === field))
  if (first) controlOf(form, first)?.focus()
}

/**
 * The draft, and the time when the form was first shown, in milliseconds since 1970. Stored as long
 * as the tab is open, so that it survives a reload, a lost connection and a visit to another page.
 */
const savedDraft = storedValue('sessionStorage', 'contact-draft', (found) => {
  const { draft, startedAt } = (found ?? {}) as {
    draft?: Record<string, unknown>
    startedAt?: unknown
  }
  if (!draft) return undefined
  const read = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '')
  const texts = contactFields.map((field) => [field, read(field)])
  return { draft: Object.fromEntries(texts) as ContactDraft, startedAt: Number(startedAt) || 0 }
})
